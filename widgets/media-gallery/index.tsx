/*
<div data-broker-widget="media-gallery" data-type="video">
  <a href="https://broker.example/media">Our films</a>
</div>
*/
import type { StoreApi } from 'zustand/vanilla';
import { LIST_MEDIA } from '../contract/list-endpoints';
import { MediaItem } from '../contract/list-shapes';
import emptyCss from '../shared/lists/empty-state.css';
import listStateCss from '../shared/lists/list-state.css';
import { type Loaded, loadList, parseItems } from '../shared/lists/list-store';
import { useLoaded } from '../shared/lists/use-loaded';
import { attach, type Mount } from '../shared/runtime/attach';
import { readOptions } from '../shared/runtime/read-options';
import dialogCss from './dialog.css';
import { MediaGallery, type MediaGalleryProps } from './MediaGallery';
import css from './media-gallery.css';
import { OPTIONS } from './options';

type LiveProps = Omit<MediaGalleryProps, 'state'> & { readonly list: StoreApi<Loaded<readonly MediaItem[]>> };

const Live = ({ list, ...props }: LiveProps) => (
  <MediaGallery {...props} state={useLoaded(list, props.prerendered)} />
);

export const mount: Mount = (host, env) => {
  const list = loadList(LIST_MEDIA, {}, parseItems(MediaItem), env);
  return attach(host, listStateCss + emptyCss + css + dialogCss, (prerendered) => (
    <Live
      type={readOptions(host, env, OPTIONS).type}
      list={list}
      folder={`${env.api}${env.product}/`}
      prerendered={prerendered}
    />
  ));
};
