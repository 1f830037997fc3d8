import {
  array,
  coerce,
  defaulted,
  enums,
  type Infer,
  nonempty,
  number,
  object,
  refine,
  string,
} from 'superstruct';

// The shapes of records in content files and in database tables. They are stricter than the widgets' shapes
// (contract/list-shapes), which would drop a misspelt field without an error. Records must already be cleaned by
// `cleanContent`, which removes characters that are not text.

const text = defaulted(string(), '');
const nonBlankText = refine(string(), 'words', (value) => value.trim() !== '' || 'must not be empty');
const shortText = refine(
  nonBlankText,
  'length',
  (value) => value.length <= 100 || 'must be 100 characters or fewer',
);
/** Maximum length of an id in bytes: the name of its page's file has the id in base64, and up to 255 characters. */
const MAX_ID_BYTES = 150;
const id = coerce(
  // An id must not have spaces around it: the API trims the ids in requests, so no request would find the record.
  refine(
    refine(shortText, 'id', (value) => value === value.trim() || 'must not begin or end with a space'),
    'bytes',
    (value) =>
      Buffer.byteLength(value) <= MAX_ID_BYTES ||
      `must have ${MAX_ID_BYTES} bytes or fewer, which are ${MAX_ID_BYTES / 3} letters of Hindi or Telugu`,
  ),
  number(),
  String,
);

export const isDate = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  // `Date` turns 30 February into 2 March.
  new Date(value).toISOString().startsWith(value);
/**
 * A date, or an empty string if the date is unknown. Any other optional text is also an empty string if it is missing.
 */
const date = refine(
  text,
  'date',
  (value) => value === '' || isDate(value) || 'must be a date like 2026-12-31',
);

/** True for a path inside the {product} folder. The image's URL is `${api}${product}/${image}`. */
export const isInFolder = (value: string) => !/^\/|[\\:]|(^|\/)\.\.?(\/|$)/.test(value);
const image = refine(
  text,
  'image',
  (value) => isInFolder(value) || 'must be a path inside the {product} folder, like images/office.jpg',
);

const rating = refine(
  number(),
  'rating',
  (stars) => (stars >= 0 && stars <= 5) || 'must be a number from 0 to 5',
);

const Job = object({
  id,
  title: nonBlankText,
  job_type: text,
  location: text,
  job_description: text,
  deadline: date,
  overview: text,
  responsibility: text,
  qualification: text,
  posted_at: date,
});

const Post = object({
  id,
  image,
  alt_text: text,
  title: nonBlankText,
  description: nonBlankText,
  published_at: date,
  author: text,
});

const MediaItem = refine(
  object({ type: enums(['video', 'image']), title: nonBlankText, image, alt_text: text, video_url: text }),
  'media',
  ({ type, image: path, video_url }) => {
    if (type === 'image') return path !== '' || 'is an image without an image';
    return /<iframe\s/i.test(video_url) || 'is a video whose video_url has no <iframe>';
  },
);

const Policy = object({ description: nonBlankText });

const Associate = object({ image: nonempty(image), alt_text: text });

const Testimonial = object({ name: nonBlankText, rating, short_note: nonBlankText });

/** The shape of each list's records. A list has the same name here, in a content file and as a database table. */
export const LISTS = {
  jobs: Job,
  posts: Post,
  media: MediaItem,
  policies: Policy,
  associates: Associate,
  testimonials: Testimonial,
} as const;

export type ListName = keyof typeof LISTS;
export type Content = { readonly [list in ListName]: readonly Infer<(typeof LISTS)[list]>[] };
export type PostRecord = Content['posts'][number];
export type JobRecord = Content['jobs'][number];

export const LIST_NAMES = Object.keys(LISTS) as ListName[];

/** Returns the names of a list's fields, in the order of its shape. */
export const fieldsOf = (list: ListName): string[] => Object.keys(LISTS[list].schema);

export const listShape = (list: ListName) => array(LISTS[list] as (typeof LISTS)['jobs']);
