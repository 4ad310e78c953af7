"""Discord in the browser, for this machine alone: a page that draws what `sandbox/client` knows."""
