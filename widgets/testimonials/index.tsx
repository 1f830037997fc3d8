/*
<div data-broker-widget="testimonials" data-rule="testimonials" data-label="Reviews">
  <a href="https://reviews.example/broker">What clients say</a>
</div>
*/
import { LIST_TESTIMONIALS } from '../contract/list-endpoints';
import { Testimonial } from '../contract/list-shapes';
import cardsCss from '../paged-cards/paged-cards.css';
import listStateCss from '../shared/lists/list-state.css';
import { loadList, parseItems } from '../shared/lists/list-store';
import { attach, type Mount } from '../shared/runtime/attach';
import { readOptions } from '../shared/runtime/read-options';
import { OPTIONS } from './options';
import { Testimonials } from './Testimonials';
import css from './testimonials.css';

export const mount: Mount = (host, env) => {
  const list = loadList(LIST_TESTIMONIALS, {}, parseItems(Testimonial), env);
  const count = host.querySelectorAll('.testimonials__review').length;
  return attach(host, cardsCss + listStateCss + css, (prerendered) => (
    <Testimonials
      options={readOptions(host, env, OPTIONS)}
      list={list}
      prerendered={prerendered}
      content={host.dataset.content}
      count={count}
    />
  ));
};
