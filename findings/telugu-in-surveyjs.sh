#!/bin/sh
# SurveyJS in Telugu.
#
# One would guess: a survey takes the code of a language that pages, browsers and its own Hindi use (BCP 47): "te" for Telugu.
# What happens: survey-core has its Telugu texts under "tel", a code of three letters. With "te", which document.documentElement.lang
# and navigator.language say, buttons and errors are in English, without a warning. "hi" is in Hindi.
# Who is hurt: visitors of a page in Telugu: the questions are in their language, the errors and the button are not.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund survey-core@2.5.38

cat >check.cjs <<'JS'
const { Model } = require('survey-core');
require('survey-core/survey.i18n');
const { version } = JSON.parse(require('node:fs').readFileSync('node_modules/survey-core/package.json', 'utf8'));

/** Returns the text of the button that sends, and the error of an empty question. */
function textsIn(language) {
  const survey = new Model({ elements: [{ type: 'text', name: 'mobile', isRequired: true }] });
  survey.locale = language;
  survey.validate(true);
  const [question] = survey.getAllQuestions();
  return [survey.completeText, question.errors[0].getText()];
}

const inEnglish = textsIn('en').join('; ');
const languages = { hi: textsIn('hi').join('; '), te: textsIn('te').join('; '), tel: textsIn('tel').join('; ') };
console.log(`survey-core ${version}`);
for (const [language, texts] of Object.entries(languages)) console.log(`${language}: ${texts}`);
const { hi, te, tel } = languages;
if (hi === inEnglish || te !== inEnglish || tel === inEnglish) {
  console.error('This differs from what was seen: "te" is in English, "tel" and "hi" are not.');
  process.exit(1);
}
JS
node check.cjs || exit 1
