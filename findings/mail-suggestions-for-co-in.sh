#!/bin/sh
# Libraries that look for typing errors in mail addresses, and addresses that end in .co.in.
#
# One would guess: such a library asks "Did you mean …?" for gmial.com. It suggests nothing for an address at
# yahoo.co.in or at a company's own .co.in domain, because the address has no error. For yahoo.co.uk, these libraries do
# suggest nothing.
# What happens: mailcheck and @zootools/email-spell-checker do not know .co.in, and suggest the most similar ending that they
# know: "Did you mean asha@yahoo.co.il?", an address in Israel. deep-email-validator calls mailcheck, and reports that the address
# is invalid. email-misspelled finds no error in the address.
# Who is hurt: visitors in India. A visitor who accepts the suggestion gets no reply. A form that uses deep-email-validator
# refuses the visitor's correct address.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mailcheck@1.1.1 @zootools/email-spell-checker@1.12.0 deep-email-validator@0.1.27 \
  email-misspelled@4.4.0

cat >check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import spellChecker from '@zootools/email-spell-checker';
import { validate } from 'deep-email-validator';
import * as emailMisspelled from 'email-misspelled';
import mailcheck from 'mailcheck';

const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const misspelled = emailMisspelled.default({ domains: emailMisspelled.all });
// Only the checks that need no network.
const CHECKS = { validateMx: false, validateSMTP: false, validateDisposable: false };
const TOOLS = {
  mailcheck: (email) => mailcheck.run({ email })?.full ?? 'fine',
  '@zootools/email-spell-checker': (email) => spellChecker.run({ email })?.full ?? 'fine',
  'deep-email-validator': async (email) => {
    const { valid, reason } = await validate({ email, sender: email, ...CHECKS });
    return valid ? 'fine' : `invalid (${reason})`;
  },
  'email-misspelled': (email) => misspelled(email)[0]?.corrected ?? 'fine',
};
const EMAILS = ['asha@gmial.com', 'asha@yahoo.co.uk', 'asha@yahoo.co.in', 'asha@my-office.co.in'];
const SUGGESTIONS = ['asha@gmail.com', 'fine', 'asha@yahoo.co.il', 'asha@my-office.co.il'];
/** What each tool returned for EMAILS. */
const SEEN = {
  mailcheck: SUGGESTIONS,
  '@zootools/email-spell-checker': SUGGESTIONS,
  'deep-email-validator': ['invalid (typo)', 'fine', 'invalid (typo)', 'invalid (typo)'],
  'email-misspelled': ['asha@gmail.com', 'fine', 'fine', 'fine'],
};

let isAsSeen = true;
for (const [name, judge] of Object.entries(TOOLS)) {
  const answers = await Promise.all(EMAILS.map(judge));
  console.log(`${name} ${versionOf(name)}: ${EMAILS.map((email, index) => `${email}: ${answers[index]}`).join('; ')}`);
  isAsSeen &&= answers.every((answer, index) => answer === SEEN[name][index]);
}
if (!isAsSeen) {
  console.error('This differs from what was seen: the first three tools take .co.in for an error, email-misspelled does not.');
  process.exit(1);
}
JS
node check.mjs || exit 1
