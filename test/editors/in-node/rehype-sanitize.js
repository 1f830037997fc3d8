import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

export const convert = (html) =>
  String(
    unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize).use(rehypeStringify).processSync(html),
  );
