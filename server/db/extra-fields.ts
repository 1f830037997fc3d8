import { MORE_FIELDS } from '../../widgets/contract/more-fields';

const MORE = Object.keys(MORE_FIELDS) as (keyof typeof MORE_FIELDS)[];

/** Optional fields of a request. Those that are sent are stored in the lead's column `extra`. */
export const EXTRA_FIELDS = [
  'partner',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'consent',
  'message_withheld',
  'notice',
  'consent_version',
  'language',
  'seconds_to_fill',
  ...MORE,
] as const;
