import { BANNERS } from '../art/banners';
import type { PostRecord } from '../content-routes';
import { Hero } from './blocks/Hero';
import type { Crumbs } from './layout/Breadcrumb';

type PostProps = {
  readonly crumbs: Crumbs;
  readonly post: PostRecord;
  /** The text, sanitised. */
  readonly html: string;
  readonly previous: PostRecord | undefined;
  readonly next: PostRecord | undefined;
  readonly related: readonly PostRecord[];
};

export const Post = ({ crumbs, post, html }: PostProps) => (
  <>
    <Hero title={post.title} crumbs={crumbs} picture={BANNERS.blog} height="low" ground="ink" />
    <section className="sec wrap listed">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by safeHtml */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  </>
);
