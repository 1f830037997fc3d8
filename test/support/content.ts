import { sampleContent } from '../../demo/samples/content';
import { findSamples } from '../../demo/samples/find-samples';

/** The content of a new database. */
export const CONTENT = await sampleContent(new Date());

/** The result of `findSamples` for `CONTENT`. All records in `CONTENT` are samples. */
export const SAMPLES = await findSamples(CONTENT);
