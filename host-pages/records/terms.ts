export type TermsSection = { readonly title: string; readonly paragraph: string };

export const TERMS = {
  lead: 'These terms apply to your use of this website. A policy has terms of its own, in its wording.',
  sections: [
    {
      title: 'Acceptance of Terms',
      paragraph:
        'By using this website you accept these terms. If you do not agree with them, please do not use it. We may change them from time to time, and the version on this page is the one that applies. The pages give general information about insurance. They are not an offer of cover, and cover always depends on the policy wording. Indian law applies to these terms.',
    },
    {
      title: 'User Responsibilities',
      paragraph:
        'Please give true and complete details when you ask for a quote, send a query or apply for a job. Send details of another person only with that person’s consent. Do not use the site to break the law, disturb its working, reach parts that are not public or send harmful files. A request sent here does not start or change any insurance. Cover begins only when an insurer has accepted the risk and the premium.',
    },
    {
      title: 'Intellectual Property',
      paragraph:
        'The text, drawings, design and marks on this website belong to us or are used with permission. You may read, print and share pages for your own information, as long as the content stays unchanged and its source is shown. Any other copying, sale or commercial use needs our written consent first. Names and marks of other companies belong to their owners. Showing them here gives no right to use them.',
    },
    {
      title: 'Termination of Service',
      paragraph:
        'We may change, suspend or close this website, or any part of it, at any time. We may also block use that breaks these terms or puts the site or other visitors at risk. You can stop using the site whenever you like. None of this ends a policy that you hold: it continues under its own terms, and you can still reach us at our offices, by phone or by email.',
    },
    {
      title: 'Limitation of Liability',
      paragraph:
        'We take care with this website, but we do not promise that it is always available, complete or free of error. Other websites that it links to are not in our hands. As far as the law allows, we are not liable for loss that comes only from general information, unavailability or outside links. Nothing here limits liability that cannot be limited by law. The rights that the law gives you as a consumer remain.',
    },
  ] satisfies readonly TermsSection[],
} as const;
