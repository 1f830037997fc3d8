import type { Kysely } from 'kysely';
import { MAX_RESUME_BYTES, RESUME_TOO_LARGE } from '../../widgets/contract/application-rules';
import { FIND_JOB, LIST_JOBS, SEND_APPLICATION } from '../../widgets/contract/list-endpoints';
import { storeApplication } from '../db/applications';
import { findById } from '../db/content';
import { insertOnce } from '../db/leads';
import type { Schema } from '../db/schema';
import type { Answer } from './answer';
import { RESUME_FIELDS, type Resume, readApplication } from './application-form';
import { checkAction, fieldRefusal, readId } from './check-action';
import { thanks } from './contact';
import { answerList, nothingAnswer, oneAnswer } from './lists';
import type { Admit, Handle } from './post-only';
import { type Form, readForm } from './read-form';
import { Refusal } from './refusal';
import { readAt, spool } from './spool';

const MAX_NAME_LENGTH = 200;

const NO_SUCH_JOB = 'There is no such opening. Please choose one from the list of openings.';

// What would act on a terminal, and what would show a name from right to left.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_SHOWN = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

/** A file's name as it is kept, its end above all: there stands what it is. */
const shownName = (name: string) => name.replace(NOT_SHOWN, '').trim().slice(-MAX_NAME_LENGTH);

async function findJob(db: Kysely<Schema>, form: Form): Promise<Answer> {
  const job = await findById(db, 'jobs', readId(form));
  return job ? oneAnswer(job) : nothingAnswer('There is no such opening');
}

async function apply(db: Kysely<Schema>, now: Date, form: Form, resume: Resume | undefined): Promise<Answer> {
  const { errors, extra, mobile, email, full_name, linkedin_profile } = await readApplication(form, resume);
  const jobId = (form.get('job_id') ?? '').trim();
  const job = jobId ? await findById(db, 'jobs', jobId) : undefined;
  if (!job) {
    const message = jobId ? NO_SUCH_JOB : 'job id is required';
    throw new Refusal(jobId ? 404 : 400, message, { errors: { job_id: message, ...errors } });
  }
  const [first] = Object.values(errors);
  if (first || !resume) throw new Refusal(400, first ?? '', { errors });

  const { name, size, sha256 } = resume;
  const lead = {
    kind: 'application',
    fields: { mobile, email },
    extra,
    apart: { job_id: job.id, full_name, linkedin_profile, resume_sha256: sha256 },
  } as const;
  const application = {
    job_id: job.id,
    job_title: job.title,
    full_name,
    linkedin_profile: linkedin_profile || null,
    resume_name: name,
    resume_size: size,
    resume_sha256: sha256,
  };
  const read = (position: number, length: number) => readAt(resume, position, length);
  return thanks('application', await insertOnce(db, lead, now, storeApplication(application, read)));
}

/** careers.php: the openings, one opening, and applications, whose senders `admit` looks at. */
export const careers = (db: Kysely<Schema>, now: () => Date, admit: Admit): Handle => {
  const actions = [LIST_JOBS.fixed.action, FIND_JOB.fixed.action, SEND_APPLICATION.fixed.action] as const;
  return async (req) => {
    let taking: Promise<Resume | undefined> | undefined;
    const take = (field: string, file: Parameters<typeof spool>[0], name = ''): Promise<unknown> => {
      if (!RESUME_FIELDS.some((one) => one === field)) throw new Refusal(413, 'Files are not accepted here');
      if (taking) throw fieldRefusal(400, field, 'Please send one file only');
      taking = admit(req)
        .then(() => spool(file, MAX_RESUME_BYTES, () => fieldRefusal(413, field, RESUME_TOO_LARGE)))
        .then((spooled) => ({ ...spooled, field, name: shownName(name) }));
      return taking;
    };
    try {
      const form = await readForm(req, {
        maxBytes: MAX_RESUME_BYTES,
        take: async (...file) => take(...file),
      });
      const action = checkAction(form, ...actions);
      if (action === LIST_JOBS.fixed.action) return await answerList(db, 'jobs', form);
      if (action === FIND_JOB.fixed.action) return await findJob(db, form);
      const file = await taking;
      if (!taking) await admit(req);
      // A form whose file was not chosen sends an empty one without a name.
      return await apply(db, now(), form, file?.name ? file : undefined);
    } finally {
      await taking?.then(
        (file) => file?.handle.close(),
        () => {},
      );
    }
  };
};
