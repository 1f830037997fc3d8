/*
<div data-broker-widget="associates" data-label="Associated companies" data-controls="below"></div>
*/
import carouselCss from '../carousel/carousel.css';
import { LIST_COMPANIES } from '../contract/list-endpoints';
import { Company } from '../contract/list-shapes';
import slidesCss from '../shared/carousel/slides.css';
import { readSlides } from '../shared/carousel/slides-read';
import listStateCss from '../shared/lists/list-state.css';
import { loadList, parseItems } from '../shared/lists/list-store';
import { attach, type Mount } from '../shared/runtime/attach';
import { readOptions } from '../shared/runtime/read-options';
import { Associates } from './Associates';
import css from './associates.css';
import { OPTIONS } from './options';

export const mount: Mount = (host, env) => {
  const list = loadList(LIST_COMPANIES, {}, parseItems(Company), env);
  const slides = host.querySelector('.associates__mark') ? readSlides(host, 'associates') : undefined;
  return attach(host, slidesCss + carouselCss + listStateCss + css, (prerendered) => (
    <Associates
      options={readOptions(host, env, OPTIONS)}
      list={list}
      folder={`${env.api}${env.product}/`}
      prerendered={prerendered}
      content={host.dataset.content}
      slides={slides}
    />
  ));
};
