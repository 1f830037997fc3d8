/*
<div data-broker-widget="blog-post" data-id="12">
  <a href="https://broker.example/blog">All posts</a>
</div>
*/
import { createStore } from 'zustand/vanilla';
import { FIND_POST } from '../contract/list-endpoints';
import { Post } from '../contract/list-shapes';
import { attach, type Mount } from '../shared/attach';
import listing from '../shared/listing.css';
import { itemOf, type Loaded, loadList } from '../shared/lists';
import { pagesBase } from '../shared/page-address';
import { postIn } from '../shared/post-id';
import { readOptions } from '../shared/read-options';
import { BlogPost } from './BlogPost';
import css from './blog-post.css';
import { OPTIONS } from './options';

/** For an address that names none. */
const NO_POST = createStore<Loaded<Post>>(() => ({ phase: 'failed', data: undefined }));

export const mount: Mount = (host, env) => {
  const findPost = (id: string | undefined) =>
    id ? loadList(FIND_POST, { id }, itemOf(Post), env) : NO_POST;
  return attach(host, listing + css, (prerendered) => {
    const { id, ...options } = readOptions(host, env, OPTIONS);
    return (
      <BlogPost
        {...options}
        base={pagesBase(env, prerendered)}
        post={findPost(id || postIn(location))}
        prerendered={prerendered}
      />
    );
  });
};
