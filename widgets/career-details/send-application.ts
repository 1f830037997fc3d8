import { RESUME_TOO_LARGE } from '../contract/application-rules';
import { endpointUrl } from '../contract/endpoint-url';
import { normalise } from '../contract/field-rules';
import { SEND_APPLICATION } from '../contract/list-endpoints';
import type { Env } from '../shared/runtime/attach';
import { type Reply, readReply } from '../shared/runtime/post';
import { LIMITS } from './limits';

export type Application = {
  readonly first_name: string;
  readonly last_name: string;
  readonly mobile: string;
  readonly email: string;
  readonly linkdin: string;
  readonly file: File;
};

/** The fields of requirements 6; those that are empty are left out. */
function applicationBody(jobId: string, { file, ...typed }: Application): FormData {
  const body = new FormData();
  const fields = {
    ...SEND_APPLICATION.fixed,
    job_id: jobId,
    full_name: `${typed.first_name.trim()} ${typed.last_name.trim()}`,
    email: typed.email.trim(),
    phone_number: normalise('mobile', typed.mobile),
    linkedin_profile: typed.linkdin.trim(),
  };
  for (const [name, value] of Object.entries(fields)) if (value) body.append(name, value);
  body.append('resume', file, file.name);
  return body;
}

/** A server that stands before the API may refuse by itself what is too large, with a page of its own. */
const readAnswer = (status: number, text: string): Reply | undefined =>
  readReply(status, text) ?? (status === 413 ? { success: false, message: RESUME_TOO_LARGE } : undefined);

/**
 * Posts an application and tells how much of it is sent, from 0 to 1. XMLHttpRequest, since fetch tells nothing of that.
 * A server on another origin is not asked by listening: that would need an answer to OPTIONS, which it may not have.
 * @throws Error where trying again may help, and once `signal` aborts
 */
export function sendApplication(
  jobId: string,
  values: Application,
  env: Pick<Env, 'api' | 'product'>,
  signal: AbortSignal,
  onProgress: (progress: number) => void,
): Promise<Reply> {
  const url = endpointUrl(SEND_APPLICATION, env.api, env.product);
  const request = new XMLHttpRequest();
  const reportsProgress = new URL(url, location.href).origin === location.origin;
  let timer: ReturnType<typeof setTimeout>;
  signal.addEventListener('abort', () => request.abort());
  return new Promise<Reply>((resolve, reject) => {
    const fail = (came: string) => {
      clearTimeout(timer);
      reject(new Error(`broker-widgets: POST ${url} got ${came}`));
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          fail('no answer in time');
          request.abort();
        },
        reportsProgress ? LIMITS.stalledMs : LIMITS.uploadMs,
      );
    };
    request.onload = () => {
      const answer = readAnswer(request.status, request.responseText);
      if (!answer) return fail(`status ${request.status}, not JSON`);
      clearTimeout(timer);
      resolve(answer);
    };
    request.onerror = () => fail('no connection');
    request.onabort = () => fail('cancelled');
    if (reportsProgress) {
      onProgress(0);
      request.upload.onprogress = ({ loaded, total }) => {
        wait();
        onProgress(loaded / total);
      };
    }
    request.open('POST', url);
    request.setRequestHeader('accept', 'application/json');
    request.send(applicationBody(jobId, values));
    wait();
  });
}
