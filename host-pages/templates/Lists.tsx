import { Art } from '../art/Art';
import { BANNERS } from '../art/banners';
import {
  BlogListPlaceholder,
  BlogPostPlaceholder,
  CareerDetailsPlaceholder,
  CareersListPlaceholder,
  MediaGalleryPlaceholder,
  PoliciesPlaceholder,
} from '../prerender';
import { Hero } from './blocks/Hero';
import { Breadcrumb, type Crumbs } from './layout/Breadcrumb';

// What the pages with lists from the API say without them: each widget keeps it as its fallback.

type ListPage = { readonly crumbs: Crumbs };

export const Careers = ({ crumbs }: ListPage) => (
  <>
    <Hero title="Careers" crumbs={crumbs} picture={BANNERS.careers} height="low" ground="ink">
      <p className="lead">Join a team that explains insurance in plain words.</p>
    </Hero>
    <section className="sec" aria-labelledby="openings-title">
      <div className="wrap listed">
        <h2 className="head" id="openings-title">
          Current Openings
        </h2>
        <CareersListPlaceholder />
      </div>
    </section>
  </>
);

export const CareerDetails = ({ crumbs }: ListPage) => (
  <>
    <Hero title="Careers" crumbs={crumbs} picture={BANNERS.careers} height="low" ground="ink">
      <p className="lead">Join a team that explains insurance in plain words.</p>
    </Hero>
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
    <Hero title="Media" crumbs={crumbs} picture={BANNERS.media} height="low" ground="ink">
      <p className="lead">Films and pictures from our work and our offices.</p>
    </Hero>
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

export const Blog = ({ crumbs }: ListPage) => (
  <>
    <Hero title="Blog" crumbs={crumbs} picture={BANNERS.blog} height="low" ground="ink">
      <p className="lead">Insurance explained, one question at a time.</p>
    </Hero>
    <section className="sec" aria-labelledby="posts-title">
      <div className="wrap listed">
        <h2 className="head" id="posts-title">
          All posts
        </h2>
        <BlogListPlaceholder />
      </div>
    </section>
  </>
);

export const BlogDetails = ({ crumbs }: ListPage) => (
  <>
    <section className="hero hero-low g-ink">
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
        <p className="h1">Blog</p>
        <p className="lead">Insurance explained, one question at a time.</p>
      </div>
      <Art picture={BANNERS.blog} fit="xMaxYMax meet" />
    </section>
    <section className="sec wrap listed">
      <BlogPostPlaceholder />
    </section>
  </>
);

export const Policies = ({ crumbs }: ListPage) => (
  <>
    <Hero title="Company Policies" crumbs={crumbs} picture={BANNERS.policies} height="low" ground="ink">
      <p className="lead">How we handle your details, complaints and conflicts of interest.</p>
    </Hero>
    <section className="sec" aria-labelledby="policies-title">
      <div className="wrap listed">
        <h2 className="head" id="policies-title">
          Our policies
        </h2>
        <PoliciesPlaceholder />
      </div>
    </section>
  </>
);
