import { HAS_PHONE, OFFICES } from './office-towns';

export type AboutSection = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Says which facts of `host-pages/site.ts` the page adds to the section. */
  readonly adds?: 'licence' | 'payment' | 'founder';
  /** A link below the section, to a page that lets the visitor do what the section describes. */
  readonly link?: readonly [name: string, path: string];
};

/** Id of the section that says how the broker is paid. */
export const PAYMENT_ID = 'how-we-are-paid';

export const ABOUT = {
  title: 'About Us',
  lead: `A regulated insurance broker for people and companies, with ${OFFICES.officesIn}.`,
  sections: [
    {
      title: 'Who we are and whom we serve',
      adds: 'licence',
      paragraphs: [
        `We are a regulated insurance broker. ${OFFICES.sentences}`,
        'We serve families and businesses. For individuals we arrange motor, home, health, life, child education and cyber insurance. For companies we work on projects, liability, employee benefits, goods in transit and property. A shop that wants burglary cover is as welcome as a manufacturer with several plants.',
      ],
    },
    {
      title: 'What a broker owes you',
      paragraphs: [
        'A broker works for the client, and an agent for the insurer. An agent offers the policies of an insurer that it represents. A broker starts from what you need and looks for cover among insurers.',
        'So we explain what a policy covers, what it leaves out and what to consider before you buy. The policy itself is a contract between you and the insurer. The choice, and the decision to buy, stay with you.',
      ],
    },
    // The broker writes this section's text, as `howWeArePaid` in host-pages/site.ts. If the text is empty, the page
    // leaves out the section.
    { title: 'How we are paid', adds: 'payment', paragraphs: [] },
    {
      title: 'How we work',
      paragraphs: [
        'Our approach is solution-driven and backed by decades of experience. We ask first what could go wrong, which policies you hold and what it costs. Only then do we turn to policies.',
        'A systematic process keeps the work efficient, from the first question to the renewal. A large network across the industry helps us find answers when you have a query about a policy or a claim.',
      ],
    },
    {
      title: 'Our founder',
      adds: 'founder',
      paragraphs: [
        'Our founder brings 20 years of experience to the firm. We advise you to know the risk before you look at the premium, and to read the exclusions as closely as the cover. Disclose what the insurer asks for, fully and truthfully, and keep the documents that a claim would need.',
      ],
    },
    {
      title: 'If something goes wrong',
      link: ['How to reach us', '/contact-us'],
      paragraphs: [
        `Please talk to us first, ${HAS_PHONE ? 'by phone, ' : ''}by email or at our ${OFFICES.noun}. Tell us what happened and what you would like us to do.`,
        'If your complaint is about the policy or a claim, write to the insurer’s grievance team as well. If the answer does not satisfy you, you can take the matter to Bima Bharosa, the grievance portal of the insurance regulator. Other remedies that the law gives you remain open.',
      ],
    },
  ] satisfies readonly AboutSection[],
} as const;
