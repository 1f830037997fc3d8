/** Returns the script of a host without a framework. */
export const plain = (quote: string) => `
const app = document.querySelector('#app');
const form = () => document.querySelector('#quote');
var host = {
  insert: () => app.insertAdjacentHTML('afterbegin', '${quote}'),
  move: () => app.append(form()),
  set: (name, value) => form().setAttribute(name, value),
  remove: () => form().remove(),
};`;

/** Wraps each action of a host in a view transition. */
export const TRANSITIONS = `
for (const [name, change] of Object.entries(host))
  host[name] = (...args) => document.startViewTransition(() => change(...args)).finished;`;

export const VUE_MARKUP = `<template v-for="name in order" :key="name"><p v-if="name !== 'quote'">{{ name }}</p>
<div v-else data-broker-widget="quote-form" v-bind="attributes"><a href="/quote">Get a quote</a></div></template>`;

export const VUE = `
const state = Vue.reactive({ order: ['above', 'below'], attributes: {} });
const setOrder = (order) => () => { state.order = order; };
var host = {
  insert: setOrder(['quote', 'above', 'below']),
  move: setOrder(['above', 'below', 'quote']),
  set: (name, value) => { state.attributes[name] = value; },
  remove: setOrder(['above', 'below']),
};
Vue.createApp({ setup: () => state }).mount('#app');`;

export const ALPINE_MARKUP = `<section x-data><template x-for="name in $store.page.order" :key="name"><section>
<template x-if="name !== 'quote'"><p x-text="name"></p></template>
<template x-if="name === 'quote'">
<div data-broker-widget="quote-form"><a href="/quote">Get a quote</a></div></template>
</section></template></section>`;

export const ALPINE = `
const setOrder = (order) => () => { Alpine.store('page').order = order; };
var host = {
  insert: setOrder(['quote', 'above', 'below']),
  move: setOrder(['above', 'below', 'quote']),
  set: (name, value) => Alpine.bind(document.querySelector('[data-broker-widget]'), { [name]: value }),
  remove: setOrder(['above', 'below']),
};
document.addEventListener('alpine:init', () => Alpine.store('page', { order: ['above', 'below'] }));`;

export const quoteSection = (html: string) => `<section id="quote-section">${html}</section>`;

/**
 * The script of a host with htmx. To insert, move or remove the form, it requests HTML from the server. To set an
 * attribute, it makes no request, because a response can't change an attribute of an existing element.
 */
export const HTMX = `
const swap = (path, target, swap) => htmx.ajax('GET', path, { target, swap });
var host = {
  insert: () => swap('/form', '#quote-section', 'outerHTML'),
  move: () => swap('/moved', '#app', 'innerHTML'),
  set: (name, value) => htmx.find('#quote').setAttribute(name, value),
  remove: () => swap('/none', '#quote-section', 'innerHTML'),
};`;

/**
 * Returns the script of a host with Turbo. To move the form, the script visits another page with Turbo: Turbo then puts
 * the same element into the new page, if the element is permanent. For all other changes, the script uses Turbo
 * Streams.
 */
export const turbo = (quote: string) => `
const stream = (attributes, html = '') =>
  Turbo.renderStreamMessage('<turbo-stream ' + attributes + '><template>' + html + '</template></turbo-stream>');
var host = {
  insert: () => stream('action="prepend" target="app"', '${quote}'),
  move: () => Turbo.visit('/moved'),
  set: (name, value) => {
    const form = document.querySelector('#quote');
    form.removeAttribute('data-turbo-permanent');
    const changed = form.cloneNode(true);
    changed.setAttribute(name, value);
    stream('action="replace" method="morph" target="quote"', changed.outerHTML);
  },
  remove: () => stream('action="remove" target="quote"'),
};`;
