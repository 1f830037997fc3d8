import {
  coerce,
  enums,
  type Infer,
  nonempty,
  number,
  pattern,
  refine,
  string,
  type,
  unknown,
} from 'superstruct';

// PHP backends may send a number as a string, a text as a number, and null for a missing text.
const text = coerce(string(), unknown(), (value) => {
  if (value === undefined || value === null) return '';
  return typeof value === 'number' ? String(value) : value;
});
const requiredText = nonempty(coerce(string(), number(), String));
const id = requiredText;

/** Number of stars, 0 to 5. */
const rating = refine(
  coerce(number(), pattern(string(), /^\d+(\.\d+)?$/), Number),
  'rating',
  (stars) => stars >= 0 && stars <= 5,
);

// The following shapes describe the items of lists (requirements 3.4 to 3.7). They use `type`, because `object` would
// reject additional fields, which a backend may send.
export const Testimonial = type({ name: requiredText, rating, short_note: requiredText });
export type Testimonial = Infer<typeof Testimonial>;

/** `image` is relative to the API's folder `{product}`: see Endpoint. */
export const Company = type({ image: requiredText, alt_text: text });
export type Company = Infer<typeof Company>;

/**
 * `image` is relative to the API's folder `{product}`: see Endpoint. `video_url` is HTML with an iframe. It is set only
 * for videos.
 */
export const MediaItem = type({
  type: enums(['video', 'image']),
  title: requiredText,
  image: text,
  alt_text: text,
  video_url: text,
});
export type MediaItem = Infer<typeof MediaItem>;

/**
 * `deadline` and `posted_at` are dates, YYYY-MM-DD. `overview` is text. `responsibility` and `qualification` are HTML.
 */
export const Job = type({
  id,
  title: requiredText,
  job_type: text,
  location: text,
  job_description: text,
  deadline: text,
  overview: text,
  responsibility: text,
  qualification: text,
  posted_at: text,
});
export type Job = Infer<typeof Job>;

/**
 * A card in the list of posts. It shows two lines of `description`, which is HTML or text. `published_at` is a date.
 */
export const PostCard = type({
  id,
  image: text,
  alt_text: text,
  title: requiredText,
  description: text,
  published_at: text,
  author: text,
});
export type PostCard = Infer<typeof PostCard>;

/** `description` is HTML; `published_at` is a date. */
export const Post = type({ title: requiredText, description: text, published_at: text, author: text });
export type Post = Infer<typeof Post>;

/** `description` is HTML. */
export const Policy = type({ description: requiredText });
export type Policy = Infer<typeof Policy>;
