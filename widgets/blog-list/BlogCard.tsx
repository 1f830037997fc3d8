import { type Ref, useMemo } from 'react';
import type { PostCard } from '../contract/list-shapes';
import { beginningOf, firstParagraph, paragraphsOf } from '../contract/plain-text';
import { postUrl } from '../contract/post-id';
import { COPY } from './copy';
import { HTML_CHARACTERS, TEXT_CHARACTERS } from './limits';

type BlogCardProps = {
  readonly post: PostCard;
  readonly base: string;
  readonly pictures: string;
  readonly link?: Ref<HTMLAnchorElement> | undefined;
};

/**
 * Returns a card's text: the beginning of the post's first paragraph with text. Ignores the other paragraphs, because
 * some servers send only the first paragraph of each post in a list.
 */
export const opening = (html: string) =>
  paragraphsOf(beginningOf(firstParagraph(html), HTML_CHARACTERS))
    .join(' ')
    .slice(0, TEXT_CHARACTERS);

const BlogCard = ({ post, base, pictures, link }: BlogCardProps) => (
  <li className="broker-listing__card blog-list__card">
    <div className="blog-list__frame">
      {post.image && (
        <img
          className="blog-list__image"
          loading="lazy"
          decoding="async"
          src={pictures + post.image}
          alt={post.alt_text}
          width="640"
          height="360"
        />
      )}
    </div>
    <div className="blog-list__words">
      <h3 className="broker-listing__title">{post.title}</h3>
      <p className="broker-listing__text blog-list__text">{opening(post.description)}</p>
      <a
        className="broker-listing__action blog-list__read"
        href={postUrl(post.id, base)}
        {...(link && { ref: link })}
      >
        {COPY.read}
        <span className="broker-listing__hidden">: {post.title}</span>
      </a>
    </div>
  </li>
);

type BlogCardsProps = Omit<BlogCardProps, 'post'> & { readonly posts: readonly PostCard[] };

/**
 * Renders the cards of posts. The cards are memoised. Otherwise React would compare all cards at every change. With a
 * thousand cards, that would block a phone. `link` is a ref to the link in the first card.
 */
export const BlogCards = ({ posts, base, pictures, link }: BlogCardsProps) =>
  useMemo(
    () =>
      posts.map((post, at) => (
        <BlogCard
          key={post.id}
          post={post}
          base={base}
          pictures={pictures}
          link={at === 0 ? link : undefined}
        />
      )),
    [posts, base, pictures, link],
  );
