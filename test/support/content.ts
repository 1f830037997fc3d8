import { sampleContent } from '../../demo/samples/content';

/** Content like that of a new database. */
export const CONTENT = await sampleContent(new Date());
