import { addressOf } from './addresses';
import type { Broker, Office } from './broker';

export type Thing = { readonly '@type': string | readonly string[]; readonly [property: string]: unknown };

export const INDIA: Thing = { '@type': 'Country', name: 'India' };

const filled = (texts: readonly string[]) => texts.filter((text) => text !== '');

const postalAddress = ({ address, city, state }: Office): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: address.join(', '),
  addressLocality: city,
  addressRegion: state,
  addressCountry: 'IN',
});

const place = (office: Office): Thing => ({
  '@type': 'Place',
  name: `${office.title}, ${office.city}`,
  address: postalAddress(office),
  ...(office.phones[0] && { telephone: office.phones[0] }),
});

function contactPoints({ phone, mail, offices }: Broker): Thing[] {
  const pairs = [{ phones: [phone], mail }, ...offices].flatMap(({ phones, mail }) =>
    filled(phones).map((telephone) => ({ telephone, mail })),
  );
  // An office may answer the broker's own number.
  const firsts = pairs.filter(
    ({ telephone }, at) => pairs.findIndex((pair) => pair.telephone === telephone) === at,
  );
  return firsts.map(({ telephone, mail }) => ({
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone,
    ...(mail && { email: mail }),
    areaServed: 'IN',
  }));
}

export const agencyId = (site: Pick<Broker, 'origin'>) => `${addressOf(site, '/')}#agency`;

/** The company itself, which every page names. */
export const agency = (site: Broker): Thing => ({
  '@type': ['InsuranceAgency', 'Organization'],
  '@id': agencyId(site),
  name: site.name,
  url: addressOf(site, '/'),
  logo: addressOf(site, '/icon-512.png'),
  image: addressOf(site, '/share/home.png'),
  ...(site.phone && { telephone: site.phone }),
  ...(site.mail && { email: site.mail }),
  ...(site.offices[0] && { address: postalAddress(site.offices[0]) }),
  location: site.offices.map(place),
  contactPoint: contactPoints(site),
  areaServed: INDIA,
  // A messaging address opens a conversation; it says nothing about the company.
  sameAs: filled([site.social.network, site.social.photos]),
});
