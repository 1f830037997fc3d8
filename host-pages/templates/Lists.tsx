import type { ReactNode } from 'react';
import { BANNERS } from '../art/banners';
import { newestArchivePath } from '../content/archive';
import { policyText } from '../content/policy-text';
import { type PageContent, type SampleShare, sampleShare } from '../content/samples';
import {
  BlogListPlaceholder,
  CareersListPlaceholder,
  MediaGalleryPlaceholder,
  PoliciesPlaceholder,
} from '../prerender/lists';
import { Contents } from './blocks/Contents';
import { Hero, type HeroProps } from './blocks/Hero';
import { SampleTag } from './blocks/SampleTag';
import type { Crumbs } from './layout/Breadcrumb';

export type ListPage = { readonly crumbs: Crumbs; readonly content: PageContent };

type ListHeroProps = Pick<HeroProps, 'title' | 'titleAs' | 'crumbs' | 'picture'> & { readonly lead: string };

export const ListHero = ({ lead, ...hero }: ListHeroProps) => (
  <Hero {...hero} height="low" ground="ink">
    <p className="lead">{lead}</p>
  </Hero>
);

type ListedProps = {
  readonly id: string;
  readonly title: string;
  readonly share: SampleShare;
  readonly children: ReactNode;
};

const Listed = ({ id, title, share, children }: ListedProps) => (
  <section className="sec" aria-labelledby={id}>
    <div className="wrap listed">
      <h2 className="title" id={id}>
        {title} <SampleTag share={share} />
      </h2>
      {children}
    </div>
  </section>
);

export const CAREERS = {
  title: 'Careers',
  picture: BANNERS.careers,
  lead: 'Join a team that explains insurance in plain words.',
};

export const Careers = ({ crumbs, content }: ListPage) => (
  <>
    <ListHero {...CAREERS} crumbs={crumbs} />
    <Listed id="openings-title" title="Current Openings" share={sampleShare(content, 'jobs')}>
      <CareersListPlaceholder jobs={content.jobs} />
    </Listed>
  </>
);

const MEDIA = [
  ['Video Gallery', 'videos', 'video'],
  ['Image Gallery', 'images', 'image'],
] as const;

export const Media = ({ crumbs, content }: ListPage) => (
  <>
    <ListHero
      title="Media"
      crumbs={crumbs}
      picture={BANNERS.media}
      lead="Videos and images from our work and our offices."
    />
    <div className="sec wrap galleries">
      {MEDIA.map(([title, id, type]) => (
        <section key={id} aria-labelledby={id}>
          <h2 className="title" id={id}>
            {title} <SampleTag share={sampleShare(content, 'media', (item) => item.type === type)} />
          </h2>
          <MediaGalleryPlaceholder type={type} media={content.media} />
        </section>
      ))}
    </div>
  </>
);

export const BLOG = {
  title: 'Blog',
  picture: BANNERS.blog,
  lead: 'Insurance explained, one question at a time.',
};

export const Blog = ({ crumbs, content }: ListPage) => {
  const { posts } = content;
  const archive = newestArchivePath(posts);
  return (
    <>
      <ListHero {...BLOG} crumbs={crumbs} />
      <Listed id="posts-title" title="All posts" share={sampleShare(content, 'posts')}>
        <BlogListPlaceholder posts={posts} />
        {archive && (
          <p className="to-archive">
            <a href={archive}>Archive of all posts</a>
          </p>
        )}
      </Listed>
    </>
  );
};

/** If a text has at least this number of sections, a list of the sections is shown beside the text. */
const MIN_SECTIONS = 3;

export const Policies = ({ crumbs, content }: ListPage) => {
  const text = policyText(content.policies);
  const hasContents = text.headings.length >= MIN_SECTIONS;
  return (
    <>
      <ListHero
        title="Company Policies"
        crumbs={crumbs}
        picture={BANNERS.policies}
        lead="How we handle your details, complaints and conflicts of interest."
      />
      <Listed id="policies-title" title="Our policies" share={sampleShare(content, 'policies')}>
        <div className={hasContents ? 'with-contents' : undefined}>
          {hasContents && <Contents sections={text.headings} />}
          <PoliciesPlaceholder {...text} />
        </div>
      </Listed>
    </>
  );
};
