import { execFileSync } from 'node:child_process';

const BASES = ['origin/main', 'origin/master', 'main', 'master', 'HEAD'];

const git = (root, ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const paths = (root, ...args) =>
  git(root, ...args, '-z')
    .split('\0')
    .filter(Boolean);

/** Returns the commit at which the current branch diverged from main. */
const mergeBase = (root) => {
  for (const base of BASES)
    try {
      return git(root, 'merge-base', 'HEAD', base).trim();
    } catch {
      // The repository may not have the branch `base`.
    }
  throw new Error('This is not a git repository: "npm test" checks everything.');
};

/**
 * Returns the paths of all files that differ from the commit at which the current branch diverged from main, whether
 * committed, uncommitted, untracked or deleted.
 */
export const changedFiles = (root) => [
  ...paths(root, 'diff', '--name-only', mergeBase(root)),
  ...paths(root, 'ls-files', '--others', '--exclude-standard'),
];

/** Returns the paths of all files that git tracks or would add. */
export const projectFiles = (root) => paths(root, 'ls-files', '--cached', '--others', '--exclude-standard');
