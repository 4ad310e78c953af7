"""What whoever runs it needs: backup, restore, export, import, verify, people, a server's own rule."""
