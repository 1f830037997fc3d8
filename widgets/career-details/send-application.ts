import { RESUME_TOO_LARGE } from '../contract/application-rules';
import { endpointUrl } from '../contract/endpoints';
import { normalise } from '../contract/field-rules';
import { SEND_APPLICATION } from '../contract/list-endpoints';
import type { Reply } from '../shared/api';
import type { Env } from '../shared/attach';
import { LIMITS } from './limits';

export type Application = {
  readonly first_name: string;
  readonly last_name: string;
  readonly mobile: string;
  readonly email: string;
  readonly linkdin: string;
  readonly file: File;
};

export type Upload = {
  /** Rejects where trying again may help, and once it is cancelled. */
  readonly reply: Promise<Reply>;
  readonly cancel: () => void;
};

/** The fields of spec section 7; those that are empty are left out. */
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

function readAnswer(status: number, text: string): Reply | undefined {
  try {
    const answer = status < 500 && JSON.parse(text);
    if (answer?.constructor === Object) return answer;
  } catch {
    // A server that stands before the script may refuse by itself what is too large.
  }
  return status === 413 ? { success: false, message: RESUME_TOO_LARGE } : undefined;
}

/**
 * Posts an application and tells how much of it is sent, from 0 to 1. XMLHttpRequest, since fetch tells nothing of that.
 * A server on another origin is not asked by listening: that would need an answer to OPTIONS, which it may not have.
 */
export function sendApplication(
  jobId: string,
  values: Application,
  env: Pick<Env, 'api' | 'product'>,
  tell: (part: number) => void,
): Upload {
  const url = endpointUrl(SEND_APPLICATION, env.api, env.product);
  const request = new XMLHttpRequest();
  const tells = new URL(url, location.href).origin === location.origin;
  let timer: ReturnType<typeof setTimeout>;
  const reply = new Promise<Reply>((resolve, reject) => {
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
        tells ? LIMITS.stalledMs : LIMITS.uploadMs,
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
    if (tells) {
      tell(0);
      request.upload.onprogress = ({ loaded, total }) => {
        wait();
        tell(loaded / total);
      };
    }
    request.open('POST', url);
    request.setRequestHeader('accept', 'application/json');
    request.send(applicationBody(jobId, values));
    wait();
  });
  return { reply, cancel: () => request.abort() };
}
