/** The texts of a form, except those of its fields. */
export type FormCopy = {
  readonly title: string;
  readonly submit: string;
  readonly sending: string;
  readonly sendingRequest: string;
  readonly stillSending: string;
  readonly tryAgain: string;
  readonly problem: string;
  /** Above the names of the fields that have an error. */
  readonly problems: (count: number) => string;
  readonly failed: string;
  readonly offline: string;
  readonly kept: string;
  readonly callUs: string;
  /** Label of the field that only programs fill in, which text browsers show. */
  readonly leaveEmpty: string;
  readonly thanks: string;
  /** What happens after a success, if the server gives a reference number. */
  readonly next: string;
  readonly copyNumber: string;
  readonly copied: string;
  readonly detailsGoTo: (broker: string) => string;
  readonly howWeUse: string;
  /** Replaces these words of the broker's licence, "Licence No." in English. */
  readonly licenceNumber: string;
};
