import { escapeHtml } from '../../server/text/escape-html';
import type { DocumentedOption, DocumentedWidget } from './documented-widgets';

/** Settings of the page around the widget, with the values that each setting allows. The first value is the default. */
const SURROUNDINGS = { scheme: ['light', 'dark'], dir: ['ltr', 'rtl'] } as const;
const LABELS = { scheme: 'Colour scheme of the page', dir: 'Direction of the page' } as const;

type Surroundings = keyof typeof SURROUNDINGS;

type PageOptions = {
  readonly widgets: readonly DocumentedWidget[];
  readonly widget: DocumentedWidget;
  /** The values chosen in the form `#options`, keyed by an option's attribute or a setting of `SURROUNDINGS`. */
  readonly chosen: URLSearchParams;
  readonly brokerOrigin: string;
};

/** Matches the origin in the examples of docs/options.md. */
const EXAMPLE_ORIGIN = /https:\/\/broker\.example/g;
/** Matches the beginning of a root-relative link in these examples. */
const EXAMPLE_PATH = /href="(?=\/)/g;

const attributesText = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}${value && `="${escapeHtml(value)}"`}`)
    .join('');

const field = (name: string, label: string, control: string, about = '') => `<div class="field">
<label for="${name}">${label}</label>
${control}
${about && `<p id="${name}-about">${escapeHtml(about)}</p>`}
</div>`;

const select = (name: string, values: readonly string[], value: string, attributes = '') =>
  `<select id="${name}" name="${name}"${attributes}>${values
    .map((each) => {
      const selected = each === value ? ' selected' : '';
      return `<option value="${escapeHtml(each)}"${selected}>${escapeHtml(each || '(default)')}</option>`;
    })
    .join('')}</select>`;

function optionField({ attribute, values, fallback, about }: DocumentedOption, value: string) {
  const described = ` aria-describedby="${attribute}-about"`;
  const control = values
    ? select(attribute, ['', ...values], value, described)
    : `<input id="${attribute}" name="${attribute}" value="${escapeHtml(value)}" autocomplete="off"${described}>`;
  return field(attribute, attribute, control, fallback ? `${about} Default: ${fallback}.` : about);
}

const page = (title: string, main: string, scripts = '') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/gallery.css">
</head>
<body>
${main}
${scripts}
</body>
</html>
`;

const menu = (widgets: readonly DocumentedWidget[], current?: DocumentedWidget) =>
  `<nav aria-label="Widgets"><a href="/gallery"${current ? '' : ' aria-current="page"'}>All widgets</a>
<ul>${widgets
    .map(
      ({ name }) =>
        `<li><a href="/gallery/${name}"${name === current?.name ? ' aria-current="page"' : ''}>${name}</a></li>`,
    )
    .join('\n')}</ul></nav>`;

/** Returns the page that lists all widgets. */
export const galleryIndex = (widgets: readonly DocumentedWidget[]): string =>
  page(
    'Widgets',
    `${menu(widgets)}
<main>
<h1>Widgets</h1>
<p>Each on a separate page, on another origin than the broker's, with its options, its snippet and its events.</p>
<dl>${widgets
      .map(
        ({ name, about }) => `<dt><a href="/gallery/${name}">${name}</a></dt><dd>${escapeHtml(about)}</dd>`,
      )
      .join('\n')}</dl>
</main>`,
  );

/**
 * Returns the page of a widget with the chosen options. Visitors without scripts press the button Apply to apply other
 * options.
 */
export function galleryPage({ widgets, widget, chosen, brokerOrigin }: PageOptions): string {
  const { name, about, attributes, options } = widget;
  const values = Object.fromEntries(
    options.map(({ attribute }) => [attribute, chosen.get(attribute) ?? attributes[attribute] ?? '']),
  );
  const surroundings = (Object.keys(SURROUNDINGS) as Surroundings[]).map((each) => {
    const allowed: readonly string[] = SURROUNDINGS[each];
    const value = chosen.get(each) ?? '';
    return [each, allowed.includes(value) ? value : SURROUNDINGS[each][0]] as const;
  });
  const { scheme, dir } = Object.fromEntries(surroundings) as Record<Surroundings, string>;
  const content = widget.content
    .replace(EXAMPLE_ORIGIN, brokerOrigin)
    .replace(EXAMPLE_PATH, `href="${brokerOrigin}`);
  const isGiven = ([attribute, value]: [string, string]) =>
    value !== '' || (attribute in attributes && !chosen.has(attribute));
  const given = Object.fromEntries(Object.entries({ ...attributes, ...values }).filter(isGiven));
  const placeholder = `<div${attributesText(given)}>${content}</div>`;
  const loader = `<script async src="${brokerOrigin}/loader.js" data-broker-loader></script>`;
  return page(
    `${name} | Widgets`,
    `${menu(widgets, widget)}
<main>
<h1>${name}</h1>
<p>${escapeHtml(about)}</p>
<div class="stage ${scheme}" dir="${dir}" id="stage">${placeholder}</div>
<h2 id="snippet-title">Snippet</h2>
<pre tabindex="0" role="region" aria-labelledby="snippet-title"><code id="snippet">${escapeHtml(`${placeholder}\n${loader}`)}</code></pre>
<h2 id="events-title">Events</h2>
<div id="events" role="log" aria-labelledby="events-title"></div>
</main>
<form id="options" aria-labelledby="options-title">
<h2 id="options-title">Options</h2>
${surroundings.map(([each, value]) => field(each, LABELS[each], select(each, SURROUNDINGS[each], value))).join('\n')}
${options.map((option) => optionField(option, values[option.attribute] ?? '')).join('\n')}
<button>Apply</button>
</form>`,
    `<script src="/gallery.js"></script>
${loader}`,
  );
}
