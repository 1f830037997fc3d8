import { addressOf } from './addresses';
import { isOpeningHours } from './opening-hours';
import type { Office, SiteModel } from './site-model';

export type Thing = { readonly '@type': string | readonly string[]; readonly [property: string]: unknown };

export const INDIA: Thing = { '@type': 'Country', name: 'India' };

const nonEmpty = (texts: readonly string[]) => texts.filter((text) => text !== '');

/** Matches a PIN code: six digits, often in two groups. https://en.wikipedia.org/wiki/Postal_Index_Number */
const PINCODE = /\b[1-9]\d{2} ?\d{3}\b/;

function postalAddress({ address, city, state }: Office): Thing {
  // Removes the PIN code from lines such as "Telangana (500016)" or "Hyderabad - 500 016".
  const nameIn = (line: string) =>
    line
      .replace(PINCODE, '')
      .replace(/\(.*\)|[-–,\s]+$/g, '')
      .trim();
  const street = address.filter((line) => ![city, state].includes(nameIn(line)));
  const pincode = address.map((line) => PINCODE.exec(line)?.[0].replace(' ', '')).find(Boolean);
  return {
    '@type': 'PostalAddress',
    ...(street.length > 0 && { streetAddress: street.join(', ') }),
    addressLocality: city,
    addressRegion: state,
    ...(pincode && { postalCode: pincode }),
    addressCountry: 'IN',
  };
}

const place = (office: Office): Thing => ({
  '@type': 'Place',
  name: `${office.title}, ${office.city}`,
  address: postalAddress(office),
  ...(office.phones[0] && { telephone: office.phones[0] }),
});

function contactPoints({ phone, mail, offices }: SiteModel): Thing[] {
  const pairs = [{ phones: [phone], mail }, ...offices].flatMap(({ phones, mail }) =>
    nonEmpty(phones).map((telephone) => ({ telephone, mail })),
  );
  // An office may have the same number as the company.
  const unique = pairs.filter(
    ({ telephone }, at) => pairs.findIndex((pair) => pair.telephone === telephone) === at,
  );
  return unique.map(({ telephone, mail }) => ({
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone,
    ...(mail && { email: mail }),
    areaServed: 'IN',
  }));
}

/**
 * Returns an office's hours if all lines are in the format of `isOpeningHours`. If one line is in another format,
 * returns no hours at all, since that line may state an exception to the others.
 */
const openingHours = ({ hours = [] }: Office) =>
  hours.length > 0 && hours.every(isOpeningHours) && { openingHours: hours };

export const organizationId = (site: Pick<SiteModel, 'origin'>) => `${addressOf(site, '/')}#agency`;

/** Returns the company as schema.org JSON-LD, for every page. */
export const organizationLd = (site: SiteModel): Thing => ({
  '@type': ['InsuranceAgency', 'Organization'],
  '@id': organizationId(site),
  name: site.name,
  url: addressOf(site, '/'),
  logo: addressOf(site, '/icon-512.png'),
  image: addressOf(site, '/share/home.png'),
  ...(site.phone && { telephone: site.phone }),
  ...(site.mail && { email: site.mail }),
  ...(site.offices[0] && { address: postalAddress(site.offices[0]) }),
  ...(site.offices[0] && openingHours(site.offices[0])),
  location: site.offices.map(place),
  contactPoint: contactPoints(site),
  areaServed: INDIA,
  // The messaging link is left out: it opens a conversation and isn't a profile of the company.
  sameAs: nonEmpty([site.social.network, site.social.photos]),
});
