/*
<div data-broker-widget="blog-post" data-id="12">
  <a href="https://broker.example/blog">All posts</a>
</div>
*/
import { createStore } from 'zustand/vanilla';
import { FIND_POST } from '../contract/list-endpoints';
import { Post } from '../contract/list-shapes';
import { postIdFromUrl, postUrl } from '../contract/post-id';
import emptyCss from '../shared/lists/empty-state.css';
import listStateCss from '../shared/lists/list-state.css';
import type { Loaded } from '../shared/lists/list-store';
import listing from '../shared/lists/listing.css';
import { loadItem } from '../shared/lists/load-item';
import { pagesBase } from '../shared/lists/page-url';
import { attach, type Mount } from '../shared/runtime/attach';
import { readOptions } from '../shared/runtime/read-options';
import { BlogPost } from './BlogPost';
import css from './blog-post.css';
import { OPTIONS } from './options';

/** The store for a URL that names no post. */
const NO_POST = createStore<Loaded<Post>>(() => ({ phase: 'ready', data: undefined }));

export const mount: Mount = (host, env) => {
  return attach(host, listStateCss + emptyCss + listing + css, (prerendered) => {
    const { id, ...options } = readOptions(host, env, OPTIONS);
    const postId = id || postIdFromUrl(location);
    return (
      <BlogPost
        key={postId}
        {...options}
        base={pagesBase(env, prerendered)}
        post={postId ? loadItem(FIND_POST, postId, Post, env) : NO_POST}
        path={prerendered && postId ? postUrl(postId, '/') : undefined}
        prerendered={prerendered}
        content={host.dataset.content}
      />
    );
  });
};
