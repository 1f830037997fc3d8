const LATIN_MARKS = /[\u0300-\u036f]/g;
/** The dot below a Hindi letter. People often omit it. */
const NUKTA = /\u093c/g;
/** Nasal signs of Hindi and Telugu. Each has the same meaning as the sign at the next code point. */
const CANDRABINDU = /[\u0901\u0c01]/g;
/**
 * Letters of single scripts that have no place in the common order of the scripts: "ra" and "va" of Assamese, the nasal
 * and the doubling sign of Punjabi, "va" of Odia, and the final consonants of Malayalam. COMMON_LETTERS has what stands
 * for each.
 */
const OWN_LETTERS = 'ৰৱ\u0a70\u0a71ୱൺൻർൽൾ';
const COMMON_LETTERS = 'রব\u0a02\u0a4dଵണനരലള';
const OWN_LETTER = new RegExp(`[${OWN_LETTERS}]`, 'g');
const AND = /&|\band\b/g;
const NOT_WRITTEN = /[^\p{L}\p{M}\p{N}]/gu;

/**
 * Normalises a place's name for comparison: ignores case, accents, spaces and punctuation. "B’lore" equals "blore", and
 * "Jammu & Kashmir" equals "Jammu and Kashmir".
 */
export const placeKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(LATIN_MARKS, '')
    .replace(NUKTA, '')
    .replace(CANDRABINDU, (sign) => String.fromCharCode(sign.charCodeAt(0) + 1))
    .replace(OWN_LETTER, (letter) => COMMON_LETTERS.charAt(OWN_LETTERS.indexOf(letter)))
    .replace(AND, ' ')
    .replace(NOT_WRITTEN, '')
    .normalize();

const SAME_SOUND = [
  [/ck|c(?!h)|q/g, 'k'],
  [/ph/g, 'f'],
  [/([tdbsj]|ch)h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee|ie|y/g, 'i'],
  [/oo/g, 'u'],
  [/au|ov$/g, 'o'],
  [/aa/g, 'a'],
  [/(.)\1/g, '$1'],
  [/(pal)[ei]$/, '$1i'],
  [/(pet)a$/, '$1'],
  [/([pl])ore$/, '$1ur'],
  [/(ur|ol|al)u$/, '$1'],
  [/patanam$/, 'patnam'],
] as const;

/**
 * Returns a key that is equal for spellings of the same sounds, such as Bheemili and Bhimili, or Kondapalle and
 * Kondapally. GeoNames spells 108 towns differently from the form. For 107 of them, both spellings have the same key.
 * The other town has "k" in one spelling and "kh" in the other, which give different keys, because Khanpur isn't
 * Kanpur.
 */
export const soundOf = (key: string): string =>
  SAME_SOUND.reduce((text, [sound, letters]) => text.replace(sound, letters), key);
