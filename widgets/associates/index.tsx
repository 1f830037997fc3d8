/*
<div data-broker-widget="associates" data-label="Associated companies" data-controls="below"></div>
*/
import type { StoreApi } from 'zustand/vanilla';
import carouselCss from '../carousel/carousel.css';
import { LIST_COMPANIES } from '../contract/list-endpoints';
import { Company } from '../contract/list-shapes';
import slidesCss from '../shared/carousel/slides.css';
import listStateCss from '../shared/lists/list-state.css';
import { type Loaded, loadList, parseItems } from '../shared/lists/list-store';
import { useLoaded } from '../shared/lists/use-loaded';
import { attach, type Mount } from '../shared/runtime/attach';
import { readOptions } from '../shared/runtime/read-options';
import { Associates, type AssociatesProps } from './Associates';
import css from './associates.css';
import { OPTIONS } from './options';

type LiveProps = Omit<AssociatesProps, 'state'> & { readonly list: StoreApi<Loaded<readonly Company[]>> };

const Live = ({ list, ...props }: LiveProps) => (
  <Associates {...props} state={useLoaded(list, props.prerendered)} />
);

export const mount: Mount = (host, env) => {
  const list = loadList(LIST_COMPANIES, {}, parseItems(Company), env);
  return attach(host, slidesCss + carouselCss + listStateCss + css, (prerendered) => (
    <Live
      options={readOptions(host, env, OPTIONS)}
      list={list}
      folder={`${env.api}${env.product}/`}
      prerendered={prerendered}
    />
  ));
};
