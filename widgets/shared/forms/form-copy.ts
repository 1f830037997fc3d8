/** The texts of a form, except its fields' texts. */
export type FormCopy = {
  readonly title: string;
  readonly submit: string;
  readonly sending: string;
  readonly sendingRequest: string;
  readonly stillSending: string;
  readonly tryAgain: string;
  readonly problem: string;
  /** Heading of the list of fields that have an error. */
  readonly problems: (count: number) => string;
  readonly failed: string;
  readonly offline: string;
  readonly kept: string;
  readonly callUs: string;
  /** Label of the honeypot field, which only bots fill in. Text browsers show it. */
  readonly leaveEmpty: string;
  readonly thanks: string;
  /** Says what happens next; shown after a success if the server gives a reference number. */
  readonly next: string;
  readonly copyNumber: string;
  readonly copied: string;
  readonly detailsGoTo: (broker: string) => string;
  readonly howWeUse: string;
  /** Translation of the prefix "Licence No.". */
  readonly licenceNumber: string;
  /** The text of the character counter: see Texts in i18n/translation.ts. Default: English. */
  readonly charactersLeft?: ((count: number) => string) | undefined;
};
