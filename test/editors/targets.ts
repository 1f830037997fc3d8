import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { bundle } from '../support/bundle';
import { onPath } from '../support/engines/executables';
import { findOrInstall } from '../support/engines/install';

const FOLDER = resolve('test/editors');
const WORDPRESS = '/usr/share/wordpress';

/** Takes the text that an author enters into a program. Returns the HTML that the published page then contains. */
export type Convert = (entered: string) => Promise<string>;

export type Target = {
  readonly name: string;
  /** The language in which authors write in the program. The link snippet for the program is in this language. */
  readonly writes: 'HTML' | 'Markdown';
  readonly version: () => Promise<string>;
  readonly open: (browser: Browser) => Promise<Convert>;
  /** True if authors can use the shortcode of our WordPress plugin in the program. */
  readonly hasPlugin?: true;
};

const versionOf = async (name: string) =>
  (JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')) as { dependencies: Record<string, string> })
    .dependencies[name] ?? '';

/** Runs a program with a text as standard input. Returns the output of the program. */
const pipe = (command: string, args: readonly string[], input = '') =>
  new Promise<string>((done, fail) => {
    const child = execFile(command, args, (error, stdout) => (error ? fail(error) : done(stdout)));
    child.stdin?.end(input);
  });

const EDITOR_PAGE = '<!doctype html><title>Editor</title><body><textarea></textarea><div id="box"></div>';

/** Returns the function `open` of an editor that runs in a browser. The editor converts each text in a new page. */
const inPage =
  (file: string): Target['open'] =>
  async (browser) => {
    const script = await bundle(join(FOLDER, 'in-page'), file);
    return async (entered) => {
      const context = await browser.newContext();
      try {
        const page = await context.newPage();
        await page.route('**/*', (route) =>
          route.request().url() === 'https://editor.example/'
            ? route.fulfill({ body: EDITOR_PAGE, contentType: 'text/html; charset=utf-8' })
            : route.abort(),
        );
        await page.goto('https://editor.example/');
        await page.addScriptTag({ content: script });
        return await page.evaluate(
          (text) => (window as unknown as { host: { convert: Convert } }).host.convert(text),
          entered,
        );
      } finally {
        await context.close();
      }
    };
  };

/** Returns the function `open` of a target whose `convert` is in in-node/. This process itself runs `convert`. */
const inNode =
  (file: string): Target['open'] =>
  async () => {
    // The path is computed, so that tsc does not check the import: the packages of the module have no types, and may
    // not be installed when types are checked.
    const url = new URL(`./in-node/${file}`, import.meta.url).href;
    const { convert } = (await import(url)) as { convert: (entered: string) => string };
    return async (entered) => convert(entered);
  };

const debian = (name: string, program: string, packages: readonly string[], isThere: () => unknown) =>
  findOrInstall(name, () => (onPath([program]) && isThere() ? program : undefined), packages);

const PANDOC = () => debian('pandoc', 'pandoc', ['pandoc'], () => true);
const RUBY = () =>
  debian('kramdown', 'ruby', ['ruby-kramdown'], () => existsSync('/usr/share/doc/ruby-kramdown'));
const HUGO = () => debian('Hugo', 'hugo', ['hugo'], () => true);
const PHP = () =>
  debian('WordPress', 'php', ['wordpress', 'php-cli'], () => existsSync(`${WORDPRESS}/wp-includes/kses.php`));

/** Renders a text with Hugo, as the only page of a site. */
async function renderWithHugo(entered: string): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'broker-hugo-'));
  try {
    await mkdir(join(site, 'content'));
    await mkdir(join(site, 'layouts/_default'), { recursive: true });
    await writeFile(join(site, 'config.toml'), 'disableKinds = ["home", "section", "taxonomy", "term"]\n');
    await writeFile(join(site, 'layouts/_default/single.html'), '{{ .Content }}');
    await writeFile(join(site, 'content/page.md'), `---\ntitle: Page\n---\n${entered}`);
    await pipe('hugo', ['--quiet', '--source', site]);
    return readFileSync(join(site, 'public/page/index.html'), 'utf8');
  } finally {
    await rm(site, { recursive: true, force: true });
  }
}

const fromNpm = (
  name: string,
  writes: Target['writes'],
  packageName: string,
  open: Target['open'],
): Target => ({
  name,
  writes,
  version: () => versionOf(packageName),
  open,
});

const fromDebian = (
  name: string,
  writes: Target['writes'],
  install: () => Promise<unknown>,
  readVersion: () => Promise<string>,
  convert: Convert,
): Target => ({
  name,
  writes,
  version: async () => {
    await install();
    return /\d+(\.\d+)+/.exec(await readVersion())?.[0] ?? '';
  },
  open: async () => {
    await install();
    return convert;
  },
});

const KRAMDOWN = ['-r', 'kramdown', '-e'];

/** The programs to test. A program has its default settings, unless its name says otherwise. */
export const TARGETS: readonly Target[] = [
  fromNpm('TinyMCE', 'HTML', 'tinymce', inPage('tinymce.js')),
  fromNpm('CKEditor 5', 'HTML', 'ckeditor5', inPage('ckeditor-basic.js')),
  fromNpm('CKEditor 5 with full HTML support', 'HTML', 'ckeditor5', inPage('ckeditor-full.js')),
  fromNpm('Quill', 'HTML', 'quill', inPage('quill.js')),
  fromNpm('Tiptap', 'HTML', '@tiptap/core', inPage('tiptap.js')),
  fromNpm('Lexical', 'HTML', 'lexical', inPage('lexical.js')),
  fromNpm('Trix', 'HTML', 'trix', inPage('trix.js')),
  fromNpm('Jodit', 'HTML', 'jodit', inPage('jodit.js')),
  fromNpm('GrapesJS', 'HTML', 'grapesjs', inPage('grapesjs.js')),
  fromNpm('Editor.js', 'HTML', '@editorjs/editorjs', inPage('editorjs.js')),
  fromNpm('sanitize-html', 'HTML', 'sanitize-html', inNode('sanitize-html.js')),
  fromNpm('DOMPurify', 'HTML', 'dompurify', inPage('dompurify.js')),
  fromNpm('xss', 'HTML', 'xss', inNode('xss.js')),
  fromNpm('rehype-sanitize', 'HTML', 'rehype-sanitize', inNode('rehype-sanitize.js')),
  fromNpm('markdown-it', 'Markdown', 'markdown-it', inNode('markdown-it.js')),
  fromNpm('marked', 'Markdown', 'marked', inNode('marked.js')),
  fromDebian(
    'pandoc',
    'Markdown',
    PANDOC,
    () => pipe('pandoc', ['--version']),
    (entered) => pipe('pandoc', ['--from=markdown', '--to=html'], entered),
  ),
  fromDebian(
    'kramdown',
    'Markdown',
    RUBY,
    () => pipe('ruby', [...KRAMDOWN, 'print Kramdown::VERSION']),
    (entered) => pipe('ruby', [...KRAMDOWN, 'print Kramdown::Document.new($stdin.read).to_html'], entered),
  ),
  fromDebian('Hugo', 'Markdown', HUGO, () => pipe('hugo', ['version']), renderWithHugo),
  {
    ...fromDebian(
      'WordPress, as author (wp_kses_post)',
      'HTML',
      PHP,
      async () =>
        /wp_version = '([\d.]+)/.exec(readFileSync(`${WORDPRESS}/wp-includes/version.php`, 'utf8'))?.[1] ??
        '',
      (entered) => pipe('php', [join(FOLDER, 'kses.php'), WORDPRESS], entered),
    ),
    hasPlugin: true,
  },
];
