#!/bin/sh
# Forms behind a firewall: ModSecurity 3 with the OWASP core rule set at its paranoia levels.
#
# One would guess: a form with harmless values passes whether the browser sends it as multipart/form-data or as
# application/x-www-form-urlencoded. A firewall looks at the values, and these are the same.
# What happens: at levels 1 and 2 both pass. From level 3 on, every multipart form is rejected, even "name=Asha": rule 920272
# allows only printable characters in the body, and the format itself has a line break after each line.
# Who is hurt: sites whose host raises the level: all forms that send a file or use FormData stop, with a 403.
set -eu

folder=$(mktemp -d)
trap 'if [ -n "$server" ]; then kill "$server"; wait "$server" || true; fi; rm -rf "$folder"' EXIT
server=
chmod 755 "$folder"
cd "$folder"
apt-get download nginx=1.22.1-9+deb12u11 libnginx-mod-http-modsecurity=1.0.3-1+b2 libmodsecurity3=3.0.9-1+deb12u2 \
  modsecurity-crs=3.3.4-1+deb12u3 libcurl3-gnutls libfuzzy2 libgeoip1 liblua5.3-0 libmaxminddb0 libxml2 libyajl2 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" root; done
root=$folder/root
export LD_LIBRARY_PATH="$root/usr/lib/x86_64-linux-gnu"
rules=$root/usr/share/modsecurity-crs/rules
mkdir logs

cat >nginx.conf <<EOF
load_module $root/usr/lib/nginx/modules/ngx_http_modsecurity_module.so;
pid $folder/nginx.pid;
error_log $folder/error.log;
daemon off;
events {}
http {
  access_log off;
  client_body_temp_path $folder/body;
  proxy_temp_path $folder/proxy;
  fastcgi_temp_path $folder/fastcgi;
  uwsgi_temp_path $folder/uwsgi;
  scgi_temp_path $folder/scgi;
  server { listen 127.0.0.1:28735; location / { return 200; } }
EOF
for level in 1 2 3; do
  cat >"level-$level.conf" <<EOF
SecRuleEngine On
SecRequestBodyAccess On
SecTmpDir $folder
SecDataDir $folder
SecAction "id:900000,phase:1,nolog,pass,t:none,setvar:tx.paranoia_level=$level"
SecAction "id:900990,phase:1,nolog,pass,t:none,setvar:tx.crs_setup_version=334"
SecDefaultAction "phase:1,log,pass"
SecDefaultAction "phase:2,log,pass"
Include $rules/*.conf
EOF
  cat >>nginx.conf <<EOF
  server {
    listen 127.0.0.1:$((28735 + level));
    modsecurity on;
    modsecurity_rules_file $folder/level-$level.conf;
    location / { proxy_pass http://127.0.0.1:28735; }
  }
EOF
done
echo '}' >>nginx.conf
"$root/usr/sbin/nginx" -p "$folder" -c "$folder/nginx.conf" &
server=$!

cat >check.mjs <<'JS'
const post = async (level, body) => {
  const url = `http://127.0.0.1:${28735 + level}/`;
  for (let tries = 0; tries < 100; tries++) {
    try {
      return (await fetch(url, { method: 'POST', body })).status;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`nothing answers at ${url}`);
};

const multipart = new FormData();
multipart.append('name', 'Asha');
const SEEN = { 1: [200, 200], 2: [200, 200], 3: [403, 200] };
let isAsSeen = true;
for (const [level, expected] of Object.entries(SEEN)) {
  const statuses = [await post(Number(level), multipart), await post(Number(level), new URLSearchParams({ name: 'Asha' }))];
  console.log(`ModSecurity 3.0.9, core rule set 3.3.4, level ${level}: multipart ${statuses[0]}, urlencoded ${statuses[1]}`);
  isAsSeen &&= `${statuses}` === `${expected}`;
}
if (!isAsSeen) {
  console.error('This differs from what was seen: at level 3 a multipart form is rejected.');
  process.exit(1);
}
JS
node check.mjs || exit 1
