import { sampleContent } from '../../demo/samples/content';
import { findSamples } from '../../demo/samples/find-samples';

/** The content that a new database has. */
export const CONTENT = await sampleContent(new Date());

/** Where the samples are in `CONTENT`: all of its records are samples. */
export const SAMPLES = await findSamples(CONTENT);
