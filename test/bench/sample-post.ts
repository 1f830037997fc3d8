import type { Content } from '../../host-pages/content/lists';

const WORDS =
  'policy cover claim premium insurer damage motor health home marine cargo liability fire theft renewal surveyor document hospital family company goods transit worker building'.split(
    ' ',
  );
const WORDS_PER_POST = 600;
const WORDS_PER_PARAGRAPH = 75;

const word = (seed: number) => WORDS[(seed * 7919 + (seed >> 3) * 104729) % WORDS.length] as string;

/**
 * Returns sample post number `at`. Its description is `text`, followed by 600 words. Every fourth post has no picture.
 */
export function samplePost(at: number, text = ''): Content['posts'][number] {
  const paragraphs = Array.from({ length: WORDS_PER_POST / WORDS_PER_PARAGRAPH }, (_, part) => {
    const words = Array.from({ length: WORDS_PER_PARAGRAPH }, (_, nth) => word(at * 31 + part * 17 + nth));
    return `<p>${words.join(' ')}.</p>`;
  });
  return {
    id: `${at}`,
    image: at % 4 === 0 ? '' : `images/shared-${at % 3}.png`,
    alt_text: 'A picture',
    title: `How ${word(at)} and ${word(at + 3)} meet in case ${at}`,
    description: text + paragraphs.join('\n'),
    published_at: new Date(Date.UTC(2026, 0, 1) - at * 3_600_000).toISOString().slice(0, 10),
    author: 'Editorial team',
  };
}
