import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import {
  APPLICATION_MISSING,
  MAX_RESUME_BYTES,
  RESUME_TOO_LARGE,
  UPLOAD_TIMEOUT_MS,
} from '../../widgets/contract/application-rules';
import { FIND_JOB, LIST_JOBS, SEND_APPLICATION } from '../../widgets/contract/list-endpoints';
import { NO_SUCH_JOB } from '../../widgets/contract/no-such-job';
import { RESUME_REFUSALS } from '../../widgets/contract/resume-refusals';
import { type ReadResume, storeApplication } from '../db/applications';
import { findById } from '../db/content';
import type { Schema } from '../db/schema';
import { printableLine } from '../text/printable';
import type { ApiResponse } from './api-response';
import { RESUME_FIELDS, type Resume, readApplication } from './application-form';
import { checkAction, fieldError, readId } from './check-action';
import type { Handler } from './handler';
import { HttpError } from './http-error';
import type { RateLimit, Sender } from './limit-posts';
import { itemResponse, notFoundResponse, readListResponse } from './lists';
import { type Form, readForm, rejectFile } from './read-form';
import type { ScanResume } from './scan-resume';
import type { StoreLead } from './store-lead';
import { suspicionOf } from './suspicion';
import { readInto, uploadToTempFile } from './upload-to-temp-file';

const MAX_NAME_LENGTH = 200;

type CareersOptions = {
  readonly db: Kysely<Schema>;
  readonly store: StoreLead;
  readonly limit: RateLimit;
  /** Scans a résumé for viruses. Default: résumés are not scanned. */
  readonly scan?: ScanResume | undefined;
};

/**
 * Makes a file's name printable and short. Removes the start of a long name, since the file extension is at the end.
 */
const storedName = (name: string) => printableLine(name).trim().slice(-MAX_NAME_LENGTH);

async function findJob(db: Kysely<Schema>, form: Form): Promise<ApiResponse> {
  const job = await findById(db, 'jobs', readId(form));
  return job ? itemResponse(job) : notFoundResponse('There is no such opening');
}

type Application = { readonly form: Form; readonly resume: Resume | undefined; readonly sender: Sender };

async function apply(
  { db, store, scan }: CareersOptions,
  { form, resume, sender }: Application,
): Promise<ApiResponse> {
  const { errors, extra, mobile, email, ...named } = await readApplication(form, resume);
  const jobId = (form.get('job_id') ?? '').trim();
  const job = jobId ? await findById(db, 'jobs', jobId) : undefined;
  if (!job) {
    const message = jobId ? NO_SUCH_JOB : 'job id is required';
    throw new HttpError(jobId ? 404 : 400, message, { errors: { job_id: message, ...errors } });
  }
  const [first] = Object.values(errors);
  if (first !== undefined || !resume) throw new HttpError(400, first ?? APPLICATION_MISSING.file, { errors });

  const resume_scan = await scan?.(resume);
  if (resume_scan === 'infected') throw fieldError(400, resume.field, RESUME_REFUSALS.infected);

  const { full_name, linkedin_profile, resume_name } = named;
  const { size, sha256 } = resume;
  const lead = {
    kind: 'application',
    fields: { mobile, email },
    extra: { ...extra, ...(resume_scan && { resume_scan }) },
    suspected: suspicionOf(form),
    dedupeFields: { job_id: job.id, full_name, linkedin_profile, resume_sha256: sha256 },
  } as const;
  const application = {
    job_id: job.id,
    job_title: job.title,
    full_name,
    linkedin_profile: linkedin_profile || null,
    resume_name,
    resume_size: size,
    resume_sha256: sha256,
  };
  const read: ReadResume = (buffer, position) => readInto(buffer, resume, position);
  return store(sender, lead, storeApplication(application, read));
}

/** Returns the handler of careers.php, which responds with openings or one opening, or stores an application. */
export const careers = (options: CareersOptions): Handler => {
  const { db, limit } = options;
  const actions = [LIST_JOBS.fixed.action, FIND_JOB.fixed.action, SEND_APPLICATION.fixed.action] as const;
  const handle = async (req: IncomingMessage, sender: Sender): Promise<ApiResponse> => {
    let upload: Promise<Resume | undefined> | undefined;
    const accept = async (field: string, file: Readable, name = ''): Promise<unknown> => {
      if (!RESUME_FIELDS.some((one) => one === field)) return rejectFile();
      if (upload) throw fieldError(400, field, 'Please send one file only');
      upload = sender
        .check()
        .then(() => uploadToTempFile(file, MAX_RESUME_BYTES, () => fieldError(413, field, RESUME_TOO_LARGE)))
        .then((stored) => ({ ...stored, field, name: storedName(name) }));
      return upload;
    };
    try {
      const form = await readForm(req, {
        maxBytes: MAX_RESUME_BYTES,
        timeoutMs: UPLOAD_TIMEOUT_MS,
        accept,
      });
      const action = checkAction(form, ...actions);
      if (action === LIST_JOBS.fixed.action) return await readListResponse(db, 'jobs', form);
      if (action === FIND_JOB.fixed.action) return await findJob(db, form);
      const file = await upload;
      // If no file is chosen, browsers send an empty file without a name.
      return await apply(options, { form, resume: file?.name ? file : undefined, sender });
    } finally {
      await upload?.then(
        (file) => file?.handle.close(),
        () => {},
      );
    }
  };
  return (req) => limit(req, (sender) => handle(req, sender));
};
