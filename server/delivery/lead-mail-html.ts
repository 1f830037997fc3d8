import type { LeadRow } from '../reports/describe-lead';
import { escapeHtml } from '../text/escape-html';

/** The content of a lead's mail. All texts are plain text, not HTML, since strangers wrote some of them. */
export type LeadMailContent = {
  readonly title: string;
  readonly received: string;
  readonly before: readonly string[];
  readonly links: readonly { readonly label: string; readonly text: string; readonly href: string }[];
  readonly rows: readonly LeadRow[];
  readonly after: readonly string[];
  /** Background of the links, which have white text. */
  readonly colour: string;
};

// The styles are inline, since mail programs drop style sheets. Only links have a text colour here: all other text has
// the mail program's own colours, which fit its dark mode.
const STYLES = {
  body: 'margin:0;padding:16px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5',
  column: 'max-width:640px;margin:0 auto',
  title: 'margin:0;font-size:20px;line-height:1.3',
  paragraph: 'margin:0 0 16px',
  link: 'display:inline-block;margin:0 8px 8px 0;padding:10px 16px;border-radius:4px;color:#ffffff;text-decoration:none',
  table: 'width:100%;margin:8px 0 16px;border-collapse:collapse',
  label:
    'width:34%;padding:8px 12px 8px 0;border-top:1px solid #9a9a9a;text-align:left;vertical-align:top;font-weight:normal',
  value:
    'padding:8px 0;border-top:1px solid #9a9a9a;vertical-align:top;font-weight:bold;word-break:break-word',
} as const;

const style = (name: keyof typeof STYLES) => `style="${STYLES[name]}"`;

const linesToHtml = (lines: readonly string[]) => lines.map(escapeHtml).join('<br>');

const paragraphToHtml = (text: string) => `<p ${style('paragraph')}>${linesToHtml(text.split('\n'))}</p>\n`;

const rowToHtml = ({ label, lines }: LeadRow) =>
  `<tr><th scope="row" ${style('label')}>${escapeHtml(label)}</th>` +
  `<td dir="auto" ${style('value')}>${linesToHtml(lines)}</td></tr>\n`;

/** Formats a lead's mail as HTML that loads no images or other files. */
export const leadMailToHtml = ({
  title,
  received,
  before,
  links,
  rows,
  after,
  colour,
}: LeadMailContent): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body ${style('body')}>
<div ${style('column')}>
${before.map(paragraphToHtml).join('')}<h1 ${style('title')}>${escapeHtml(title)}</h1>
${paragraphToHtml(received)}${links
  .map(
    ({ label, href }) =>
      `<a href="${escapeHtml(href)}" style="${STYLES.link};background:${colour}">${escapeHtml(label)}</a>\n`,
  )
  .join('')}<table ${style('table')}>
${rows.map(rowToHtml).join('')}</table>
${after.map(paragraphToHtml).join('')}</div>
</body>
</html>
`;
