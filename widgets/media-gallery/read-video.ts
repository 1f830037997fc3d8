/** A video of a host that we know: `src` for a frame, rebuilt, and `page` for a visitor. */
export type Video = { readonly host: string; readonly src: string; readonly page: string };

const FRAME = /<iframe\s(?:[^>]*?\s)?src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** What an address may hold in HTML; nothing else is decoded. */
const plain = (text: string) => text.replace(/&(?:amp|#38|#x26);/gi, '&').trim();

type Rule = {
  readonly host: string;
  readonly names: RegExp;
  /** The address must match one; its first group is the video. */
  readonly paths: readonly RegExp[];
  /** Passed on where it is a plain word. */
  readonly keeps: readonly string[];
  readonly frame: (id: string) => string;
  readonly page: (id: string) => string;
};

/** Each with the host that sets no cookie before a film is played. */
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

function addressIn(html: string): URL | undefined {
  const [, ...found] = FRAME.exec(html) ?? [];
  const address = plain(found.find((one) => one !== undefined) ?? html);
  if (!/^(https?:)?\/\//i.test(address)) return undefined;
  try {
    return new URL(address, 'https://broker.invalid');
  } catch {
    return undefined;
  }
}

/**
 * Reads the frame's address out of an embed (`video_url`, HTML with an iframe, or a bare address) as text, and builds the
 * frame's anew from the video's id. Undefined where the host is not one of ours. Nothing of the HTML is ever inserted.
 */
export function readVideo(html: string): Video | undefined {
  const url = addressIn(html);
  const rule = url && RULES.find(({ names }) => names.test(url.hostname));
  if (!rule) return undefined;
  const watched = url.pathname === '/watch' ? `/watch?v=${url.searchParams.get('v')}` : url.pathname;
  const id = rule.paths.map((path) => path.exec(watched)?.[1]).find(Boolean);
  if (!id) return undefined;
  const kept = rule.keeps.map((name) => {
    const value = url.searchParams.get(name) ?? '';
    return /^[\w-]{1,64}$/.test(value) ? `&${name}=${value}` : '';
  });
  return { host: rule.host, src: rule.frame(id) + kept.join(''), page: rule.page(id) };
}
