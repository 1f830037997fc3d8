/*
<div data-broker-widget="testimonials" data-rule="testimonials" data-label="Reviews">
  <a href="https://reviews.example/broker">What clients say</a>
</div>
*/
import type { StoreApi } from 'zustand/vanilla';
import { LIST_TESTIMONIALS } from '../contract/list-endpoints';
import { Testimonial } from '../contract/list-shapes';
import cardsCss from '../paged-cards/paged-cards.css';
import listStateCss from '../shared/lists/list-state.css';
import { type Loaded, loadList, parseItems } from '../shared/lists/list-store';
import { useLoaded } from '../shared/lists/use-loaded';
import { attach, type Mount } from '../shared/runtime/attach';
import { readOptions } from '../shared/runtime/read-options';
import { OPTIONS } from './options';
import { Testimonials, type TestimonialsProps } from './Testimonials';
import css from './testimonials.css';

type LiveProps = Omit<TestimonialsProps, 'state'> & {
  readonly list: StoreApi<Loaded<readonly Testimonial[]>>;
};

const Live = ({ list, ...props }: LiveProps) => (
  <Testimonials {...props} state={useLoaded(list, props.prerendered)} />
);

export const mount: Mount = (host, env) => {
  const list = loadList(LIST_TESTIMONIALS, {}, parseItems(Testimonial), env);
  return attach(host, cardsCss + listStateCss + css, (prerendered) => (
    <Live options={readOptions(host, env, OPTIONS)} list={list} prerendered={prerendered} />
  ));
};
