"""Receives leads from the webhook on port 8080 and adds each to a file, one in a line."""
import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

SECRET = base64.b64decode(os.environ["LEADS_WEBHOOK_SECRET"].removeprefix("whsec_"))
FILE = os.environ["LEADS_FILE"]

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        lead, sent = self.headers.get("webhook-id", ""), self.headers.get("webhook-timestamp", "")
        mac = hmac.new(SECRET, f"{lead}.{sent}.".encode() + body, hashlib.sha256).digest()
        expected = "v1," + base64.b64encode(mac).decode()
        signatures = self.headers.get("webhook-signature", "").split()
        valid = any(hmac.compare_digest(expected.encode(), one.encode()) for one in signatures)
        if not valid or not sent.isdigit() or abs(time.time() - int(sent)) > 300:
            return self.send_error(401, "The signature is wrong or old")
        size = os.path.getsize(FILE) if os.path.exists(FILE) else 0
        try:
            with open(FILE, "a+", encoding="utf-8") as leads:
                leads.seek(0)
                if not any(line.startswith(f"{lead}\t") for line in leads):  # it may arrive twice, with the same id
                    leads.write(f"{lead}\t{json.dumps(json.loads(body)['data'])}\n")
        except OSError:
            os.truncate(FILE, size)  # a full disk may have taken the beginning of the line
            raise
        self.send_response(204)
        self.end_headers()

HTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
