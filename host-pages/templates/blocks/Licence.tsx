import { longDate } from '../../content/long-date';

export type LicenceFacts = {
  readonly licence: string;
  /** Where the regulator's register shows the licence. */
  readonly licenceUrl: string;
  /** YYYY-MM-DD */
  readonly licenceValidUntil: string;
};

/** The licence, with its validity and a link to the register as far as these are known. */
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
