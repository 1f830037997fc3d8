/** English texts for those parts of our own pages that change their language together with the page's form. */
export const PAGE_TEXTS = {
  /** Title of the page that partners' links open. */
  title: (broker: string) => `Get A Quote | ${broker}`,
  languages: 'Language of this form',
  contactUs: 'Contact us',
  call: 'Call',
  getAQuote: 'Get A Quote',
  /** `product`: the page's product; may be empty. */
  details: (product: string) =>
    `Fill in your details and our team will contact you${product && ` about ${product}`}.`,
  writeToUs: 'Write to us',
  writeLead:
    'Ask about a policy that you hold or are thinking of, or about a claim. Say which product it is about, and how we can reach you.',
  sendEmail: 'Send an email',
  claimTitle: 'Tell us about your claim',
  claimLead:
    'We help you to present the claim, and explain what is asked and why. Say what has happened, when and where, and which policy you hold.',
  claimNote:
    'The insurer decides a claim under the policy. Your policy states the time within which it must be told.',
  // On some pages, the query field is filled in with one of the next two texts. `insurance` is the line of insurance;
  // it may be empty.
  claimQuery: (insurance: string) =>
    `I want to make a claim. Insurance: ${insurance}\nWhat happened, when and where: `,
  partnerQuery: 'I would like to be a partner. Please send me a partner ID.\nWhere I would share the form: ',
  youCanCall: 'You can also call us at',
  /** The text with which a visitor begins a chat. `product`: the page's product; may be empty. */
  chat: (product: string) => `Hello, I have a question about ${product || 'insurance'}.`,
  chatPartner: 'Partner',
} as const;

type ChatTexts = { readonly chat: (product: string) => string; readonly chatPartner: string };

type ChatSubject = {
  /** Name of the page's product; may be empty. */
  readonly product: string;
  readonly page: string;
  /** ID of the partner whose link the visitor followed; may be empty. */
  readonly partner?: string;
};

/** Returns the address of a WhatsApp chat that begins with a text about the visitor's page. */
export function chatUrl(address: string, texts: ChatTexts, { product, page, partner }: ChatSubject): string {
  const url = new URL(address);
  const lines = [texts.chat(product), page];
  if (partner) lines.push(`${texts.chatPartner}: ${partner}`);
  url.searchParams.set('text', lines.join('\n'));
  // Encode spaces as %20, because WhatsApp's apps show a plus sign literally. Don't escape ":", "/" and ",", which a
  // query may contain: pages with the URL then compress better.
  url.search = url.search.replaceAll('+', '%20').replace(/%(3A|2F|2C)/g, decodeURIComponent);
  return url.href;
}
