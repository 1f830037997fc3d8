import { addressOf, shareImageFile } from './addresses';
import { documentTitle, metaOf } from './default-meta';
import type { PageModel } from './page-model';
import { PAGE_TRANSITIONS } from './page-transitions';
import { SHARE_IMAGE_SIZE } from './share-image-size';
import type { SiteModel } from './site-model';
import { SPECULATION_RULES } from './speculation-rules';
import { structuredData } from './structured-data';
import { THEME_COLOUR } from './theme-colour';

/** Root-relative URLs of built files. */
export type HeadFiles = {
  readonly sheet: string;
  readonly font: string;
  /** Modules that the page needs, with their dependencies. */
  readonly modules: readonly { readonly href: string; readonly integrity?: string }[];
  readonly loader: string;
  /** Run in this order, before the loader. */
  readonly scripts: readonly string[];
};

type HeadProps = { readonly page: PageModel; readonly site: SiteModel; readonly files: HeadFiles };

type DataProps = { readonly type: string; readonly value: unknown };

/** JSON in a script element of a type that is not executed. */
const Data = ({ type, value }: DataProps) => {
  // The element ends at the first `</script`, even inside a JSON string.
  const __html = JSON.stringify(value).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes as entities, which are not decoded in a script element.
  return <script type={type} dangerouslySetInnerHTML={{ __html }} />;
};

const Share = ({ page, site }: Omit<HeadProps, 'files'>) => {
  const { meta_title, meta_description } = metaOf(page);
  const image = page.share ?? {
    url: addressOf(site, `/${shareImageFile(page.canonical)}`),
    type: 'image/png',
    ...SHARE_IMAGE_SIZE,
  };
  const alt = `${meta_title}. ${site.name}`;
  return (
    <>
      <meta property="og:type" content={page.article ? 'article' : 'website'} />
      {page.article?.published && <meta property="article:published_time" content={page.article.published} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={meta_title} />
      <meta property="og:description" content={meta_description} />
      <meta property="og:url" content={addressOf(site, page.canonical)} />
      <meta property="og:image" content={image.url} />
      <meta property="og:image:type" content={image.type} />
      <meta property="og:image:width" content={`${image.width}`} />
      <meta property="og:image:height" content={`${image.height}`} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={meta_title} />
      <meta name="twitter:description" content={meta_description} />
      <meta name="twitter:image" content={image.url} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
};

const Icons = () => (
  <>
    <meta name="theme-color" content={THEME_COLOUR} />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/site.webmanifest" />
  </>
);

const Files = ({ sheet, font, modules, loader, scripts }: HeadFiles) => (
  <>
    <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
    <link rel="stylesheet" href={sheet} />
    {modules.map((module) => (
      <link key={module.href} rel="modulepreload" {...module} />
    ))}
    {scripts.map((src) => (
      <script key={src} defer src={src} />
    ))}
    <script defer src={loader} data-broker-loader="" />
  </>
);

/** Everything in a page's `<head>`. */
export const Head = ({ page, site, files }: HeadProps) => {
  const { meta_description, keyword } = metaOf(page);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{documentTitle(page, site)}</title>
      <style>{PAGE_TRANSITIONS}</style>
      <Files {...files} />
      <meta name="description" content={meta_description} />
      <meta name="keywords" content={keyword} />
      <meta name="robots" content={page.indexed ? 'index,follow' : 'noindex'} />
      <link rel="canonical" href={addressOf(site, page.canonical)} />
      {page.feed && <link rel="alternate" type="application/atom+xml" title={site.name} href={page.feed} />}
      <Share page={page} site={site} />
      <Icons />
      {site.analytics && <meta name="analytics" content={site.analytics} />}
      <Data type="speculationrules" value={SPECULATION_RULES} />
      <Data type="application/ld+json" value={structuredData(page, site)} />
    </head>
  );
};
