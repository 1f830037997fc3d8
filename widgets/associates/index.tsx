/*
<div data-broker-widget="associates" data-label="Associated companies" data-controls="below"></div>
*/
import type { StoreApi } from 'zustand/vanilla';
import carouselCss from '../carousel/carousel.css';
import { LIST_COMPANIES } from '../contract/list-endpoints';
import { Company } from '../contract/list-shapes';
import { attach, type Mount } from '../shared/attach';
import { itemsOf, type Loaded, loadList } from '../shared/lists';
import { readOptions } from '../shared/read-options';
import roomCss from '../shared/room.css';
import slidesCss from '../shared/slides.css';
import { useLoaded } from '../shared/use-loaded';
import { Associates, type AssociatesProps } from './Associates';
import css from './associates.css';
import { OPTIONS } from './options';

type LiveProps = Omit<AssociatesProps, 'state'> & { readonly list: StoreApi<Loaded<readonly Company[]>> };

const Live = ({ list, ...props }: LiveProps) => (
  <Associates {...props} state={useLoaded(list, props.prerendered)} />
);

export const mount: Mount = (host, env) => {
  const list = loadList(LIST_COMPANIES, {}, itemsOf(Company), env);
  return attach(host, slidesCss + carouselCss + roomCss + css, (prerendered) => (
    <Live
      options={readOptions(host, env, OPTIONS)}
      list={list}
      folder={`${env.api}${env.product}/`}
      prerendered={prerendered}
    />
  ));
};
