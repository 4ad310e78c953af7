"""Pictures beside a full redraw."""
