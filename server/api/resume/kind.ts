import type { ResumeExtension } from '../../../widgets/contract/application-rules';
import type { RESUME_REFUSALS } from '../../../widgets/contract/resume-refusals';

/** The extension that fits a résumé's content, or the reason why the file is refused. */
export type ResumeKind =
  | { readonly extension: ResumeExtension }
  | { readonly refusal: keyof typeof RESUME_REFUSALS };
