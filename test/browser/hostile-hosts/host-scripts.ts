/** Defines the globals of CommonJS. A UMD script that finds them exports to `module` instead of to the window. */
export const COMMON_JS = `var module = { exports: {} }, exports = module.exports, global = window, process = { env: {} };
function require(name) { throw new Error('no module ' + name); }`;

/**
 * Adds enumerable properties to Object.prototype, as old scripts do. Every `for…in` loop of the page then visits these
 * properties.
 */
export const ENUMERABLE_PROTOTYPE = `Object.prototype.extend = function (from) { return Object.assign(this, from); };
Object.prototype.hostName = 'host';
Object.prototype.isHost = true;
Object.prototype.hostParent = null;`;

/** Cancels the events of all forms and controls, and stops their propagation. */
export const BLOCK_FORM_EVENTS = `jQuery(document).on('submit', 'form', () => false);
jQuery(document).on('click keydown focusin change input', 'input, select, textarea, button', () => false);`;

/** Creates a default Trusted Types policy that rejects all markup and scripts. */
export const REJECT_MARKUP = `const refuse = () => { throw new Error('not on this page'); };
trustedTypes.createPolicy('default', { createHTML: refuse, createScript: refuse, createScriptURL: refuse });`;

/**
 * Changes a page as the library Prototype.js does (npm doesn't have this library). Adds enumerable methods to
 * built-ins. Replaces Array.from by a function that does not support iterables, and `Element` by a function that
 * creates elements. Turns arrays into strings in JSON, as version 1.6 of the library does.
 */
export const PROTOTYPE_JS = `(() => {
  const extend = (to, from) => { for (const name in from) to[name] = from[name]; return to; };
  const $A = (list) => {
    if (!list) return [];
    if ('toArray' in Object(list)) return list.toArray();
    let at = list.length || 0;
    const all = new Array(at);
    while (at--) all[at] = list[at];
    return all;
  };
  const self = function () { return this; };
  const nothing = function () { return ''; };
  const named = (names, act) => Object.fromEntries(names.split(' ').map((name) => [name, act]));

  extend(Array.prototype, {
    ...named('each all any clear compact detect flatten grep inject invoke pluck reject sortBy uniq without zip', self),
    toArray() { return this.slice(); },
    entries() { return this.slice(); },
    find(test) { for (const one of this) if (test(one)) return one; },
    include(one) { return this.indexOf(one) >= 0; },
    first() { return this[0]; },
    last() { return this[this.length - 1]; },
    size() { return this.length; },
    toJSON() { return '[' + this.map((one) => Object.toJSON(one)).join(', ') + ']'; },
  });
  extend(String.prototype, {
    ...named('gsub sub scan truncate stripTags evalScripts camelize capitalize dasherize inspect interpolate', nothing),
    strip() { return this.trim(); },
    toArray() { return this.split(''); },
    toJSON() { return '"' + this + '"'; },
    blank() { return !this.trim(); },
    include(part) { return this.indexOf(part) >= 0; },
  });
  extend(Number.prototype, named('toColorPart succ times abs round ceil floor toPaddedString', self));
  extend(Function.prototype, {
    bind(context, ...first) { const act = this; return function (...rest) { return act.apply(context, first.concat(rest)); }; },
    ...named('argumentNames bindAsEventListener curry delay defer wrap methodize', self),
  });
  extend(Object, {
    extend,
    toJSON(value) { return typeof value === 'object' ? '{}' : String(value); },
    keys(object) { const keys = []; for (const key in object) if (object.hasOwnProperty(key)) keys.push(key); return keys; },
    ...named('inspect toQueryString toHTML isElement isArray isHash', nothing),
  });
  Array.from = $A;

  const Native = window.Element;
  window.Element = function (tag) { return document.createElement(tag); };
  extend(window.Element, Native);
  window.Element.prototype = Native.prototype;
  const methods = {
    remove() { this.parentNode.removeChild(this); return this; },
    update(html) { this.innerHTML = html; return this; },
    select(selector) { return $A(this.querySelectorAll(selector)); },
    scrollTo() { this.scrollIntoView(); return this; },
    ...named('visible toggle hide show insert replace wrap up down next previous siblings identify observe fire', self),
    ...named('absolutize addClassName childElements cleanWhitespace clonePosition descendants empty getStyle', self),
  };
  extend(Native.prototype, methods);
  extend(HTMLFormElement.prototype, named('serialize getElements getInputs disable enable request', self));
  extend(HTMLInputElement.prototype, named('activate clear disable enable getValue present setValue', self));
  extend(Event.prototype, { element() { return this.target; }, stop() { this.preventDefault(); this.stopPropagation(); } });
  extend(document, named('viewport observe fire getElementsBySelector', self));
  Object.assign(window, {
    $A, $: (id) => document.getElementById(id), $$: (selector) => $A(document.querySelectorAll(selector)),
    $w: (words) => words.split(' '), $H: extend, Prototype: { Version: '1.6' }, Class: { create: () => self },
    Ajax: {}, Form: {}, Hash: self, Template: self, Try: {}, Position: {}, Insertion: {}, Abstract: {},
  });
})();`;
