import { indicPattern } from './indic-pattern';
import { placeKey, soundOf } from './place-key';

/** The other names of each place, by its name in the form's list. */
export type Aliases = ReadonlyMap<string, readonly string[]>;
type FindPlace = (typed: string) => string | undefined;

/**
 * Pattern of a direction, which follows the name of a suburb ("Andheri East") or precedes the name of a large city
 * ("South Delhi").
 */
const DIRECTION =
  '(?:north|south)?-?(?:east|west)|north|south|central|पूर्व|पश्चिम|उत्तर|दक्षिण|ईस्ट|वेस्ट|తూర్పు|పశ్చిమ|ఈస్ట్|వెస్ట్';
const COUNTRY = 'india|bharat|भारत|इ(?:ं|ण्)डिया|భారత(?:్| ?దేశం)|ఇండియా';
/** Pattern of the words for a district. */
const DISTRICT = 'dist(?:rict|t)?|dt|[jz]ill?a|(?:ज\u093c?|\u095b)ि(?:ला)?|జి(?:ల్లా)?';
/** Pattern of the words for a part of a district. */
const PART_OF_DISTRICT = 'tal(?:u[kq]a?)?|tq|t[ae][hs]+il|mandal|mdl|तहसील|ता|మండలం';
/** Matches words that follow the place in an address: "Bengaluru Urban district", "Delhi India". */
const AFTER_NAME = new RegExp(
  `[\\s.-]+(?:city|town|${DISTRICT}|${PART_OF_DISTRICT}|urban|state|${COUNTRY}|ut|u\\.t|extension|extn?|${DIRECTION}|[news]|शहर|నగరం)[.:]*$`,
  'iu',
);
/** Matches words before the place, and the number of a state in tax documents: "36-Telangana". */
const BEFORE_NAME = new RegExp(
  `^(?:(?:state|ut|union territory|city|district) of (?=.)|(?:${DISTRICT}|${PART_OF_DISTRICT}|(?:at )?post)[\\s.:]+(?=.)|\\p{Nd}{2} ?- ?(?=\\p{L})|(?:${DIRECTION}) (?=mumbai|bombay|delhi|b[ae]ngal|kolkata|calcutta|chennai|madras|hyderabad|pune))`,
  'iu',
);
const NOT_A_PLACE = new RegExp(
  `^(?:city|town|${DISTRICT}|urban|state|in|${COUNTRY}|ut|extension|extn?|${DIRECTION}|[news]|\\p{Nd}{2})\\.?$`,
  'iu',
);
/** Matches a part of an address that names the district: "Dist. Pune". A town may stand before it. */
const OF_DISTRICT = new RegExp(`^(?:${DISTRICT})[\\s.:]+.|[\\s.](?:${DISTRICT})\\.?$`, 'iu');
/**
 * Matches a numbered part of a city, which may be before or after the city's name: "Sector 62", "Phase-II". Also matches
 * a PIN, in the digits of any script: "Pin code: 500 081".
 */
const NUMBERED =
  /(^|[\s,;(-])(?:sector|sec|phase|सेक्टर|సెక్టార్)[.\s-]*(?:no[.\s]*)?(?:\p{Nd}{1,3}|[ivx]+)(?:-?[a-z])?(?![\p{L}\p{N}])|(?:pin ?(?:code)?[\s.:-]*)?\p{Nd}{3} ?\p{Nd}{3}/giu;
/**
 * Matches separators between the parts of an address. A hyphen is a separator only after a space or before a digit,
 * because many names contain a hyphen.
 */
const SEPARATOR = /\s*(?:[,;/|()[\]\n–—]|\s-\s?|-(?=\p{Nd}))\s*/u;

/** Maximum length of a typed place. Even with its state, country and postcode, every place is shorter than this. */
const MAX_LENGTH = 150;
/** Number of words in the longest name of a state: "Dadra and Nagar Haveli and Daman and Diu". */
const MAX_TAIL_WORDS = 8;

/**
 * Returns all names in a listed name. For "Rajamahendravaram (Rajahmundry)" these are the whole text and the two names.
 */
export const namesIn = (listed: string): string[] => [listed, ...listed.split(/ \(|\)/)].filter(Boolean);

/**
 * Returns a function that finds a place by any of its names. The function returns the place's listed name, or undefined
 * if the name is unknown or ambiguous.
 * @param isOther returns true for a part of an address that is not the place, such as the state after a city
 */
export function createMatcher(
  listed: readonly string[],
  aliases: Aliases,
  isOther: (part: string) => boolean = () => false,
): FindPlace {
  // Build both maps at the first search, not while the visitor is still typing a name.
  let byKey: Map<string, string> | undefined;
  const placesByKey = () => {
    if (byKey) return byKey;
    byKey = new Map();
    // Add the listed names first, so that no alias overrides a listed name.
    for (const namesOf of [namesIn, (place: string) => aliases.get(place) ?? []]) {
      for (const place of listed) {
        for (const key of namesOf(place).map(placeKey)) if (!byKey.has(key)) byKey.set(key, place);
      }
    }
    return byKey;
  };

  let bySound: Map<string, Set<string>> | undefined;
  const placesBySound = () => {
    if (bySound) return bySound;
    bySound = new Map();
    for (const [key, place] of placesByKey()) {
      const sound = soundOf(key);
      bySound.set(sound, (bySound.get(sound) ?? new Set()).add(place));
    }
    return bySound;
  };

  const findExactly = (name: string) => {
    const key = placeKey(name);
    const exact = placesByKey().get(key);
    if (exact || !key) return exact;
    const pattern = indicPattern(key);
    const found = pattern
      ? new Set([...placesByKey()].filter(([other]) => pattern.test(other)).map(([, place]) => place))
      : placesBySound().get(soundOf(key));
    return found?.size === 1 ? [...found][0] : undefined;
  };

  const find = (part: string): string | undefined => {
    const found = findExactly(part);
    if (found) return found;
    // Find a city that precedes the name of its state, as in "Bengaluru Karnataka".
    for (const { index = 0 } of [...part.matchAll(/ /g)].slice(-MAX_TAIL_WORDS).reverse()) {
      const city = isOther(part.slice(index + 1)) && findExactly(part.slice(0, index));
      if (city) return city;
    }
    const shorter = part.replace(BEFORE_NAME, '').replace(AFTER_NAME, '');
    return shorter === part ? undefined : find(shorter);
  };

  return (typed) => {
    const text = typed.trim();
    if (text.length > MAX_LENGTH) return;
    const whole = findExactly(text);
    if (whole) return whole;
    const parts = text
      .replace(NUMBERED, '$1,')
      .split(SEPARATOR)
      .filter((part) => part && !NOT_A_PLACE.test(part));
    const places = parts.filter((part) => !isOther(part));
    const towns = places.filter((part) => !OF_DISTRICT.test(part));
    const names = towns.length ? towns : places;
    // If every part is the name of the state, as in "Delhi, Delhi" and "Puducherry, India", the first part is the city.
    const [first, ...others] = (names.length ? names : parts.slice(0, 1)).map(find);
    return others.every((place) => place === first) ? first : undefined;
  };
}
