import type { Content } from './lists';

type Post = Content['posts'][number];

export const relatedIndex = (posts: readonly Post[]) => (post: Post) => ({
  related: posts.filter((other) => other.id !== post.id).slice(0, 2),
  product: undefined as { readonly name: string } | undefined,
});
