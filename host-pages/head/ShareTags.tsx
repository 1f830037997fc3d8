import { addressOf } from './addresses';
import type { ShareImageFacts } from './page-model';
import type { SiteModel } from './site-model';

type ShareTagsProps = {
  readonly site: Pick<SiteModel, 'origin' | 'name'>;
  /**
   * The page's path, for `og:url`. If it is undefined, this tag is left out, and messengers use the URL that they
   * fetched, with its query.
   */
  readonly path: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly image: ShareImageFacts;
  /** Default: English. */
  readonly language?: string | undefined;
  /** Date of publication (YYYY-MM-DD), or an empty string if it is unknown. Undefined if the page is not an article. */
  readonly published?: string | undefined;
};

/** Renders the tags that tell messengers and social networks how to show a link to the page. */
export const ShareTags = ({
  site,
  path,
  title,
  description,
  image,
  language = 'en',
  published,
}: ShareTagsProps) => {
  const alt = `${title}. ${site.name}`;
  return (
    <>
      <meta property="og:type" content={published === undefined ? 'website' : 'article'} />
      {published && <meta property="article:published_time" content={published} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={`${language}_IN`} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {path !== undefined && <meta property="og:url" content={addressOf(site, path)} />}
      <meta property="og:image" content={image.url} />
      <meta property="og:image:type" content={image.type} />
      <meta property="og:image:width" content={`${image.width}`} />
      <meta property="og:image:height" content={`${image.height}`} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image.url} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
};
