"""Speed, measured against others in the same run."""
