"""From the outbox to Discord: posts in threads, screens by direct message, panels, and what to do if that fails."""
