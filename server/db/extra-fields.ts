import { MORE_FIELDS } from '../../widgets/contract/more-fields';
import { CAMPAIGN_FIELDS } from '../../widgets/contract/page-fields';

const MORE = Object.keys(MORE_FIELDS) as (keyof typeof MORE_FIELDS)[];

/** Optional fields of a request. The lead's column `extra` stores the fields that were sent. */
export const EXTRA_FIELDS = [
  'partner',
  ...CAMPAIGN_FIELDS,
  'consent',
  'message_withheld',
  'notice',
  'consent_version',
  'language',
  'seconds_to_fill',
  ...MORE,
] as const;
