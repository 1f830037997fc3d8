import { packOnce } from './scratch-app';

const { length } = await packOnce();
console.log(`${length} bytes`);
