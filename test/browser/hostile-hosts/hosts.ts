import {
  BLOCK_FORM_EVENTS,
  COMMON_JS,
  ENUMERABLE_PROTOTYPE,
  PROTOTYPE_JS,
  REJECT_MARKUP,
} from './host-scripts';

/**
 * A host page. It loads `files`, given as paths for readHostFile(). The inline scripts `before` and `after` run
 * before and after these files.
 */
export type Host = {
  /** Stylesheets and scripts, in the order in which the page loads them. */
  readonly files: readonly string[];
  readonly before?: string;
  readonly after?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Matches traces that the host's own scripts leave in the page, such as a class or a global variable. They appear
   * when a visitor uses the page, or when any script adds an event listener. Comparisons of pages ignore these traces,
   * because the host adds them, not the widgets.
   */
  readonly ownTraces?: RegExp;
  /** If true, all scripts and styles of the host load after the form is mounted, as if a tag manager loaded them. */
  readonly late?: true;
};

export type Hosts = { readonly [name: string]: Host };

/** CSS frameworks and resets, some with their scripts. */
// biome-ignore format: a host is a line
export const STYLE_HOSTS: Hosts = {
  'Bootstrap 5': { files: ['bootstrap/dist/css/bootstrap.min.css', 'bootstrap/dist/js/bootstrap.bundle.min.js'] },
  'Bootstrap 4': { files: ['bootstrap4/dist/css/bootstrap.min.css', 'jquery/dist/jquery.min.js', 'bootstrap4/dist/js/bootstrap.bundle.min.js'] },
  'Bootstrap 3': { files: ['bootstrap3/dist/css/bootstrap.min.css', 'jquery1/dist/jquery.min.js', 'bootstrap3/dist/js/bootstrap.min.js'] },
  'Bulma': { files: ['bulma/css/bulma.min.css'] },
  'Tailwind, compiled in the page': { files: ['@tailwindcss/browser/dist/index.global.js'] },
  'Pico': { files: ['@picocss/pico/css/pico.min.css'] },
  'Semantic UI': { files: ['semantic-ui-css/semantic.min.css', 'jquery/dist/jquery.min.js', 'semantic-ui-css/semantic.min.js'] },
  'Materialize': { files: ['materialize-css/dist/css/materialize.min.css', 'materialize-css/dist/js/materialize.min.js'], after: 'M.AutoInit()' },
  'Milligram': { files: ['milligram/dist/milligram.min.css'] },
  'Pure': { files: ['purecss/build/pure-min.css'] },
  'Skeleton': { files: ['skeleton-css/css/normalize.css', 'skeleton-css/css/skeleton.css'] },
  'Tachyons': { files: ['tachyons/css/tachyons.min.css'] },
  'Chota': { files: ['chota/dist/chota.min.css'] },
  'MVP.css': { files: ['mvp.css/mvp.css'] },
  'Simple.css': { files: ['simpledotcss/simple.min.css'] },
  'new.css': { files: ['@exampledev/new.css/new.css'] },
  'Water.css': { files: ['water.css/out/water.min.css'] },
  'normalize.css': { files: ['normalize.css/normalize.css'] },
  'modern-normalize': { files: ['modern-normalize/modern-normalize.css'] },
  'sanitize.css': { files: ['sanitize.css/sanitize.css', 'sanitize.css/forms.css', 'sanitize.css/typography.css', 'sanitize.css/reduce-motion.css'] },
  "Meyer's reset": { files: ['reset-css/reset.css'] },
  'The New CSS Reset': { files: ['the-new-css-reset/css/reset.css'] },
  'destyle.css': { files: ['destyle.css/destyle.min.css'] },
  'ress': { files: ['ress/dist/ress.min.css'] },
};

/** Names of the hosts that `npm test` visits: one host of each kind. `npm run test:full` visits all hosts. */
export const SAMPLE: ReadonlySet<string> = new Set([
  'Bootstrap 5',
  'Tailwind, compiled in the page',
  'The New CSS Reset',
  'Prototype.js',
  'MooTools in compatibility mode',
  'RequireJS',
  'Zone.js',
  'AngularJS',
  'DOMPurify that removes everything',
  'a default Trusted Types policy that throws',
  'Vue 2, late',
]);

const TRUSTED_TYPES = {
  'content-security-policy': "require-trusted-types-for 'script'; trusted-types default",
};
const ZONE_TRACES = /^window\.__zone_symbol__.*\n/gm;
const FOCUS_TRACES = / (class="(focus-visible)?"|data-focus-visible-added="")/g;
const ON_BODY = 'angular.module("app", []); angular.bootstrap(document.body, ["app"])';

