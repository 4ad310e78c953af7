"""Pictures for messages: scenes of what somebody may see, drawn in threads of their own."""
