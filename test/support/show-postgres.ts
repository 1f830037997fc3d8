import { startPostgres } from './postgres';

const { version, stop } = await startPostgres();
console.log(`PostgreSQL ${version}`);
await stop();
