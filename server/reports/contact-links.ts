import type { ReportedLead } from './lead-report';
import { chatText } from './sender-texts';

/** A way to reach the sender of a lead. `href` is safe in an attribute once it is escaped. */
export type ContactLink = { readonly label: string; readonly text: string; readonly href: string };

/** The country code of India. Stored mobile numbers have ten digits, without the country code. */
const COUNTRY_CODE = '91';

const INDIAN_MOBILE = /^\d{10}$/;

/**
 * Encodes a text for the query of a link. In a plain-text mail, mail programs end a link before a bracket, a quote or a
 * full stop at its end.
 */
const encodeForLink = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]|\.$/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Encodes a mail address for `mailto:`. The address may be any text, such as `a?bcc=b@c.d`. */
const encodeAddress = (address: string) => encodeURIComponent(address).replaceAll('%40', '@');

/**
 * Returns the links with which the broker's staff reach the sender of a lead: a call, a WhatsApp chat and a mail. The
 * chat begins with a text in the lead's language.
 * @param broker the broker's name, for the greeting in the chat's text
 */
export function contactLinks(lead: ReportedLead, broker: string): ContactLink[] {
  const { mobile, email, reference } = lead;
  const links: ContactLink[] = [];
  if (INDIAN_MOBILE.test(`${mobile}`)) {
    const number = `+${COUNTRY_CODE} ${`${mobile}`.slice(0, 5)} ${`${mobile}`.slice(5)}`;
    const text = encodeForLink(chatText(lead, broker));
    links.push(
      { label: 'Call', text: number, href: `tel:+${COUNTRY_CODE}${mobile}` },
      { label: 'WhatsApp', text: number, href: `https://wa.me/${COUNTRY_CODE}${mobile}?text=${text}` },
    );
  }
  if (email)
    links.push({
      label: 'Reply',
      text: `${email}`,
      href: `mailto:${encodeAddress(`${email}`)}?subject=${encodeURIComponent(reference)}`,
    });
  return links;
}
