import type { ReactNode } from 'react';
import { BANNERS } from '../art/banners';
import type { Content } from '../content/lists';
import {
  BlogListPlaceholder,
  BlogPostPlaceholder,
  CareerDetailsPlaceholder,
  CareersListPlaceholder,
  MediaGalleryPlaceholder,
  PoliciesPlaceholder,
} from '../prerender';
import { Hero, type HeroProps } from './blocks/Hero';
import type { Crumbs } from './layout/Breadcrumb';

// Pages with lists from the API. What they show without data is each widget's own fallback.

type ListPage = { readonly crumbs: Crumbs; readonly content: Content };

type ListHeroProps = Pick<HeroProps, 'title' | 'titleAs' | 'crumbs' | 'picture'> & { readonly lead: string };

const ListHero = ({ lead, ...hero }: ListHeroProps) => (
  <Hero {...hero} height="low" ground="ink">
    <p className="lead">{lead}</p>
  </Hero>
);

type ListedProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

const Listed = ({ id, title, children }: ListedProps) => (
  <section className="sec" aria-labelledby={id}>
    <div className="wrap listed">
      <h2 className="head" id={id}>
        {title}
      </h2>
      {children}
    </div>
  </section>
);

const CAREERS = {
  title: 'Careers',
  picture: BANNERS.careers,
  lead: 'Join a team that explains insurance in plain words.',
};

export const Careers = ({ crumbs }: ListPage) => (
  <>
    <ListHero {...CAREERS} crumbs={crumbs} />
    <Listed id="openings-title" title="Current Openings">
      <CareersListPlaceholder />
    </Listed>
  </>
);

export const CareerDetails = ({ crumbs }: ListPage) => (
  <>
    <ListHero {...CAREERS} crumbs={crumbs} />
    <section className="sec" aria-label="Opening">
      <div className="wrap listed">
        <CareerDetailsPlaceholder />
      </div>
    </section>
  </>
);

const MEDIA = [
  ['Video Gallery', 'videos', 'video'],
  ['Image Gallery', 'images', 'image'],
] as const;

export const Media = ({ crumbs }: ListPage) => (
  <>
    <ListHero
      title="Media"
      crumbs={crumbs}
      picture={BANNERS.media}
      lead="Films and pictures from our work and our offices."
    />
    <div className="sec wrap galleries">
      {MEDIA.map(([title, id, type]) => (
        <section key={id} aria-labelledby={id}>
          <h2 className="head" id={id}>
            {title}
          </h2>
          <MediaGalleryPlaceholder type={type} />
        </section>
      ))}
    </div>
  </>
);

const BLOG = {
  title: 'Blog',
  picture: BANNERS.blog,
  lead: 'Insurance explained, one question at a time.',
};

export const Blog = ({ crumbs }: ListPage) => (
  <>
    <ListHero {...BLOG} crumbs={crumbs} />
    <Listed id="posts-title" title="All posts">
      <BlogListPlaceholder />
    </Listed>
  </>
);

export const BlogDetails = ({ crumbs }: ListPage) => (
  <>
    <ListHero {...BLOG} titleAs="p" crumbs={crumbs} />
    <section className="sec wrap listed">
      <BlogPostPlaceholder />
    </section>
  </>
);

export const Policies = ({ crumbs }: ListPage) => (
  <>
    <ListHero
      title="Company Policies"
      crumbs={crumbs}
      picture={BANNERS.policies}
      lead="How we handle your details, complaints and conflicts of interest."
    />
    <Listed id="policies-title" title="Our policies">
      <PoliciesPlaceholder />
    </Listed>
  </>
);
