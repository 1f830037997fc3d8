/**
 * Mask of the last seven bits of a letter's code. In all scripts from Devanagari to Malayalam, the letters for the same
 * sound have the same last seven bits.
 */
const LETTER = 0x7f;
const FIRST = 0x0900;
const LAST = 0x0d7f;

const INHERENT_A = 'a?';
const CANDRABINDU = 1;
const VISARGA = 3;
const NUKTA = 0x3c;
const YA = 0x2f;
const VIRAMA = 0x4d;
const FIRST_CONSONANT = 0x15;
const LAST_CONSONANT = 0x39;
/** Difference between the code of a vowel's letter and the code of its sign, which stands after a consonant. */
const TO_SIGN = 0x38;
const FIRST_SIGN = 0x3e;
const SIGN_U = 0x41;
/** The letters and the signs of the vowels "i" and "ii". */
const SOUNDS_OF_I = [7, 8, 0x3f, 0x40];

/** Patterns of the English spellings of each consonant, from "ka" to "ha". */
const CONSONANTS = (
  '[ckq]+ [ckq]+h? g+ g+h? (?:ng?|g) c+h* c+h* [jz]+ [jz]+h? n t+h? t+h? [dr]+h? [dr]+h? n+ t+h? t+h? d+h? d+h? n+ n+ ' +
  'p+ (?:p+h?|f) [bv]+h? [bv]+h? m+ [yi] r+ r+ l+ l+ (?:zh?|l) (?:[vwb]+|on?) s+h? s+h? [sc]+h? h'
).split(' ');

/**
 * Patterns of the consonants of Tamil that have more spellings than in other scripts: Tamil has one letter for "k" and
 * "g", and one for "t" and "d".
 */
const TAMIL: Readonly<Record<number, string>> = {
  21: '[ckqg]+h?',
  26: '(?:[cs]+h*|j)',
  31: '[td]+h?',
  36: '[td]+h?',
  42: '[pbf]+h?',
};
const FIRST_TAMIL = 0x0b80;
const LAST_TAMIL = 0x0bff;

const [E, I, O, U] = ['(?:y?e+[iy]?|ai|ae)', '(?:i+|e+|y)', '(?:o+|au|ow)', '(?:u+|oo|w)'];
/** Patterns of the English spellings of each vowel, from the short "a" to "au". */
const VOWELS = [
  'a+',
  'a+',
  I,
  I,
  U,
  U,
  'r[iu]?',
  'l',
  '[ae]',
  E,
  E,
  '(?:ai?y?|e[iy]?|y)',
  '[ao]+',
  O,
  O,
  '(?:au|o[wu]?)',
];
const FIRST_VOWEL = 5;

/** Matches the first of two equal consonants, with the sign (virama) that joins them. */
const DOUBLED = /(.)[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d](?=\1)/g;

/** Maximum length of a name in characters. A longer text can't be a name. */
const MAX_LENGTH = 60;

/**
 * Returns a pattern that matches the English spellings of a name in an Indian script. A spelling must be in lower case,
 * without spaces. Returns undefined if the name is too long or contains characters of other scripts. In the pattern,
 * every optional part follows a required part, so matching takes linear time.
 * @param name without spaces and joiners, as `placeKey` returns it
 */
export function indicPattern(name: string): RegExp | undefined {
  if (name.length > MAX_LENGTH) return;
  // Doubled consonants count as one.
  const letters = [...name.replace(DOUBLED, '')].map((letter) => letter.charCodeAt(0));
  if (letters.some((code) => code < FIRST || code > LAST)) return;
  let pattern = '';
  let last = 0;
  for (const code of letters) {
    const letter = code & LETTER;
    const isTamil = code >= FIRST_TAMIL && code <= LAST_TAMIL;
    const piece = (isTamil && TAMIL[letter]) || pieceOf(letter, last);
    if (piece === undefined) return;
    // A consonant's letter includes the vowel "a". A sign after the letter may change or remove this vowel.
    if (isConsonant(last) && letter !== VIRAMA && letter < FIRST_SIGN && letter !== NUKTA)
      pattern += INHERENT_A;
    pattern += piece;
    if (letter !== NUKTA) last = letter;
  }
  if (isConsonant(last)) pattern += INHERENT_A;
  // Telugu adds a final "u" to words that have none in English.
  return new RegExp(`^${pattern}${last === SIGN_U ? '?' : ''}$`);
}

const isConsonant = (letter: number) => letter >= FIRST_CONSONANT && letter <= LAST_CONSONANT;

function pieceOf(letter: number, last: number): string | undefined {
  if (letter === VIRAMA || letter === NUKTA) return '';
  if (letter >= CANDRABINDU && letter <= VISARGA)
    return last > VISARGA ? (letter === VISARGA ? 'h?' : '[mn]?') : undefined;
  // The "y" after an "i" may be missing, as in "Patiala".
  if (letter === YA && SOUNDS_OF_I.includes(last)) return '[yi]?';
  if (isConsonant(letter)) return CONSONANTS[letter - FIRST_CONSONANT];
  return VOWELS[(letter >= FIRST_SIGN ? letter - TO_SIGN : letter) - FIRST_VOWEL];
}
