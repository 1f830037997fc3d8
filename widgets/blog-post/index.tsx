/*
<div data-broker-widget="blog-post" data-id="12">
  <a href="https://broker.example/blog">All posts</a>
</div>
*/
import { createStore } from 'zustand/vanilla';
import { FIND_POST } from '../contract/list-endpoints';
import { Post } from '../contract/list-shapes';
import emptyCss from '../shared/lists/empty-state.css';
import listStateCss from '../shared/lists/list-state.css';
import { type Loaded, loadList, parseItem } from '../shared/lists/list-store';
import listing from '../shared/lists/listing.css';
import { pagesBase } from '../shared/lists/page-url';
import { postIdFromUrl } from '../shared/lists/post-id';
import { attach, type Mount } from '../shared/runtime/attach';
import { readOptions } from '../shared/runtime/read-options';
import { BlogPost } from './BlogPost';
import css from './blog-post.css';
import { OPTIONS } from './options';

/** For a URL without a post. */
const NO_POST = createStore<Loaded<Post>>(() => ({ phase: 'failed', data: undefined }));

export const mount: Mount = (host, env) => {
  const findPost = (id: string | undefined) =>
    id ? loadList(FIND_POST, { id }, parseItem(Post), env) : NO_POST;
  return attach(host, listStateCss + emptyCss + listing + css, (prerendered) => {
    const { id, ...options } = readOptions(host, env, OPTIONS);
    return (
      <BlogPost
        {...options}
        base={pagesBase(env, prerendered)}
        post={findPost(id || postIdFromUrl(location))}
        prerendered={prerendered}
      />
    );
  });
};
