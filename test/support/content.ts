import { sampleContent } from '../../demo/samples/content';
import { findSamples } from '../../demo/samples/find-samples';

/** The content that a new database has. */
export const CONTENT = await sampleContent(new Date());

/** The samples in `CONTENT`: all its records. */
export const SAMPLES = await findSamples(CONTENT);
