/**
 * `node --import tsx test/bench/eleventy.mts`: compares how long our build and Eleventy 3 take to write 5,000 parsed
 * posts to HTML files, without sanitising, share images or compression. Eleventy gets our page as a Liquid template,
 * and each post's reading time, neighbours and related posts as data. The two programs take turns. Prints how many
 * seconds each whole process took. Needs a build in dist/ and the npm registry.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPageFiles } from '../../build/pages/page-files';
import { contentFiles } from '../../build/pages/pages';
import { excerpt } from '../../host-pages/content/excerpt';
import { longDate } from '../../host-pages/content/long-date';
import { readUsableContent } from '../../host-pages/content/read-content';
import { minutesToRead } from '../../host-pages/content/reading-time';
import { relatedIndex } from '../../host-pages/content/related';
import { saveContent } from '../../host-pages/content/saved-content';
import { contentRoutes } from '../../host-pages/content-routes';
import { samplePost } from './sample-post';

const POSTS = 5000;
const ROUNDS = 2;
const ELEVENTY = '@11ty/eleventy@3';

const folder = mkdtempSync(join(tmpdir(), 'eleventy-'));
const contentFile = join(folder, 'content.json');
const records = JSON.stringify({ posts: Array.from({ length: POSTS }, (_, at) => samplePost(at)) });
const saved = { content: readUsableContent('the sample posts', records, console.error), images: {} };
saveContent(saved, contentFile);

const { posts } = saved.content;
const routes = contentRoutes(saved).slice(0, POSTS);
const relatedOf = relatedIndex(posts);
const linkTo = (at: number) => ({ title: posts[at]?.title ?? '', path: routes[at]?.path ?? '' });

/** For each post, the values that its page shows: the data for Eleventy's template. */
const values = posts.map((post, at) => {
  const { related, product } = relatedOf(post);
  return {
    ...linkTo(at),
    file: routes[at]?.file ?? '',
    share: routes[at]?.shareImage ?? '',
    html: post.description,
    summary: excerpt(post.description, 155),
    published: post.published_at ?? '',
    date: longDate(post.published_at ?? ''),
    minutes: minutesToRead(post.description),
    image: post.image,
    next: linkTo(at - 1),
    previous: linkTo(at + 1),
    related: related.map((other) => linkTo(posts.indexOf(other))),
    product,
  };
});

/** Turns the built page of a post into a Liquid template: replaces each of the post's values by an expression. */
function templateOf(html: string, post: (typeof values)[number]): string {
  const expressions: readonly (readonly [text: string | undefined, name: string])[] = [
    [post.html, 'html'],
    [post.summary, 'summary | escape'],
    [post.path, 'path'],
    [post.share, 'share'],
    [post.date, 'date'],
    [post.published, 'published'],
    [post.title, 'title | escape'],
    ...(['next', 'previous'] as const).flatMap((way) => [
      [post[way].path, `${way}.path`] as const,
      [post[way].title, `${way}.title | escape`] as const,
    ]),
    ...post.related.flatMap(({ title, path }, at) => [
      [path, `related[${at}].path`] as const,
      [title, `related[${at}].title | escape`] as const,
    ]),
    [post.product?.path, 'product.path'],
    [post.product?.name, 'product.name | escape'],
    [post.product?.coversInShort, 'product.coversInShort | escape'],
  ];
  let template = html;
  for (const [text, expression] of expressions)
    if (text) template = template.replaceAll(text, `{{ post.${expression} }}`);
  return template;
}

const WITH_IMAGE = 1;
const page = contentFiles(saved, readPageFiles('dist')).files.find(
  ({ file }) => file === values[WITH_IMAGE]?.file,
);
const input = join(folder, 'input');
mkdirSync(join(input, '_data'), { recursive: true });
writeFileSync(join(input, '_data/posts.json'), JSON.stringify(values));
writeFileSync(
  join(input, 'post.liquid'),
  `---\npagination:\n  data: posts\n  size: 1\n  alias: post\npermalink: "{{ post.file }}"\n---\n${templateOf(
    page?.make() ?? '',
    values[WITH_IMAGE] as (typeof values)[number],
  )}`,
);
writeFileSync(join(folder, 'package.json'), '{"type":"module"}');

/** Runs Node, and returns what it printed. @throws Error if it fails */
function run(args: readonly string[], cwd?: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr}`);
  return stdout;
}

function time(work: () => string) {
  const began = performance.now();
  const printed = work();
  return { seconds: (performance.now() - began) / 1000, printed };
}

const count = (output: string) => readdirSync(join(output, 'blog-details')).length;
const sizeOf = (output: string, at: number) => readFileSync(join(output, values[at]?.file ?? '')).length;

try {
  spawnSync('npm', ['install', '--no-audit', '--no-fund', ELEVENTY], { cwd: folder, stdio: 'inherit' });
  const here = join(folder, 'here');
  const there = join(folder, 'there');
  for (let round = 0; round < ROUNDS; round++) {
    const ours = time(() => run(['--import', 'tsx', 'test/bench/render-posts.mts', contentFile, here]));
    // Subtract the time of sanitising twice, because render-posts.mts sanitises each post twice: while it renders the
    // page, and again to measure sanitising alone.
    const ownSeconds = ours.seconds - 2 * Number(ours.printed);
    const theirs = time(() =>
      run(['node_modules/@11ty/eleventy/cmd.cjs', '--quiet', '--input=input', `--output=${there}`], folder),
    );
    console.log(
      `here ${ownSeconds.toFixed(1)} s (and ${Number(ours.printed).toFixed(1)} s of sanitising), ${count(here)} pages,`,
      `${sizeOf(here, 2)} bytes; Eleventy ${theirs.seconds.toFixed(1)} s, ${count(there)} pages, ${sizeOf(there, 2)} bytes;`,
      `ratio ${(ownSeconds / theirs.seconds).toFixed(2)}`,
    );
    for (const output of [here, there]) rmSync(output, { recursive: true });
  }
} finally {
  rmSync(folder, { recursive: true });
}
