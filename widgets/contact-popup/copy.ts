export const COPY = {
  title: 'Contact Form',
  close: 'Close',
  /** `product` is the product that the page is about. Empty if there is none. */
  lead: (product: string) =>
    `${product ? `Questions about ${product}?` : 'Questions?'} Leave your name and number, and our team will contact you.`,
  secondLead: 'Almost done: tell us where you are and what you want to insure.',
  step: (step: number) => `Step ${step} of 2`,
  next: 'Continue',
  back: 'Back',
} as const;
