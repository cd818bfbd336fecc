"""Is the server in this container there? Asked by the name that it answers to; the exit status tells."""

import os
import urllib.request

name = os.environ.get("ELBOWROOM_HOSTNAME", "").split(",")[0].strip() or "127.0.0.1"
port = os.environ.get("ELBOWROOM_PORT", "8000")
request = urllib.request.Request(f"http://127.0.0.1:{port}/livez", headers={"Host": name})
with urllib.request.urlopen(request, timeout=4):
    pass
