import { Fragment } from 'react';
import { addressOf, shareImageFile } from './addresses';
import { documentTitle, metaOf } from './default-meta';
import { Icons } from './Icons';
import type { PageModel } from './page-model';
import { PAGE_TRANSITIONS } from './page-transitions';
import { ShareTags } from './ShareTags';
import { drawnImage } from './share-image-facts';
import type { SiteModel } from './site-model';
import { SPECULATION_RULES } from './speculation-rules';
import { structuredData } from './structured-data';

/** Root-relative URLs of the built files that a page's head links to. */
export type HeadFiles = {
  readonly sheet: string;
  readonly font: string;
  /** Modules that the page preloads, including the modules that they import. */
  readonly modules: readonly { readonly href: string; readonly integrity?: string }[];
  readonly loader: string;
  /** Scripts besides the loader. If there are several, they run in this order and before the loader: see `timingOf`. */
  readonly scripts: readonly string[];
};

type HeadProps = { readonly page: PageModel; readonly site: SiteModel; readonly files: HeadFiles };

type DataProps = { readonly type: string; readonly value: unknown };

/** Renders JSON in a script element with a type that browsers don't execute. */
const Data = ({ type, value }: DataProps) => {
  // Escapes `<`. Otherwise the element would end at the first `</script`, even inside a JSON string.
  const __html = JSON.stringify(value).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes as entities, which are not decoded in a script element.
  return <script type={type} dangerouslySetInnerHTML={{ __html }} />;
};

/** Renders a link to the page in each language. Search engines expect each version to link to all others. */
const Versions = ({ page, site }: Omit<HeadProps, 'files'>) =>
  page.versions?.map(({ language, path }) => (
    <Fragment key={language}>
      <link rel="alternate" hrefLang={language} href={addressOf(site, path)} />
      {language === 'en' && <link rel="alternate" hrefLang="x-default" href={addressOf(site, path)} />}
    </Fragment>
  ));

const Share = ({ page, site }: Omit<HeadProps, 'files'>) => {
  const { meta_title, meta_description } = metaOf(page);
  return (
    <ShareTags
      site={site}
      path={page.showsAny ? undefined : page.canonical}
      title={meta_title}
      description={meta_description}
      language={page.language}
      image={page.share ?? drawnImage(site, shareImageFile(page.canonical))}
      published={page.article && (page.article.published ?? '')}
    />
  );
};

/**
 * Returns the attribute that decides when the scripts of a page run.
 * - If the page has one script besides the loader, both are async. If they were deferred, DOMContentLoaded would come
 *   after the style sheet and before the font. At DOMContentLoaded, Chromium lays out the page to look for forms that
 *   it can fill in. So it would lay out the page twice before the first paint.
 * - If the page has several scripts besides the loader, all are deferred, so they run in order. The search script can
 *   then wait for the loader with DOMContentLoaded, which comes after all deferred scripts.
 */
const timingOf = (scripts: readonly string[]) => (scripts.length > 1 ? { defer: true } : { async: true });

/**
 * Attribute that tells Cloudflare's Rocket Loader to leave a script alone. Otherwise Rocket Loader would create a new
 * script element and set its `src`, which our content security policy blocks. The attribute must come before `src`.
 */
export const NOT_LATER = { 'data-cfasync': 'false' };

const Files = ({ sheet, font, modules, loader, scripts }: HeadFiles) => (
  <>
    <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
    <link rel="stylesheet" href={sheet} />
    {modules.map((module) => (
      <link key={module.href} rel="modulepreload" {...module} />
    ))}
    {scripts.map((src) => (
      <script key={src} {...NOT_LATER} {...timingOf(scripts)} src={src} />
    ))}
    <script {...NOT_LATER} {...timingOf(scripts)} src={loader} data-broker-loader="" />
  </>
);

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
      {page.indexed && <Versions page={page} site={site} />}
      {page.feed && <link rel="alternate" type="application/atom+xml" title={site.name} href={page.feed} />}
      <Share page={page} site={site} />
      <Icons />
      {site.analytics && <meta name="analytics" content={site.analytics} />}
      <Data type="speculationrules" value={SPECULATION_RULES} />
      {/* Only search engines read structured data, so pages that they must not index need none. */}
      {page.indexed && <Data type="application/ld+json" value={structuredData(page, site)} />}
    </head>
  );
};
