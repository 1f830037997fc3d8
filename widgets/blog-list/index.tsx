/*
<div data-broker-widget="blog-list">
  <a href="https://broker.example/blog">All posts</a>
</div>
*/
import { LIST_POSTS } from '../contract/list-endpoints';
import { PostCard } from '../contract/list-shapes';
import emptyCss from '../shared/lists/empty-state.css';
import listStateCss from '../shared/lists/list-state.css';
import { loadList, parseItems } from '../shared/lists/list-store';
import listing from '../shared/lists/listing.css';
import { pagesBase } from '../shared/lists/page-url';
import { attach, type Mount } from '../shared/runtime/attach';
import { readOptions } from '../shared/runtime/read-options';
import { BlogList } from './BlogList';
import css from './blog-list.css';
import { OPTIONS } from './options';

export const mount: Mount = (host, env) => {
  const posts = loadList(LIST_POSTS, {}, parseItems(PostCard), env);
  const hasMore = host.querySelector('.blog-list__more') !== null;
  return attach(host, listStateCss + emptyCss + listing + css, (prerendered) => (
    <BlogList
      {...readOptions(host, env, OPTIONS)}
      base={pagesBase(env, prerendered)}
      pictures={`${env.api}${env.product}/`}
      posts={posts}
      prerendered={prerendered}
      content={host.dataset.content}
      hasMore={hasMore}
    />
  ));
};
