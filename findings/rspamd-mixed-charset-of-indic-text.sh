#!/bin/sh
# rspamd, and mails in Indian languages.
#
# One would guess: the rule R_MIXED_CHARSET, "mixed characters in a message", gives points to words that mix the letters of two
# alphabets, as phishing does. It gives no points to a text in one script.
# What happens: it gives no points to Russian and English texts. But it gives 4 to 5 points to Hindi, Telugu, Tamil and Kannada
# texts in one script, without a Latin letter, because it takes their vowel signs and joiners for another script. With 6 points, a
# mail goes to the spam folder.
# Who is hurt: people who write to somebody in India in an Indian language. One more rule of 1 or 2 points makes their mail spam.
set -eu

folder=$(mktemp -d)
trap 'if [ -n "$server" ]; then kill "$server"; wait "$server" || true; fi; rm -rf "$folder"' EXIT
server=
chmod 755 "$folder"
cd "$folder"
apt-get download rspamd=3.4-1 libluajit-5.1-2 libhyperscan5 libsodium23 libunwind8 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" root; done
root=$folder/root
export LD_LIBRARY_PATH="$root/usr/lib/rspamd:$root/usr/lib/x86_64-linux-gnu:$root/lib/x86_64-linux-gnu"
rspamd=$root/usr/bin/rspamd
"$rspamd" --version

mkdir -p local.d db run log
echo 'dns { nameserver = ["127.0.0.1:1"]; timeout = 0.05s; retransmits = 1; }' >local.d/options.inc
echo 'bind_socket = "127.0.0.1:28733"; count = 1;' >local.d/worker-normal.inc
for worker in controller proxy; do echo 'enabled = false;' >"local.d/worker-$worker.inc"; done
echo "type = \"file\"; filename = \"$folder/log/rspamd.log\";" >local.d/logging.inc
share=$root/usr/share/rspamd
"$rspamd" --no-fork --insecure --config="$root/etc/rspamd/rspamd.conf" --var=CONFDIR="$root/etc/rspamd" \
  --var=LOCAL_CONFDIR="$folder" --var=DBDIR="$folder/db" --var=RUNDIR="$folder/run" --var=LOGDIR="$folder/log" \
  --var=SHAREDIR="$share" --var=RULESDIR="$share/rules" --var=PLUGINSDIR="$share/plugins" --var=LUALIBDIR="$share/lualib" \
  --var=WWWDIR="$share/www" >/dev/null 2>&1 &
server=$!

cat >check.mjs <<'JS'
const URL_OF_SERVER = 'http://127.0.0.1:28733';
const TEXTS = {
  English: 'Thank you. We have received your request. Our adviser calls you within one working day.',
  Russian: 'Спасибо. Мы получили ваш запрос. Наш консультант позвонит вам в течение одного рабочего дня.',
  Hindi: 'धन्यवाद। आपका अनुरोध हमें मिल गया है। हमारे सलाहकार एक कार्य दिवस में आपको फ़ोन करेंगे।',
  Telugu: 'ధన్యవాదాలు. మీ అభ్యర్థన మాకు అందింది. మా సలహాదారు ఒక పని దినంలో మీకు ఫోన్ చేస్తారు.',
  Tamil: 'நன்றி. உங்கள் கோரிக்கை எங்களுக்குக் கிடைத்தது. எங்கள் ஆலோசகர் ஒரு வேலை நாளில் உங்களை அழைப்பார்.',
  Kannada: 'ಧನ್ಯವಾದಗಳು. ನಿಮ್ಮ ವಿನಂತಿ ನಮಗೆ ತಲುಪಿದೆ. ನಮ್ಮ ಸಲಹೆಗಾರರು ಒಂದು ಕೆಲಸದ ದಿನದಲ್ಲಿ ನಿಮಗೆ ಕರೆ ಮಾಡುತ್ತಾರೆ.',
};
const mailOf = (text) =>
  [
    'From: Office <office@sender.example>',
    'To: asha@receiver.example',
    'Subject: Hello there',
    'Message-ID: <1@sender.example>',
    'Date: Fri, 27 Nov 2026 10:00:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n'),
  ].join('\r\n');

for (let tries = 0; tries < 240; tries++) {
  if (await fetch(`${URL_OF_SERVER}/ping`).then(({ ok }) => ok, () => false)) break;
  await new Promise((done) => setTimeout(done, 500));
}
let isAsSeen = true;
for (const [language, text] of Object.entries(TEXTS)) {
  const answer = await fetch(`${URL_OF_SERVER}/checkv2`, { method: 'POST', body: mailOf(text) });
  const points = (await answer.json()).symbols.R_MIXED_CHARSET?.score ?? 0;
  console.log(`${language}: R_MIXED_CHARSET ${points.toFixed(1)}`);
  isAsSeen &&= ['English', 'Russian'].includes(language) ? points === 0 : points >= 3;
}
if (!isAsSeen) {
  console.error('This differs from what was seen: 0 for English and Russian, 4 to 5 for the others.');
  process.exit(1);
}
JS
node check.mjs || exit 1
