/*
<div data-broker-widget="career-details" data-mail="careers@example.com">
  <a href="/careers">Current Openings</a>
</div>
*/

import { jobIdFromUrl, jobUrl } from '../contract/job-url';
import { StaticContent } from '../shared/html/StaticContent';
import emptyCss from '../shared/lists/empty-state.css';
import listStateCss from '../shared/lists/list-state.css';
import listingCss from '../shared/lists/listing.css';
import { replaceText, setCanonical, setNoIndex } from '../shared/lists/page-head';
import { pagesBase, pageUrl } from '../shared/lists/page-url';
import { readSelectedJob } from '../shared/lists/selected-job';
import { attach, type Mount } from '../shared/runtime/attach';
import { readOptions } from '../shared/runtime/read-options';
import type { Applications } from './applications';
import { CareerDetails, type OpeningPage, type Shown } from './CareerDetails';
import careerDetailsCss from './career-details.css';
import fileFieldCss from './file-field.css';
import { findJob } from './find-job';
import { type CareerDetailsOptions, OPTIONS } from './options';

export const mount: Mount = async (host, env) => {
  /** Hash of the job in the markup. Undefined on a page that wasn't built for an opening. */
  const { content } = host.dataset;
  const pageJob = content === undefined ? undefined : jobIdFromUrl(location);
  let options!: CareerDetailsOptions;
  let loading: Promise<Applications> | undefined;
  let applications: Applications | undefined;
  let isDisposed = false;

  async function load(): Promise<Applications> {
    const { createApplications } = await import('./applications');
    const created = createApplications(host, env, () => options);
    // On a page that was built for an opening, don't translate yet: the first render must match the markup, which is in
    // English.
    if (!pageJob) await created.translate();
    if (isDisposed) created.dispose();
    else applications = created;
    return created;
  }

  function find(show: (shown: Shown) => void) {
    let isStopped = false;
    const stop = findJob(env, {
      content,
      // Load the form's code in parallel with the job.
      onRequest() {
        loading ??= load();
        loading.catch(() => {});
      },
      async show(found) {
        if (found === 'missing') setNoIndex();
        if (typeof found !== 'object') return show(found);
        try {
          const { draw } = await (loading as Promise<Applications>);
          if (isStopped) return;
          // Only our own pages are prerendered. A partner's page keeps its own title and canonical URL.
          if (host.hasAttribute('data-prerendered')) {
            document.title = `${found.job.title} | ${env.broker.name}`;
            setCanonical(jobUrl(found.job.id, '/'));
            const heading = pageJob && document.querySelector<HTMLElement>('h1');
            if (heading) replaceText(heading, found.job.title);
          }
          show({ ...found, form: draw });
        } catch (error) {
          loading = undefined;
          console.error(`broker-widgets: career-details: the form cannot be loaded: ${error}`);
          if (!isStopped) show('failed');
        }
      },
    });
    return () => {
      isStopped = true;
      stop();
    };
  }

  /** The page that was built for the opening may load although the API fails, and its form works. */
  function builtPage() {
    const id = readSelectedJob();
    const path = id && host.hasAttribute('data-prerendered') ? jobUrl(id, '/') : undefined;
    return path === location.pathname ? undefined : path;
  }

  let page: OpeningPage | undefined;
  if (pageJob) {
    page = { jobId: pageJob };
    // The markup has no form if the deadline had passed at build time.
    if (host.querySelector('form')) {
      // Hydration needs the form's code.
      loading = load();
      const { draw } = await loading;
      page = {
        ...page,
        form: (jobId, list) => (
          <>
            {/* This element holds the choice of language in the page's markup. Hydration keeps that markup. */}
            <StaticContent className="career-details__languages" prerendered />
            {draw(jobId, list, true)}
          </>
        ),
      };
    }
  }

  const css = listStateCss + emptyCss + listingCss + careerDetailsCss + fileFieldCss;
  const mounted = attach(host, css, (prerendered) => {
    options = readOptions(host, env, OPTIONS);
    return (
      <CareerDetails
        list={pageUrl(options.list, pagesBase(env, prerendered))}
        mail={options.mail}
        find={find}
        page={page}
        builtPage={builtPage}
      />
    );
  });
  const update = async () => {
    await applications?.translate();
    mounted.update();
  };
  if (page?.form)
    import('../shared/forms/on-demand/on-demand')
      .then(({ offerLanguages }) => offerLanguages(host, update))
      .catch(console.error);
  return {
    update,
    unmount() {
      isDisposed = true;
      applications?.dispose();
      mounted.unmount();
    },
  };
};
