"""Bot workers: processes, queues and remote programs."""
