import type { ReactNode } from 'react';
import { Art } from '../art/Art';
import { BANNERS } from '../art/banners';
import { CareerDetailsPlaceholder } from '../prerender';
import { SITE } from '../site';
import { Hero } from './blocks/Hero';
import type { Crumbs } from './layout/Breadcrumb';

// What the pages with lists from the API say without them: each widget keeps it as its fallback.

type ListPage = { readonly crumbs: Crumbs };

/** What stands where a list is empty. */
const Empty = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="panel g-rain empty">
    <Art picture={{ width: 40, height: 40, shapes: [['shelter', 'M0 0h20a20 20 0 1 1-20 20z']] }} />
    <div className="stack">
      <h3>{title}</h3>
      {children}
    </div>
  </div>
);

export const Careers = ({ crumbs }: ListPage) => (
  <>
    <Hero title="Careers" crumbs={crumbs} picture={BANNERS.careers} height="low" ground="ink">
      <p className="lead">Join a team that explains insurance in plain words.</p>
    </Hero>
    <section className="sec" aria-labelledby="openings-title">
      <div className="wrap">
        <h2 className="head" id="openings-title">
          Current Openings
        </h2>
        <Empty title="No openings today">
          <p>
            Send your CV to <a href={`mailto:${SITE.careersMail}`}>{SITE.careersMail}</a>
          </p>
        </Empty>
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
      <div className="wrap">
        <CareerDetailsPlaceholder />
      </div>
    </section>
  </>
);

const MEDIA = [
  ['Video Gallery', 'videos'],
  ['Image Gallery', 'images'],
] as const;

export const Media = ({ crumbs }: ListPage) => (
  <>
    <Hero title="Media" crumbs={crumbs} picture={BANNERS.media} height="low" ground="ink">
      <p className="lead">Films and pictures from our work and our offices.</p>
    </Hero>
    <div className="sec wrap galleries">
      {MEDIA.map(([title, id]) => (
        <section key={id} aria-labelledby={id}>
          <h2 className="head" id={id}>
            {title}
          </h2>
          <Empty title="No Data Found">
            <p>There is nothing here yet.</p>
          </Empty>
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
      <div className="wrap">
        <h2 className="head" id="posts-title">
          All posts
        </h2>
        <Empty title="No Data Found">
          <p>There is nothing here yet. Our product pages answer the questions that we hear most.</p>
          <a className="btn" href="/services">
            Services
          </a>
        </Empty>
      </div>
    </section>
  </>
);

export const BlogDetails = ({ crumbs }: ListPage) => (
  <>
    <Hero title="Blog" crumbs={crumbs} picture={BANNERS.blog} height="low" ground="ink">
      <p className="lead">Insurance explained, one question at a time.</p>
    </Hero>
    <section className="sec" aria-labelledby="post-title">
      <div className="wrap">
        <h2 className="head" id="post-title">
          This post
        </h2>
        <Empty title="No Data Found">
          <p>The post needs JavaScript to be shown, or it is no longer here.</p>
          <a className="btn" href="/blog">
            All posts
          </a>
        </Empty>
      </div>
    </section>
  </>
);

export const Policies = ({ crumbs }: ListPage) => (
  <>
    <Hero title="Company Policies" crumbs={crumbs} picture={BANNERS.policies} height="low" ground="ink">
      <p className="lead">How we handle your details, complaints and conflicts of interest.</p>
    </Hero>
    <section className="sec" aria-labelledby="policies-title">
      <div className="wrap halves">
        <h2 className="h1" id="policies-title">
          Our policies
        </h2>
        <div className="stack">
          <p className="lead">
            The full text is kept up to date by our office. Ask for it and we send it to you.
          </p>
          <div className="row">
            <a className="btn" href={`mailto:${SITE.mail}`}>
              Ask for our policies
            </a>
            <a className="btn btn-outline" href="/terms-of-services">
              Terms of Service
            </a>
          </div>
        </div>
      </div>
    </section>
  </>
);
