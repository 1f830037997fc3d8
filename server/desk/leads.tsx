import { resumeExtension } from '../../widgets/contract/application-rules';
import { normalise } from '../../widgets/contract/field-rules';
import { HttpError } from '../api/http-error';
import { checkText } from '../api/lead-form';
import { findApplication, readResume } from '../db/applications';
import { readLeadDetail } from '../db/lead-detail';
import { changeState, markRead } from '../db/lead-states';
import { findLeadId, leadReference } from '../db/leads';
import { approveLead, redeliver } from '../db/redelivery';
import { LEAD_STATUSES } from '../db/schema';
import { contactLinks } from '../reports/contact-links';
import { reportLead } from '../reports/lead-report';
import type { DeskContext, DeskHandler, DeskRequest, DeskRoutes } from './handler';
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH } from './limits';
import { listQuery } from './list-params';
import { LeadPage } from './pages/LeadPage';
import type { StateProblem, TypedState } from './pages/StateForm';
import { redirect, sendPage } from './respond';

const NO_LEAD = 'There is no such lead. It may have been erased.';
const SAVED = 'saved';

/** Redirects to the lead's page, which then says what has been done. */
const redirectToLead = ({ res, params, query }: DeskRequest, done: string) =>
  redirect(res, `/leads/${params.reference}${listQuery(query, { done })}`);

const statusIn = ({ form }: DeskRequest) => LEAD_STATUSES.find((each) => each === form.get('status'));

/** Returns what somebody entered in the form with the status and the note. */
const readTyped = (request: DeskRequest): TypedState => ({
  status: statusIn(request) ?? 'new',
  note: normalise('message', request.form.get('note') ?? ''),
  by: request.person.isNamedByProxy ? request.person.name : (request.form.get('by') ?? '').trim(),
  version: Number(request.form.get('version')),
});

/** Returns the first invalid field with its error message. Returns undefined if all fields are valid. */
function findProblem(request: DeskRequest, { note, by }: TypedState): StateProblem | undefined {
  if (!statusIn(request)) return { field: 'status', text: 'Choose a status.' };
  const byText = by
    ? checkText('Your name', by, MAX_NAME_LENGTH)
    : 'Write your name, so that others know who made the change.';
  if (byText) return { field: 'by', text: byText };
  const noteText = checkText('The note', note, MAX_NOTE_LENGTH);
  return noteText ? { field: 'note', text: noteText } : undefined;
}

/** Returns the routes of one lead: its page, the page's forms, and the résumé. */
export function leadRoutes({ db, channels, now, namePerson }: DeskContext): DeskRoutes {
  /** Returns the id of the lead in the path. Throws an HttpError if there is no such lead. */
  async function idOf({ params }: DeskRequest): Promise<number> {
    const { reference = '' } = params;
    // Accepts a reference only with its prefix, such as `Q-`. findLeadId would take a number without a prefix for an
    // id. The desk's links always contain the prefix.
    const id = /^[A-Z]-/.test(reference) ? await findLeadId(db, reference) : undefined;
    if (id === undefined) throw new HttpError(404, NO_LEAD);
    return id;
  }

  async function readDetail(id: number) {
    const detail = await readLeadDetail(db, id, now());
    if (!detail) throw new HttpError(404, NO_LEAD);
    const { SITE } = await import('../../host-pages/site');
    return { detail, links: contactLinks(reportLead(detail.lead, detail), SITE.name) };
  }

  const showLead: DeskHandler = async (request) => {
    const { req, res, person, query } = request;
    const id = await idOf(request);
    const { detail, links } = await readDetail(id);
    // A page that the browser loads in advance may never be shown, so its lead doesn't count as read.
    const isOpened = req.method === 'GET' && !/prefetch/.test(`${req.headers['sec-purpose']}`);
    if (isOpened && detail.listed.isUnread) await markRead(db, id, now());
    const done = query.get('done') ?? undefined;
    const props = { detail, links, person, channels, query, done };
    sendPage(res, 200, <LeadPage {...props} />);
  };

  /** Responds with the lead's page. Its form still contains what could not be saved. */
  function showTyped(
    { res, person, query }: DeskRequest,
    status: number,
    { detail, links }: Awaited<ReturnType<typeof readDetail>>,
    typed: TypedState,
    problem?: StateProblem,
  ) {
    const props = { detail, links, person, channels, query, typed, problem };
    sendPage(res, status, <LeadPage {...props} />);
  }

  const saveState: DeskHandler = async (request) => {
    const { req, person } = request;
    const id = await idOf(request);
    const typed = readTyped(request);
    const { note, by } = typed;
    const problem = findProblem(request, typed);
    const isSaved = !problem && (await changeState(db, id, typed, now()));
    if (isSaved) {
      if (!person.isNamedByProxy && by !== person.name) await namePerson(req, by);
      return redirectToLead(request, SAVED);
    }
    const found = await readDetail(id);
    // If somebody else has saved the same status and note, nothing is lost, so there is no conflict.
    const { state } = found.detail;
    if (!problem && state.status === typed.status && state.note === note) {
      return redirectToLead(request, SAVED);
    }
    showTyped(request, problem ? 422 : 409, found, typed, problem);
  };

  const showStateAgain: DeskHandler = async (request) => {
    const text = 'You were signed out in between. Check what you wrote, and press Save once more.';
    const found = await readDetail(await idOf(request));
    showTyped(request, 403, found, readTyped(request), { text });
  };

  const sendAgain: DeskHandler = async (request) => {
    const id = await idOf(request);
    if (channels.length === 0)
      throw new HttpError(409, 'No channel is set up: see LEADS_WEBHOOK_URL and SMTP_URL.');
    const { listed } = (await readDetail(id)).detail;
    if (listed.isSuspected)
      throw new HttpError(409, 'Say first that the lead is genuine: it would also go to the webhook.');
    await redeliver(db, channels, { id }, now());
    redirectToLead(request, 'sent');
  };

  const approve: DeskHandler = async (request) => {
    await approveLead(db, channels, await idOf(request), now());
    redirectToLead(request, 'approved');
  };

  const sendResume: DeskHandler = async (request) => {
    const { req, res } = request;
    const application = await findApplication(db, await idOf(request));
    if (!application) throw new HttpError(404, 'This lead has no résumé.');
    const lead = await db
      .selectFrom('leads')
      .select(['id', 'kind', 'reference'])
      .where('id', '=', application.lead_id)
      .executeTakeFirstOrThrow();
    const name = `${leadReference(lead)}${resumeExtension(application.resume_name) ?? ''}`;
    res.writeHead(200, {
      // Doesn't send the file's own type, because a browser could then show the file as a page of the desk.
      'Content-Type': 'application/octet-stream',
      'Content-Length': application.resume_size,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    if (req.method === 'HEAD') return void res.end();
    for await (const part of readResume(db, application)) {
      if (!res.write(part) && !res.destroyed) {
        await new Promise<void>((resolve) => {
          res.once('drain', resolve);
          res.once('close', resolve);
        });
      }
      if (res.destroyed) return;
    }
    res.end();
  };

  return {
    'GET /leads/:reference': showLead,
    'POST /leads/:reference': { save: saveState, showAgain: showStateAgain },
    'POST /leads/:reference/send': sendAgain,
    'POST /leads/:reference/approve': approve,
    'GET /leads/:reference/resume': sendResume,
  };
}
