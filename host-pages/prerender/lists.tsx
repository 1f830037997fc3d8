import { Associates, hashOf as hashOfCompanies } from '../../widgets/associates/Associates';
import { OPTIONS as ASSOCIATES_OPTIONS } from '../../widgets/associates/options';
import { BlogList, hashOf as hashOfPosts } from '../../widgets/blog-list/BlogList';
import { FIRST_POSTS } from '../../widgets/blog-list/limits';
import { OPTIONS as BLOG_OPTIONS } from '../../widgets/blog-list/options';
import { BlogPost, hashOf as hashOfPost } from '../../widgets/blog-post/BlogPost';
import { OPTIONS as POST_OPTIONS } from '../../widgets/blog-post/options';
import { CARD_LEVEL, CareersList, hashOf as hashOfJobs } from '../../widgets/careers-list/CareersList';
import { OPTIONS as CAREERS_OPTIONS } from '../../widgets/careers-list/options';
import { CompanyPolicies, hashOf as hashOfPolicy } from '../../widgets/company-policies/CompanyPolicies';
import { OPTIONS as POLICIES_OPTIONS } from '../../widgets/company-policies/options';
import { LIST_COMPANIES } from '../../widgets/contract/list-endpoints';
import { FIRST as FIRST_MEDIA } from '../../widgets/media-gallery/limits';
import { hashOf as hashOfMedia, MediaGallery } from '../../widgets/media-gallery/MediaGallery';
import type { MediaGalleryOptions } from '../../widgets/media-gallery/options';
import { OPTIONS as REVIEWS_OPTIONS, type TestimonialsOptions } from '../../widgets/testimonials/options';
import { hashOf as hashOfReviews, Testimonials } from '../../widgets/testimonials/Testimonials';
import type { Content } from '../content/lists';
import { POLICIES_LEVEL, type PolicyText } from '../content/policy-text';
import { safeHtml } from '../content/safe-html';
import { SITE } from '../site';
import { Placeholder } from './Placeholder';
import { Prose } from './Prose';
import { imageFolder } from './site-values';

// The prerendered markup contains all openings and policies, but only the first posts, media and companies. The widgets
// call the API (requirements 6.2), and replace content that has changed since the build. Reviews and companies are far
// below the first screen, so their widgets wait until the visitor comes near.

export const CareersListPlaceholder = ({ jobs }: Pick<Content, 'jobs'>) => (
  <Placeholder
    name="careers-list"
    when="idle"
    options={{ mail: SITE.careersMail }}
    content={hashOfJobs(jobs)}
  >
    {(options) => (
      <CareersList
        {...CAREERS_OPTIONS}
        {...options}
        base="/"
        prerendered
        built={jobs.map((job) => ({
          job,
          prose: <Prose className="broker-listing__prose" html={safeHtml(job.responsibility, CARD_LEVEL)} />,
        }))}
      />
    )}
  </Placeholder>
);

export const BlogListPlaceholder = ({ posts }: Pick<Content, 'posts'>) => (
  <Placeholder name="blog-list" when="idle" content={hashOfPosts(posts)}>
    {() => (
      <BlogList
        {...BLOG_OPTIONS}
        base="/"
        pictures={imageFolder}
        prerendered
        built={posts}
        hasMore={posts.length > FIRST_POSTS}
      />
    )}
  </Placeholder>
);

type BlogPostPlaceholderProps = {
  /** Undefined on the page for posts that are newer than the build. */
  readonly post?: Content['posts'][number] | undefined;
  /** The post's text as sanitised HTML. */
  readonly html?: string;
};

/** Renders a post's text. For a post newer than the build, the widget adds the title and the text. */
export const BlogPostPlaceholder = ({ post, html = '' }: BlogPostPlaceholderProps) => (
  <Placeholder
    name="blog-post"
    when={post ? 'idle' : 'now'}
    options={{ headingLevel: '1' as const }}
    {...(post && { content: hashOfPost(post) })}
  >
    {(options) => (
      <BlogPost
        {...options}
        list={POST_OPTIONS.list}
        base="/"
        prerendered
        content={post && hashOfPost(post)}
        built={post && <Prose className="broker-listing__prose blog-post__text" html={html} />}
      />
    )}
  </Placeholder>
);

export const PoliciesPlaceholder = ({ description, html }: Pick<PolicyText, 'description' | 'html'>) => (
  <Placeholder
    name="company-policies"
    when="idle"
    options={{ mail: SITE.mail }}
    content={hashOfPolicy({ description })}
  >
    {(options) => (
      <CompanyPolicies
        {...options}
        terms={POLICIES_OPTIONS.terms}
        headingLevel={POLICIES_LEVEL}
        base="/"
        prerendered
        built={
          description ? <Prose className="broker-listing__prose company-policies__text" html={html} /> : null
        }
      />
    )}
  </Placeholder>
);

type MediaGalleryPlaceholderProps = MediaGalleryOptions & Pick<Content, 'media'>;

export const MediaGalleryPlaceholder = ({ type, media }: MediaGalleryPlaceholderProps) => {
  const items = media.filter((item) => item.type === type);
  return (
    <Placeholder name="media-gallery" when="idle" options={{ type }} content={hashOfMedia(items)}>
      {() => (
        <MediaGallery
          type={type}
          folder={imageFolder}
          contact="/contact-us"
          prerendered
          built={items}
          hasMore={items.length > FIRST_MEDIA}
        />
      )}
    </Placeholder>
  );
};

type TestimonialsPlaceholderProps = Pick<TestimonialsOptions, 'rule'> & {
  readonly reviews: Content['testimonials'];
};

export const TestimonialsPlaceholder = ({ reviews, ...options }: TestimonialsPlaceholderProps) => (
  <Placeholder name="testimonials" options={options} content={hashOfReviews(reviews)}>
    {() => (
      <Testimonials
        options={{ label: REVIEWS_OPTIONS.label, ...options }}
        prerendered
        built={reviews}
        count={reviews.length}
      />
    )}
  </Placeholder>
);

/** Renders the first companies, as many as the widget requests from the API. */
export const AssociatesPlaceholder = ({ companies }: { readonly companies: Content['associates'] }) => {
  const first = companies.slice(0, Number(LIST_COMPANIES.fixed.limit));
  return (
    <Placeholder
      name="associates"
      options={{ controls: 'heading' as const }}
      content={hashOfCompanies(first)}
    >
      {(options) => (
        <Associates
          options={{ label: ASSOCIATES_OPTIONS.label, ...options }}
          folder={imageFolder}
          prerendered
          built={first}
        />
      )}
    </Placeholder>
  );
};
