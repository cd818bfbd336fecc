"""The Underground box."""
