"""What Discord accepts of a body, field by field, against the limits in `sandbox.limits`."""
