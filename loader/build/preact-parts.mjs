/**
 * What of Preact no widget uses, by its feature: the text in `preact/dist/preact.mjs` and what stands in its place.
 * Widgets are functions with hooks: this is 1 KB brotli of the runtime's 5.8, and every visitor loads it.
 */
const CORE = {
  'class components': [
    ['C=(s=V.prototype)&&s.render,', ''],
    ['j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i,', 'L=i,'],
    ['j&&j.sub(d),', ''],
    [/x\.prototype\.forceUpdate=function.*?L\(this\)\)\},/, ''],
    // Errors are caught where a widget is mounted.
    [/__e:function\(n,t,r,u\)\{for.*?throw f=0,n\}/, '__e:function(n){throw f=0,n}'],
    [
      /\b\w\.(?:getDerivedStateFrom(?:Props|Error)|component(?:Will(?:ReceiveProps|Update|Mount|Unmount)|Did(?:Update|Mount|Catch))|getChildContext|getSnapshotBeforeUpdate|contextType)\b(?!=)/g,
      'void 0',
    ],
  ],
  portals: [[/\b(?:\w\.props|M)\.__P\b/g, 'void 0']],
  'hydration that waits': [
    ['128&u.__u&&', '0&&'],
    ['if(t&&t.then){', 'if(0){'],
    ['t&&t.then||D(r)', 'D(r)'],
    ['(i=i.__z)&&', '0&&'],
    ['&&!t.data.startsWith("$s")', ''],
  ],
  'dangerouslySetInnerHTML, but for leaving alone': [
    ['"dangerouslySetInnerHTML"==s?y=k:', ''],
    // A slot's element is left as it was served: only that of it is used, and known by its value, which is shorter.
    ['"dangerouslySetInnerHTML"==s?h=k:', '""===k?.__html?h=k:'],
    ['l||y&&(h.__html==y.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),', ''],
    ['y&&(t.textContent=""),', ''],
  ],
  'style objects': [[/if\("style"==t\).*?else (?=if\("o"==t\[0\])/, '']],
  MathML: [
    ['"math"==C?f="http://www.w3.org/1998/Math/MathML":', ''],
    [/\("foreignObject"==C\|\|[^,]*?\),/, ''],
  ],
  xlink: [['.replace(/xlink(H|:h)/,"h")', '']],
  'customised built-in elements': [['C,x.is?x:a', 'C']],
  'listeners that capture': [['f=t!=(t=t.replace(l,"$1")),', '']],
  'whole documents and templates': [
    ['9==r.nodeType&&(r=r.documentElement),', ''],
    ['a="template"==C&&t.content||t', 'a=t'],
  ],
  'tables, downloads, and boxes that are ticked at first': [
    ['"download"!=t&&"rowSpan"!=t&&"colSpan"!=t&&', ''],
    ['||"checked"==s&&"defaultChecked"in x', ''],
  ],
  // Served markup has none where a widget draws.
  comments: [
    ['for(t&&!t.parentNode', 't&&!t.parentNode'],
    [',o=n.__e,e=t;e&&8==e.nodeType;)e=e.nextSibling;for(o!=e&&(', ',o=n.__e;o!=t&&('],
    [',t=o;(t=t&&t.nextSibling)&&8==t.nodeType;);return t', ';return o&&o.nextSibling'],
  ],
  options: [
    ['n.__&&n.__(t,r),', ''],
    ['&&i==n.debounceRendering||((i=n.debounceRendering)||queueMicrotask)(H)', '||queueMicrotask(H)'],
    ['(i||queueMicrotask)(H)', 'queueMicrotask(H)'],
    [/\bn\.(?:vnode|event|__m)\b/g, 'void 0'],
  ],
};

/** The same of `preact/hooks/dist/hooks.mjs`. */
const HOOKS = {
  'options that were there before': [
    [/,v=a\.__b,.*?,p=a\.__;/, ';'],
    [',v&&v(n)', ''],
    ['l&&l(n),', ''],
    ['m&&m(n);', ''],
    [',h&&h(n,t)', ''],
    ['s&&s(n);', ''],
  ],
  useId: [[/a\.__=function\(n,t\)\{.*?\},/, '']],
  'developer tools': [
    ['a.__h&&a.__h(r,n,f||t),f=0;', ''],
    [/\bf=\d,/g, ''],
  ],
  'rendering without effects': [['!a.__s&&', '']],
  'frames of another kind': [
    ['1!=n&&i==a.requestAnimationFrame||((i=a.requestAnimationFrame)||z)(g)', '1==n&&z(g)'],
    ['var k="function"==typeof requestAnimationFrame;', ''],
    ['k&&cancelAnimationFrame(t)', 'cancelAnimationFrame(t)'],
    ['k&&(t=requestAnimationFrame(r))', 't=requestAnimationFrame(r)'],
  ],
};

const FILES = [
  [/preact\/dist\/preact\.mjs$/, CORE],
  [/preact\/hooks\/dist\/hooks\.mjs$/, HOOKS],
];

/** Rollup plugin: Preact without what no widget uses. Stops the build where a text is not found: this Preact is another. */
export function preactParts() {
  return {
    name: 'preact-parts',
    transform(code, id) {
      const unused = FILES.find(([file]) => file.test(id))?.[1];
      if (!unused) return null;
      for (const [feature, cuts] of Object.entries(unused)) {
        for (const [text, instead] of cuts) {
          const cut = typeof text === 'string' ? code.split(text).join(instead) : code.replace(text, instead);
          if (cut === code) this.error(`preact-parts: ${feature}: this Preact has no ${text}`);
          code = cut;
        }
      }
      return { code, map: null };
    },
  };
}
