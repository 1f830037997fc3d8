/*
<div data-broker-widget="media-gallery" data-type="video">
  <a href="https://broker.example/media">Our films</a>
</div>
*/
import { LIST_MEDIA } from '../contract/list-endpoints';
import { MediaItem } from '../contract/list-shapes';
import emptyCss from '../shared/lists/empty-state.css';
import listStateCss from '../shared/lists/list-state.css';
import { loadList, parseItems } from '../shared/lists/list-store';
import { pagesBase, pageUrl } from '../shared/lists/page-url';
import { attach, type Mount } from '../shared/runtime/attach';
import { readOptions } from '../shared/runtime/read-options';
import dialogCss from './dialog.css';
import { MediaGallery } from './MediaGallery';
import css from './media-gallery.css';
import { OPTIONS } from './options';

export const mount: Mount = (host, env) => {
  const list = loadList(LIST_MEDIA, {}, parseItems(MediaItem), env);
  const hasMore = host.querySelector('.media-gallery__more') !== null;
  return attach(host, listStateCss + emptyCss + css + dialogCss, (prerendered) => (
    <MediaGallery
      type={readOptions(host, env, OPTIONS).type}
      list={list}
      folder={`${env.api}${env.product}/`}
      contact={pageUrl('contact-us', pagesBase(env, prerendered))}
      prerendered={prerendered}
      content={host.dataset.content}
      hasMore={hasMore}
    />
  ));
};
