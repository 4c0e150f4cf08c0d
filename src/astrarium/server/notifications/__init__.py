"""Notifications: e-mail, web push and webhooks."""