/** Scripts that change globals, built-ins, events or markup, and so affect all other scripts of a page. */
// biome-ignore format: a host is a line
export const SCRIPT_HOSTS: Hosts = {
  'Prototype.js': { files: [], before: PROTOTYPE_JS },
  'MooTools': { files: ['mootools-core-dist/dist/mootools-core.min.js'], after: 'document.body.addEvent("submit:relay(form)", (event) => event.stop())' },
  'MooTools in compatibility mode': { files: ['mootools-core-dist/dist/mootools-core-compat.min.js'] },
  'Sugar, also on Object.prototype': { files: ['sugar/dist/sugar.min.js'], after: 'Sugar.extend({ objectPrototype: true })' },
  'an enumerable Object.prototype': { files: [], before: ENUMERABLE_PROTOTYPE },
  'jQuery 1': { files: ['jquery1/dist/jquery.min.js'], after: BLOCK_FORM_EVENTS },
  'jQuery 3 with noConflict': { files: ['jquery/dist/jquery.min.js'], after: 'window.jq = jQuery.noConflict(true); jq("form").on("submit", false)' },
  'Backbone on Underscore': { files: ['underscore/underscore-umd-min.js', 'backbone/backbone-min.js'], after: '_.noConflict(); Backbone.history.start()' },
  'RequireJS': { files: ['requirejs/require.js', 'jquery/dist/jquery.min.js'], after: 'define("app", [], () => ({})); require(["app"], () => {})' },
  'SystemJS, with AMD': { files: ['systemjs/dist/system.min.js', 'systemjs/dist/extras/amd.min.js'] },
  'CommonJS names': { files: ['jquery/dist/jquery.min.js'], before: COMMON_JS },
  'core-js': { files: ['core-js-bundle/minified.js'] },
  'es5-shim and es6-shim': { files: ['es5-shim/es5-shim.min.js', 'es5-shim/es5-sham.min.js', 'es6-shim/es6-shim.min.js', 'es6-shim/es6-sham.min.js'] },
  'Zone.js': { files: ['zone.js/bundles/zone.umd.min.js'], ownTraces: ZONE_TRACES },
  'the web components polyfills': { files: ['@webcomponents/webcomponentsjs/custom-elements-es5-adapter.js', '@webcomponents/webcomponentsjs/webcomponents-bundle.js'] },
  'AngularJS': { files: ['angular/angular.min.js'], after: ON_BODY },
  'Vue 2': { files: ['vue2/dist/vue.min.js'], after: 'new Vue({ el: "#app" })' },
  'Alpine': { files: ['alpinejs/dist/cdn.min.js'], before: 'document.querySelector("#app").setAttribute("x-data", "{}")' },
  'Knockout': { files: ['knockout/build/output/knockout-latest.js'], after: 'ko.applyBindings({})' },
  'htmx': { files: ['htmx.org/dist/htmx.min.js'], after: 'document.body.setAttribute("hx-boost", "true")' },
  'Bugsnag': { files: ['@bugsnag/browser/dist/bugsnag.min.js'], after: 'Bugsnag.start({ apiKey: "0".repeat(32), autoTrackSessions: false })' },
  'XHook': { files: ['xhook/dist/xhook.min.js'], after: 'xhook.before((request) => {}); xhook.after((request, response) => {})' },
  'focus-visible': { files: ['focus-visible/dist/focus-visible.min.js'], ownTraces: FOCUS_TRACES },
  'FastClick': { files: ['fastclick/lib/fastclick.js'], after: 'FastClick.attach(document.body)' },
  'DOMPurify that removes everything': { files: ['dompurify/dist/purify.min.js'], after: 'DOMPurify.setConfig({ ALLOWED_TAGS: [], KEEP_CONTENT: false })' },
  'a default Trusted Types policy that throws': { files: [], before: REJECT_MARKUP, headers: TRUSTED_TYPES },
  'Prototype.js, late': { files: [], before: PROTOTYPE_JS, late: true },
  'Zone.js, late': { files: ['zone.js/bundles/zone.umd.min.js'], ownTraces: ZONE_TRACES, late: true },
  'AngularJS, late': { files: ['angular/angular.min.js'], after: ON_BODY, late: true },
  'Vue 2, late': { files: ['vue2/dist/vue.min.js'], after: 'new Vue({ el: "#app" })', late: true },
};
