/** `node --import tsx loader/build/publish.ts <from> <to>`: publishes a finished and checked build. */
import { replaceBuild } from './replace-build';

const [from, to] = process.argv.slice(2);
if (!from || !to) throw new Error('Use: node --import tsx loader/build/publish.ts <from> <to>');
replaceBuild(from, to);
