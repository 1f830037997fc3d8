import type { Office } from '../head/site-model';
import { SITE } from '../site';

// en-GB puts no comma before "and".
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Returns phrases about the offices, worded for the number of offices and towns. */
export function describeOffices(offices: readonly Pick<Office, 'city'>[]) {
  const towns = [...new Set(offices.map(({ city }) => city))];
  const [first = '', ...others] = towns;
  const isOne = offices.length === 1;
  const elsewhere = offices.filter(({ city }) => city !== first).length;
  const all = list.format(towns);
  const officesIn = (names: string) => `${isOne ? 'an office' : 'offices'} in ${names}`;
  return {
    towns,
    /** "offices" or "office". */
    noun: isOne ? 'office' : 'offices',
    /** A phrase such as "offices in Hyderabad and Vijayawada" or "an office in Pune". */
    officesIn: officesIn(all),
    /** A phrase such as "our offices are in Hyderabad and Vijayawada" or "our office is in Pune". */
    ourOfficesAre: `our ${isOne ? 'office is' : 'offices are'} in ${all}`,
    /** One or two sentences about the offices. The first office is the corporate office. */
    sentences:
      others.length > 0
        ? `Our corporate office is in ${first}. We also have ${elsewhere > 1 ? 'offices' : 'an office'} in ${list.format(others)}.`
        : `Our ${isOne ? 'office is' : 'offices are'} in ${first}.`,
    /**
     * Returns a text that names as many towns as `limit` allows. It is the first of these texts that fits:
     * - the result of `text` with all towns
     * - if there are three or more towns: the result of `text` with the first town and the number of other towns
     * - `without`, even if it is longer than `limit`
     * @param limit maximum length in characters
     * @param text builds a text. It gets the towns in two forms: "Pune and Nashik", and "offices in Pune and Nashik".
     * @param without a text that mentions no town
     */
    fit(limit: number, text: (towns: string, officesIn: string) => string, without: string): string {
      const short = others.length > 1 ? [`${first} and ${others.length} other towns`] : [];
      const texts = [all, ...short].map((names) => text(names, officesIn(names)));
      return texts.find(({ length }) => length <= limit) ?? without;
    },
  };
}

export const OFFICES = describeOffices(SITE.offices);

/** True if the contact page shows a phone number: the site's own, or one of an office. */
export const HAS_PHONE = [SITE.phone, ...SITE.offices.flatMap(({ phones }) => phones)].some(Boolean);

/** The beginning of sentences about the contact page. */
export const REACH_US = HAS_PHONE ? 'Call, write or visit us' : 'Write to us or visit us';
