/** A video on a supported host. `src` is the URL for an iframe. `page` is the URL of the video's page on the host. */
export type Video = { readonly host: string; readonly src: string; readonly page: string };

const FRAME = /<iframe\s(?:[^>]*?\s)?src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** Decodes `&amp;`, the only entity that URLs in HTML need. */
const decodeAmpersands = (text: string) => text.replace(/&(?:amp|#38|#x26);/gi, '&').trim();

type Rule = {
  readonly host: string;
  readonly names: RegExp;
  /** Patterns for the URL after its host. One of them must match; its first group is the video's id. */
  readonly paths: readonly RegExp[];
  /** Names of the URL parameters that the new iframe URL keeps, if their value is a plain word. */
  readonly keeps: readonly string[];
  readonly frame: (id: string) => string;
  readonly page: (id: string) => string;
};

/** The supported hosts. None of their frames sets a cookie before the video plays. */
const RULES: readonly Rule[] = [
  {
    host: 'YouTube',
    names: /^((www\.|m\.)?youtube\.com|(www\.)?youtube-nocookie\.com|youtu\.be)$/,
    paths: [
      /^\/(?:embed|shorts|live)\/([\w-]{11})\/?$/,
      /^\/watch\?(?:.*&)?v=([\w-]{11})$/,
      /^\/([\w-]{11})$/,
    ],
    keeps: ['start', 'list'],
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  {
    host: 'Vimeo',
    names: /^((www\.|player\.)?vimeo\.com)$/,
    paths: [/^\/(?:video\/)?(\d{1,12})\/?$/],
    keeps: ['h'],
    frame: (id) => `https://player.vimeo.com/video/${id}?dnt=1`,
    page: (id) => `https://vimeo.com/${id}`,
  },
];

const NO_HOST = 'broker.invalid';

function extractUrl(html: string): URL | undefined {
  const [, ...found] = FRAME.exec(html) ?? [];
  const address = decodeAmpersands(found.find((one) => one !== undefined) ?? html);
  if (!/^(https?:)?\/\//i.test(address)) return undefined;
  try {
    return new URL(address, `https://${NO_HOST}`);
  } catch {
    return undefined;
  }
}

/**
 * Returns the URL at which visitors can watch a video: the video's page if its host is supported, otherwise the URL in
 * the embed. Returns undefined if the embed's URL is invalid or has no host.
 */
export function videoPage(html: string): string | undefined {
  const url = extractUrl(html);
  return readVideo(html)?.page ?? (url?.hostname === NO_HOST ? undefined : url?.href);
}

/**
 * Finds the URL in the text of an embed (`video_url`: HTML with an iframe, or a bare URL), and builds a new iframe URL
 * from the video's id. Returns undefined if the host isn't supported or the URL has no id. None of the HTML gets into
 * the page.
 */
export function readVideo(html: string): Video | undefined {
  const url = extractUrl(html);
  const rule = url && RULES.find(({ names }) => names.test(url.hostname));
  if (!rule) return undefined;
  const fullPath = url.pathname === '/watch' ? `/watch?v=${url.searchParams.get('v')}` : url.pathname;
  const id = rule.paths.map((path) => path.exec(fullPath)?.[1]).find(Boolean);
  if (!id) return undefined;
  const parameters = rule.keeps.map((name) => {
    const value = url.searchParams.get(name) ?? '';
    return /^[\w-]{1,64}$/.test(value) ? `&${name}=${value}` : '';
  });
  return { host: rule.host, src: rule.frame(id) + parameters.join(''), page: rule.page(id) };
}
