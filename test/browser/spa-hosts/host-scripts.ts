/** The page's own script, with nothing between it and the DOM. */
export const plain = (quote: string) => `
const app = document.querySelector('#app');
const form = () => document.querySelector('#quote');
var host = {
  insert: () => app.insertAdjacentHTML('afterbegin', '${quote}'),
  move: () => app.append(form()),
  set: (name, value) => form().setAttribute(name, value),
  remove: () => form().remove(),
};`;

/** Each change in a transition of its own. */
export const TRANSITIONS = `
for (const [name, change] of Object.entries(host))
  host[name] = (...given) => document.startViewTransition(() => change(...given)).finished;`;

export const VUE_MARKUP = `<template v-for="name in order" :key="name"><p v-if="name !== 'quote'">{{ name }}</p>
<div v-else data-broker-widget="quote-form" v-bind="attributes"><a href="/quote">Get a quote</a></div></template>`;

export const VUE = `
const state = Vue.reactive({ order: ['above', 'below'], attributes: {} });
const shows = (order) => () => { state.order = order; };
var host = {
  insert: shows(['quote', 'above', 'below']),
  move: shows(['above', 'below', 'quote']),
  set: (name, value) => { state.attributes[name] = value; },
  remove: shows(['above', 'below']),
};
Vue.createApp({ setup: () => state }).mount('#app');`;

export const ALPINE_MARKUP = `<section x-data><template x-for="name in $store.page.order" :key="name"><section>
<template x-if="name !== 'quote'"><p x-text="name"></p></template>
<template x-if="name === 'quote'">
<div data-broker-widget="quote-form"><a href="/quote">Get a quote</a></div></template>
</section></template></section>`;

export const ALPINE = `
const shows = (order) => () => { Alpine.store('page').order = order; };
var host = {
  insert: shows(['quote', 'above', 'below']),
  move: shows(['above', 'below', 'quote']),
  set: (name, value) => Alpine.bind(document.querySelector('[data-broker-widget]'), { [name]: value }),
  remove: shows(['above', 'below']),
};
document.addEventListener('alpine:init', () => Alpine.store('page', { order: ['above', 'below'] }));`;

export const place = (html: string) => `<section id="place">${html}</section>`;

/** All that changes comes from the server; but no server changes an attribute of an element that stands. */
export const HTMX = `
const swap = (path, target, swap) => htmx.ajax('GET', path, { target, swap });
var host = {
  insert: () => swap('/form', '#place', 'outerHTML'),
  move: () => swap('/moved', '#app', 'innerHTML'),
  set: (name, value) => htmx.find('#quote').setAttribute(name, value),
  remove: () => swap('/none', '#place', 'innerHTML'),
};`;

/** Streams, and for the move a visit: what is permanent is put into the body that comes, and is not morphed. */
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
