import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { UPLOAD_STALLED_MS } from '../../widgets/contract/application-rules';
import { chunksOf, type TempFile } from './upload-to-temp-file';

/** `failed`: the scanner did not give a result. */
type ScanResult = 'clean' | 'infected' | 'failed';

/** Scans an uploaded file for viruses. */
export type ScanResume = (file: TempFile) => Promise<ScanResult>;

/**
 * Time limit of a scan. After the scan, the server has 5 s to store the application before the form in the browser
 * gives up.
 */
export const SCAN_TIMEOUT_MS = UPLOAD_STALLED_MS - 5000;

/** Exit codes of clamscan and clamdscan; any other code is a failure. */
const RESULTS: Readonly<Record<number, ScanResult>> = { 0: 'clean', 1: 'infected' };

type ScannerOptions = {
  readonly timeoutMs?: number;
  /** Default: `console.error`. */
  readonly reportError?: (text: string) => void;
};

/**
 * Creates a scanner that runs a command, such as `clamdscan -`. The command must read the file from standard input. If
 * the command can't be started, reports only the first failure: the cause is in the settings, so it is the same for
 * every résumé.
 */
export function createScanner(
  command: string,
  { timeoutMs = SCAN_TIMEOUT_MS, reportError = console.error }: ScannerOptions = {},
): ScanResume {
  const [program = '', ...args] = command.split(/\s+/);
  let isReported = false;
  return (file) =>
    new Promise((resolve) => {
      const child = spawn(program, args, { stdio: ['pipe', 'ignore', 'ignore'] });
      const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
      const content = Readable.from(chunksOf(file));
      const end = (result: ScanResult) => {
        clearTimeout(timer);
        // Stops reading the file: the scanner may have ended before it has read everything.
        content.destroy();
        resolve(result);
      };
      child.on('error', ({ message }) => {
        if (!isReported)
          reportError(
            `RESUME_SCANNER cannot be started: ${message}. Résumés are stored without being scanned.`,
          );
        isReported = true;
        end('failed');
      });
      child.on('close', (code) => end(RESULTS[code ?? -1] ?? 'failed'));
      child.stdin.on('error', () => {});
      content.on('error', (error) => {
        console.error('The résumé could not be read for the virus scanner.', error);
        child.kill('SIGKILL');
        end('failed');
      });
      content.pipe(child.stdin);
    });
}
