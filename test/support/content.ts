import { sampleContent } from '../../demo/samples/content';
import { findSamples } from '../../demo/samples/find-samples';

/** Content like that of a new database. */
export const CONTENT = await sampleContent(new Date());

/** Which records of it are samples: all. */
export const SAMPLES = await findSamples(CONTENT);
