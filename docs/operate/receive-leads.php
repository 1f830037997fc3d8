<?php
// Receives leads from the webhook and adds each to a file, one in a line. Try it: php -S 127.0.0.1:8080 receive-leads.php
$secret = base64_decode(substr((string) getenv('LEADS_WEBHOOK_SECRET'), strlen('whsec_')));
$file = getenv('LEADS_FILE');
if (strlen($secret) < 24 || !$file) { http_response_code(500); exit("Set LEADS_WEBHOOK_SECRET and LEADS_FILE.\n"); }
$id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
$time = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
$body = file_get_contents('php://input');
$expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$time.$body", $secret, true));
$valid = false;
foreach (explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '') as $signature)
  $valid = $valid || hash_equals($expected, $signature);
if (!$valid || abs(time() - (int) $time) > 300) { http_response_code(401); exit("The signature is wrong or old.\n"); }
$leads = fopen($file, 'a+');
flock($leads, LOCK_EX);
// A lead may arrive twice, with the same id.
$known = str_contains((string) stream_get_contents($leads, -1, 0), "$id\t");
$line = "$id\t" . json_encode(json_decode($body)->data) . "\n";
$size = fstat($leads)['size'];
$stored = $known || (fwrite($leads, $line) === strlen($line) && fflush($leads));
// A full disk may have taken the beginning of the line.
if (!$stored) ftruncate($leads, $size);
http_response_code($stored ? 204 : 500);
