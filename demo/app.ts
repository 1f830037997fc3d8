import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import findMyWay from 'find-my-way';
import type { Kysely } from 'kysely';
import { API_ANSWER, staticFileHeaders } from '../host-pages/deploy/headers';
import { sendAnswer } from './api/answer';
import { careers } from './api/careers';
import { contact, createContact } from './api/contact';
import { serveImages } from './api/images';
import { limitPosts } from './api/limit-posts';
import { companies, media, policies, posts, testimonials } from './api/lists';
import { listCities, listStates } from './api/places';
import { onForm, postOnly } from './api/post-only';
import { Refusal } from './api/refusal';
import type { Schema } from './db/schema';
import { serveFolder, serveNotFound } from './static-files';

export type SiteOptions = {
  readonly db: Kysely<Schema>;
  readonly distFolder: string;
  /** Where the broker's own images of content lie; see serveImages. */
  readonly imagesFolder?: string;
  readonly now?: () => Date;
  /** How many leads one IP address may send in a minute. */
  readonly postsPerMinute?: number;
  readonly reportError?: (error: unknown) => void;
};

const POSTS_PER_MINUTE = 30;

/** The page of any blog post that the build wrote no page for. */
const ANY_POST = '/blog-details';

/** A page's path, with a slash behind it that it has not; two at its beginning would lead to another site. */
const SLASH_BEHIND = /^(\/[^/?\\](?:[^?]*[^/?])?)\/+(\?.*)?$/;

const answerCss = readFileSync(new URL('./api/answer.css', import.meta.url));

const redirect = (res: ServerResponse, to: string) => void res.writeHead(308, { Location: to }).end();

/** The broker's own site, as a listener for node:http: the API, and the built files for everything else. */
export function createSite({
  db,
  distFolder,
  imagesFolder,
  now = () => new Date(),
  postsPerMinute = POSTS_PER_MINUTE,
  reportError = console.error,
}: SiteOptions) {
  const notFound = serveNotFound(distFolder);
  const served = { folder: distFolder, headersOf: staticFileHeaders };
  const files = serveFolder({ ...served, otherwise: notFound });
  const anyPost = serveFolder({
    ...served,
    otherwise: (req, res) => {
      req.url = ANY_POST;
      files(req, res);
    },
  });
  const router = findMyWay({
    defaultRoute: (_req, res) => void res.writeHead(405, { Allow: 'GET, HEAD' }).end(),
    onBadUrl: (_path, req, res) => notFound(req, res),
  });

  const limit = limitPosts(postsPerMinute);
  const scripts = {
    'contact_us.php': onForm(contact(db, now), limit),
    'contact.php': onForm(createContact(db, now), limit),
    'careers.php': careers(db, now, limit),
    'state.php': onForm(listStates(db)),
    'city.php': onForm(listCities(db)),
    'testimonial.php': onForm(testimonials(db)),
    'associate_companies.php': onForm(companies(db)),
    'media.php': onForm(media(db)),
    'blog.php': onForm(posts(db)),
    'policy.php': onForm(policies(db)),
  };
  for (const [name, handle] of Object.entries(scripts)) {
    const call = postOnly(handle, reportError);
    router.all(`/api/${name}`, call);
    router.all(`/api/:product(^[\\w-]+$)/${name}`, call);
  }
  router.on(['GET', 'HEAD'], '/api/:product(^[\\w-]+$)/images/*', serveImages(imagesFolder));
  router.on(['GET', 'HEAD'], '/api/answer.css', (_req, res) => {
    res.writeHead(200, { ...API_ANSWER, 'Content-Type': 'text/css;charset=utf-8' }).end(answerCss);
  });
  router.all('/api/*', (req, res) =>
    sendAnswer(req, res, new Refusal(404, 'The API has no such address').answer),
  );
  for (const path of ['/404', '/404.html']) router.on(['GET', 'HEAD'], path, notFound);
  router.on(['GET', 'HEAD'], `${ANY_POST}/*`, anyPost);
  router.on(['GET', 'HEAD'], '/*', files);

  return async (req: IncomingMessage, res: ServerResponse) => {
    try {
      const [, path, query = ''] = SLASH_BEHIND.exec(req.url ?? '') ?? [];
      if (path && !/^\/api(\/|$)/.test(path)) redirect(res, path + query);
      else await router.lookup(req, res);
    } catch (error) {
      reportError(error);
      res.destroy();
    }
  };
}
