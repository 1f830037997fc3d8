import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readVideo } from '../../../widgets/media-gallery/read-video';

const YOUTUBE_SRC = 'https://www.youtube-nocookie.com/embed/abcDEF-_123?rel=0';
const frame = (src: string) => `<iframe width="560" src="${src}" allow="autoplay" onload="x()"></iframe>`;

const PLAYED: Readonly<Record<string, string>> = {
  [frame('https://www.youtube.com/embed/abcDEF-_123')]: YOUTUBE_SRC,
  [frame('https://www.youtube.com/embed/abcDEF-_123?si=x&amp;start=30&autoplay=1')]:
    `${YOUTUBE_SRC}&start=30`,
  [frame('//www.youtube-nocookie.com/embed/abcDEF-_123/')]: YOUTUBE_SRC,
  [frame('http://m.youtube.com/watch?v=abcDEF-_123&t=3')]: YOUTUBE_SRC,
  [frame('https://youtu.be/abcDEF-_123?si=x')]: YOUTUBE_SRC,
  "<p>Film</p>\n<IFRAME\n title='a' SRC = 'https://youtube.com/shorts/abcDEF-_123'></IFRAME>": YOUTUBE_SRC,
  '<iframe src=https://youtube.com/live/abcDEF-_123 allowfullscreen></iframe>': YOUTUBE_SRC,
  'https://www.youtube.com/watch?v=abcDEF-_123': YOUTUBE_SRC,
  [frame('https://player.vimeo.com/video/123456?h=ab12&badge=0')]:
    'https://player.vimeo.com/video/123456?dnt=1&h=ab12',
  [frame('https://vimeo.com/123456')]: 'https://player.vimeo.com/video/123456?dnt=1',
};

for (const [html, src] of Object.entries(PLAYED))
  test(`${html} is played from ${src}`, () => {
    assert.is(readVideo(html)?.src, src);
  });

const REFUSED = [
  '',
  'A film',
  '<p>https://www.youtube.com/embed/abcDEF-_123</p>',
  '<iframe></iframe>',
  '<iframe srcdoc="<script>x()</script>"></iframe>',
  '<iframe data-src="https://www.youtube.com/embed/abcDEF-_123"></iframe>',
  frame('https://films.example/embed/abcDEF-_123'),
  frame('https://www.youtube.com.evil.example/embed/abcDEF-_123'),
  frame('https://www.youtube.com@evil.example/embed/abcDEF-_123'),
  frame('https://evil.example/?https://www.youtube.com/embed/abcDEF-_123'),
  frame('https://evilyoutube.com/embed/abcDEF-_123'),
  frame('https://www.youtube.com/redirect?q=https://evil.example'),
  frame('https://www.youtube.com/embed/../redirect'),
  frame('https://www.youtube.com/embed/abc'),
  frame('https://vimeo.com/channels/staff'),
  frame('javascript:alert(1)//www.youtube.com/embed/abcDEF-_123'),
  frame('java&#10;script:alert(1)'),
  frame('data:text/html,<script>alert(1)</script>'),
  frame('https://['),
];

for (const html of REFUSED)
  test(`${html || 'nothing'} is not played`, () => {
    assert.is(readVideo(html), undefined);
  });

test('other query parameters are passed on only if their value is a plain word', () => {
  assert.is(
    readVideo(frame('https://youtu.be/abcDEF-_123?start=1%22onload&list=PL_a-1'))?.src,
    `${YOUTUBE_SRC}&list=PL_a-1`,
  );
});

test('a very long unclosed tag is read in less than a second', () => {
  const started = performance.now();
  assert.is(readVideo(`<iframe ${'a '.repeat(20_000)}`), undefined);
  assert.ok(performance.now() - started < 1000);
});

test.run();
