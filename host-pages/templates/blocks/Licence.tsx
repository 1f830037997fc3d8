import { longDate } from '../../content/long-date';

export type LicenceFacts = {
  readonly licence: string;
  /** URL of the licence in the regulator's register, or empty. */
  readonly licenceUrl: string;
  /** Last day on which the licence is valid (YYYY-MM-DD), or empty. */
  readonly licenceValidUntil: string;
};

/** Renders the licence, with its validity and a link to the register if they are known. */
export const Licence = ({ licence, licenceUrl, licenceValidUntil }: LicenceFacts) => (
  <>
    {licenceUrl ? (
      <a href={licenceUrl} target="_blank" rel="noopener">
        {licence}
      </a>
    ) : (
      licence
    )}
    {licenceValidUntil && `, valid until ${longDate(licenceValidUntil)}`}
  </>
);
