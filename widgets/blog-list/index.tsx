/*
<div data-broker-widget="blog-list">
  <a href="https://broker.example/blog">All posts</a>
</div>
*/
import { LIST_POSTS } from '../contract/list-endpoints';
import { PostCard } from '../contract/list-shapes';
import { attach, type Mount } from '../shared/attach';
import listing from '../shared/listing.css';
import { itemsOf, loadList } from '../shared/lists';
import { pagesBase } from '../shared/page-address';
import { readOptions } from '../shared/read-options';
import { BlogList } from './BlogList';
import css from './blog-list.css';
import { OPTIONS } from './options';

export const mount: Mount = (host, env) => {
  const posts = loadList(LIST_POSTS, {}, itemsOf(PostCard), env);
  return attach(host, listing + css, (prerendered) => (
    <BlogList
      {...readOptions(host, env, OPTIONS)}
      base={pagesBase(env, prerendered)}
      pictures={`${env.api}${env.product}/`}
      posts={posts}
      prerendered={prerendered}
    />
  ));
};
