import type { BarePageRow } from '../../bare-pages';

/** Addresses of built files, from the root of the site. */
export type BareFiles = {
  readonly sheet: string;
  readonly modules: readonly string[];
  readonly loader: string;
  /** Runs before the loader. */
  readonly script: string;
};

type BarePageProps = { readonly page: BarePageRow; readonly files: BareFiles };

/** One whole document for a frame. Whatever leads out of it opens beside the page around it. */
export const BarePage = ({ page, files }: BarePageProps) => (
  <html lang="en-IN">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.title}</title>
      <base target="_blank" />
      <link rel="stylesheet" href={files.sheet} />
      {files.modules.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script defer src={files.script} />
      <script defer src={files.loader} data-broker-loader="" />
      <meta name="robots" content="noindex" />
    </head>
    <body>{page.body()}</body>
  </html>
);
