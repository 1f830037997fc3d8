import { NOT_LATER } from '../../head/Head';
import { Icons } from '../../head/Icons';
import { ShareTags } from '../../head/ShareTags';
import { drawnImage } from '../../head/share-image-facts';
import { SITE } from '../../site';
import type { StandalonePageRow } from '../../standalone-pages';

/** Root-relative URLs of the built files that the page links to. */
type StandalonePageFiles = {
  readonly sheet: string;
  readonly modules: readonly string[];
  readonly loader: string;
  /** The page's own script, which runs before the loader. */
  readonly script: string;
};

type StandalonePageProps = { readonly page: StandalonePageRow; readonly files: StandalonePageFiles };

/** Renders a complete HTML document for a frame. Its links open in a new tab. */
export const StandalonePage = ({ page, files }: StandalonePageProps) => (
  <html lang="en-IN">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title {...page.title} />
      <base target="_blank" />
      <link rel="stylesheet" href={files.sheet} />
      {files.modules.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {/* The script changes the layout, so it must run before the first rendering. Firefox ignores `blocking`. */}
      <script {...NOT_LATER} defer blocking="render" src={files.script} />
      <script {...NOT_LATER} defer src={files.loader} data-broker-loader="" />
      <meta name="robots" content="noindex" />
      {SITE.analytics && page.widget && <meta name="analytics" content={SITE.analytics} />}
      {page.share && (
        <>
          <meta name="description" content={page.share.description} />
          <ShareTags
            site={SITE}
            // The page's URL depends on the partner, so server/api/form-page.ts adds the tag `og:url`.
            path={undefined}
            title={page.share.image.title}
            description={page.share.description}
            image={drawnImage(SITE, page.share.image.file)}
          />
          <Icons />
        </>
      )}
    </head>
    <body>{page.body()}</body>
  </html>
);
