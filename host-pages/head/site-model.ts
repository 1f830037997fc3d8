import type { Palette } from '../palette/palette';
/** The part of `SITE` that page heads and deployed files use. */
export type SiteModel = {
  readonly name: string;
  readonly licence: string;
  readonly phone: string;
  readonly mail: string;
  readonly origin: string;
  readonly api: string;
  readonly product: string;
  readonly offices: readonly Office[];
  readonly social: { readonly messaging: string; readonly network: string; readonly photos: string };
  readonly map: string;
  readonly accent: string;
  readonly palette?: Palette;
  readonly analytics: string;
  readonly pictures?: readonly string[];
  readonly redirects: readonly Redirect[];
};

/**
 * The path of a removed page, and the path or URL to which it redirects. Neither has a query or a fragment. A redirect
 * keeps the request's query.
 */
export type Redirect = { readonly from: string; readonly to: string };

export type Office = {
  readonly title: string;
  readonly city: string;
  readonly state: string;
  readonly address: readonly string[];
  readonly mail: string;
  readonly phones: readonly string[];
  /** Lines such as `Mo-Fr 10:00-18:00`, or any other text. */
  readonly hours?: readonly string[];
  /** URL of directions to the office (https), or an empty string if there is none. */
  readonly directions?: string;
};
