import { createRequire } from 'node:module';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/blog-post/copy';
import { postUrl } from '../../../widgets/shared/lists/post-id';
import { stubIntersections } from '../../support/dom';
import { flush, waitUntil } from '../../support/flush';
import { importForBuild } from '../../support/import-fresh';
import { PARTS } from '../../support/parts';
import { FAILURES, listResponse, neverResponds, openList } from '../open-list';
import { isPreact } from '../open-placeholder';

type Pages = typeof import('../../../host-pages/prerender');
type SafeHtml = typeof import('../../../host-pages/content/safe-html');
const { BlogPostPlaceholder } = await importForBuild<Pages>('host-pages/prerender.tsx');
const { safeHtml } = await importForBuild<SafeHtml>('host-pages/content/safe-html.ts');
