import type { ReactNode } from 'react';
import { Head, type HeadFiles } from '../../head/Head';
import type { Route } from '../../route';
import { SITE } from '../../site';

type DocumentProps = {
  readonly route: Route;
  readonly files: HeadFiles;
  /** The `<body>`. */
  readonly children: ReactNode;
};

/** Renders a complete HTML document around a `<body>`. */
export const Document = ({ route, files, children }: DocumentProps) => (
  <html lang={`${route.language ?? 'en'}-IN`}>
    <Head page={route} site={SITE} files={files} />
    {children}
  </html>
);
