import { createStore } from 'zustand/vanilla';
import { type ApplicationField, checkResume } from '../contract/application-rules';
import { type ApplicationErrors, checkApplication } from '../contract/check-application';
import type { FormPhase } from '../shared/FormFrame';
import { LIMITS } from './limits';
import type { Application, Upload } from './send-application';

export type ApplicationState = {
  /** `refused`: the server said no. `failed`: no answer came that can be read. */
  readonly phase: FormPhase;
  readonly errors: ApplicationErrors;
  /** The server's words, with `refused` and `sent`. */
  readonly message: string;
  /** How much is sent, from 0 to 1; undefined where nobody knows. */
  readonly part: number | undefined;
  /** The visitor has stopped the last try. */
  readonly cancelled: boolean;
};

export type ApplicationPorts = {
  readonly send: (values: Application, tell: (part: number) => void) => Upload;
  /** Asked before anything is sent; false stops it. */
  readonly allow: () => boolean;
  /** Told how it went, with the server's words. */
  readonly onSettled: (phase: 'refused' | 'failed' | 'sent', message: string) => unknown;
};

/** The server's fields by ours: it says which of them it refused. */
const REFUSED_FIELDS = {
  first_name: 'full_name',
  mobile: 'phone_number',
  email: 'email',
  linkdin: 'linkedin_profile',
  file: 'resume',
} as const satisfies { [name in ApplicationField]?: string };

function refusedFields(told: unknown): ApplicationErrors {
  const errors: ApplicationErrors = {};
  for (const [ours, theirs] of Object.entries(REFUSED_FIELDS)) {
    const message = (told as Record<string, unknown> | undefined)?.[theirs];
    if (typeof message === 'string') errors[ours as ApplicationField] = message;
  }
  return errors;
}

const TYPED = ['first_name', 'last_name', 'mobile', 'email', 'linkdin'] as const;

/** What a form holds: texts, and the file where one is chosen. */
function read(form: FormData) {
  const typed = Object.fromEntries(TYPED.map((name) => [name, `${form.get(name) ?? ''}`]));
  const file = form.get('file');
  // A field without a file sends one without a name.
  return { ...typed, file: file instanceof File && file.name ? file : undefined } as Omit<
    Application,
    'file'
  > & { file: File | undefined };
}

const START: ApplicationState = {
  phase: 'editing',
  errors: {},
  message: '',
  part: undefined,
  cancelled: false,
};

/** One application's way from typing to stored (spec section 4). Values and file stay in the form's own inputs. */
export function createApplicationStore({ send, allow, onSettled }: ApplicationPorts) {
  const store = createStore<ApplicationState>(() => START);
  let unsent: Application | undefined;
  let upload: Upload | undefined;

  const again = () => unsent && deliver(unsent);

  function stopRetrying() {
    unsent = undefined;
    removeEventListener('online', again);
  }

  async function deliver(values: Application) {
    stopRetrying();
    store.setState({ ...START, phase: 'sending' });
    const mine = send(values, (part) => store.setState({ part }));
    upload = mine;
    let settled: Pick<ApplicationState, 'errors' | 'message'> & { phase: 'refused' | 'failed' | 'sent' };
    try {
      const { success, message, errors } = await mine.reply;
      settled = {
        phase: success === true ? 'sent' : 'refused',
        message: `${message ?? ''}`,
        errors: success === true ? {} : refusedFields(errors),
      };
    } catch (error) {
      // Stopped by the visitor, or the widget is gone.
      if (upload !== mine) return;
      console.error(error);
      settled = { phase: 'failed', message: '', errors: {} };
      // A large file is not sent again unasked: it may cost the visitor money.
      if (values.file.size <= LIMITS.resendBytes) {
        unsent = values;
        addEventListener('online', again);
      }
    }
    if (upload !== mine) return;
    upload = undefined;
    store.setState({ ...settled, part: undefined });
    onSettled(settled.phase, settled.message);
  }

  const setError = (name: ApplicationField, message: string | undefined) => {
    const { [name]: _, ...errors } = store.getState().errors;
    if (message || _) store.setState({ errors: message ? { ...errors, [name]: message } : errors });
  };

  return {
    store,
    /** Sends what the form holds, or gives the first field that is not good. */
    submit(form: FormData): string | undefined {
      stopRetrying();
      const { file, ...typed } = read(form);
      const errors = checkApplication({ ...typed, file });
      const [first] = Object.keys(errors);
      store.setState({ errors, cancelled: false });
      if (!first && file && allow()) deliver({ ...typed, file });
      return first;
    },
    /** A field was edited: its error goes, and so does a retry that waits. */
    edit(name: ApplicationField) {
      stopRetrying();
      if (name !== 'file') setError(name, undefined);
    },
    /** A file was chosen or taken away; what is wrong with one is said at once. */
    choose(file: File | undefined) {
      stopRetrying();
      setError('file', file && checkResume(file));
    },
    /** Stops what is under way. */
    cancel() {
      const stopped = upload;
      upload = undefined;
      stopped?.cancel();
      store.setState({ ...START, cancelled: true });
    },
    dispose() {
      stopRetrying();
      const stopped = upload;
      upload = undefined;
      stopped?.cancel();
    },
  };
}
export type ApplicationStore = ReturnType<typeof createApplicationStore>;
