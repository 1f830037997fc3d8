import { whenDomCloses } from './dom';

/** A fake XMLHttpRequest. `progress`, `respond` and `drop` simulate the server and the network. */
export class Upload {
  method = '';
  url = '';
  status = 0;
  responseText = '';
  readonly headers: Record<string, string> = {};
  body: FormData | undefined;
  aborted = false;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    if (this.aborted) return;
    this.aborted = true;
    this.onabort?.();
  }
  /** The fields that were sent. */
  get fields(): Record<string, FormDataEntryValue> {
    return Object.fromEntries(this.body?.entries() ?? []);
  }
  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ loaded, total });
  }
  /** Simulates a response. Its text is `body`; a `body` that is not a string is converted to JSON. */
  respond(body: unknown, status = 200) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
  }
  drop() {
    this.onerror?.();
  }
}

/** Replaces XMLHttpRequest until the page closes. Returns an array to which each new request is added. */
export const stubUploads = (): Upload[] => {
  const uploads: Upload[] = [];
  const before = Object.getOwnPropertyDescriptor(globalThis, 'XMLHttpRequest');
  class Recorded extends Upload {
    constructor() {
      super();
      uploads.push(this);
    }
  }
  Object.defineProperty(globalThis, 'XMLHttpRequest', {
    value: Recorded,
    configurable: true,
    writable: true,
  });
  whenDomCloses(() => {
    if (before) Object.defineProperty(globalThis, 'XMLHttpRequest', before);
  });
  return uploads;
};
