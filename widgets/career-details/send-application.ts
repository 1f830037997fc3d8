import { ANSWERS } from '../contract/answers';
import { RESUME_TOO_LARGE, UPLOAD_STALLED_MS, UPLOAD_TIMEOUT_MS } from '../contract/application-rules';
import { endpointUrl } from '../contract/endpoint-url';
import { SEND_APPLICATION } from '../contract/list-endpoints';
import { OWN_API_FIELDS } from '../contract/own-api-fields';
import type { Env } from '../shared/runtime/attach';
import { type Reply, readReply } from '../shared/runtime/post';

/** The values of a form, normalised. */
export type Application = {
  readonly first_name: string;
  readonly last_name: string;
  readonly mobile: string;
  readonly email: string;
  readonly linkdin: string;
  readonly file: File;
} & { readonly [name in (typeof OWN_API_FIELDS)[number]]?: string };

/**
 * Reduces a file name to letters, digits, dots and hyphens: "O'Brien CV.pdf" becomes "OBrien-CV.pdf". Firewalls reject
 * quotes, semicolons and similar characters in a file name (OWASP core rule set, rule 920120).
 */
export const plainFileName = (name: string) =>
  name
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}.-]/gu, '')
    .replace(/-{2,}/g, '-');

/** Returns the body of the request: the fields of requirements 6.1 and of our own API. Omits empty fields. */
function applicationBody(
  jobId: string,
  { file, ...texts }: Application,
  ownApi: boolean | undefined,
): FormData {
  const body = new FormData();
  const fields = {
    ...SEND_APPLICATION.fixed,
    job_id: jobId,
    full_name: `${texts.first_name} ${texts.last_name}`,
    email: texts.email,
    phone_number: texts.mobile,
    // Firewalls reject the URL of another site (OWASP core rule set, rule 931130). So send the URL without its scheme
    // to our own API, which puts the scheme back.
    linkedin_profile: ownApi ? texts.linkdin.replace(/^https:\/\//, '') : texts.linkdin,
    ...Object.fromEntries(OWN_API_FIELDS.map((name) => [name, texts[name]])),
  };
  for (const [name, value] of Object.entries(fields)) if (value) body.append(name, value);
  body.append('resume', file, plainFileName(file.name));
  return body;
}

/**
 * Replies to use if a proxy or a firewall in front of the API rejects a request with an HTML page. The key is the HTTP
 * status of the response.
 */
export const REJECTIONS: Readonly<Record<number, Reply>> = {
  403: { success: false, message: ANSWERS.rejected },
  406: { success: false, message: ANSWERS.rejected },
  413: { success: false, message: RESUME_TOO_LARGE },
};

const parseReply = (status: number, text: string): Reply | undefined =>
  readReply(status, text) ?? REJECTIONS[status];

/**
 * Posts an application, and reports the progress of the upload as a number from 0 to 1. Uses XMLHttpRequest because
 * fetch can't report progress. Reports no progress if the API is on another origin: a progress listener would cause a
 * CORS preflight, and the API's server may not answer OPTIONS requests.
 * @throws Error if trying again may help, and when `signal` aborts
 */
export function sendApplication(
  jobId: string,
  values: Application,
  env: Pick<Env, 'api' | 'product' | 'ownApi'>,
  signal: AbortSignal,
  onProgress: (state: { readonly progress: number }) => void,
): Promise<Reply> {
  const url = endpointUrl(SEND_APPLICATION, env.api, env.product);
  const request = new XMLHttpRequest();
  const reportsProgress = new URL(url, location.href).origin === location.origin;
  let timer: ReturnType<typeof setTimeout>;
  signal.addEventListener('abort', () => request.abort());
  return new Promise<Reply>((resolve, reject) => {
    const fail = (cause: string) => {
      clearTimeout(timer);
      reject(new Error(`broker-widgets: POST ${url} got ${cause}`));
    };
    const restartTimeout = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          fail('no answer in time');
          request.abort();
        },
        reportsProgress ? UPLOAD_STALLED_MS : UPLOAD_TIMEOUT_MS,
      );
    };
    request.onload = () => {
      const reply = parseReply(request.status, request.responseText);
      if (!reply) return fail(`status ${request.status}, not JSON`);
      clearTimeout(timer);
      resolve(reply);
    };
    request.onerror = () => fail('no connection');
    request.onabort = () => fail('cancelled');
    if (reportsProgress) {
      onProgress({ progress: 0 });
      request.upload.onprogress = ({ loaded, total }) => {
        restartTimeout();
        onProgress({ progress: loaded / total });
      };
    }
    request.open('POST', url);
    request.setRequestHeader('accept', 'application/json');
    request.send(applicationBody(jobId, values, env.ownApi));
    restartTimeout();
  });
}
