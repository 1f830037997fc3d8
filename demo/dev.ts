/** `npm run dev`: the demo, built again at every change to the sources; open pages, ours and the partner's, reload. */
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, watch, writeFileSync } from 'node:fs';

const SOURCES = ['loader', 'widgets', 'host-pages'];
/** An editor saves in several steps. */
const SETTLE_MS = 100;

const ROLLUP = ['node_modules/rollup/dist/bin/rollup', '-c', '--silent'];
const STAMP = 'data/dev-stamp.txt';

// In the loader, since that is on every page, on the partner's too. Nothing of it is in a real build.
const RELOAD = `;(async (src) => {
  const stamp = () => fetch(new URL(${JSON.stringify(STAMP)}, src), { cache: 'no-store' }).then((r) => r.text());
  const seen = await stamp();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const now = await stamp().catch(() => seen);
    if (!/^\\d+$/.test(now) || now === seen) continue;
    // The cached loader names chunks that are gone.
    await fetch(src, { cache: 'reload' });
    location.reload();
  }
})(document.currentScript.src);
`;

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...args], { stdio: 'inherit' }).status === 0;

function build() {
  const started = Date.now();
  if (!run(...ROLLUP)) return;
  appendFileSync('dist/loader.js', RELOAD);
  if (!run('host-pages/generate.ts')) return;
  writeFileSync(`dist/${STAMP}`, `${Date.now()}`);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

build();
let settle: ReturnType<typeof setTimeout>;
for (const folder of SOURCES) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(settle);
    settle = setTimeout(build, SETTLE_MS);
  });
}
// The server restarts by itself when its own files change.
const server = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', 'demo/server.ts'], {
  stdio: 'inherit',
});
server.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal));
