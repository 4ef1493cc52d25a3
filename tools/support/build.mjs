/** Builds the outdated parts of what the server serves. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pinnedEnvironment, root } from './install.mjs';
import { refresh } from './stale.mjs';

const NOTE_MS = 10_000;
const common = ['package-lock.json', 'packages/contract', 'packages/engine'];

export const content = {
  name: 'content',
  inputs: [...common, 'content', 'tools/content'],
  output: '.build/content',
  title: 'the lessons',
  args: ['tools/content/main.ts', 'build'],
  cwd: root,
};

/** The same with drafts of lessons and activities, in a folder that only `npm run dev -- --drafts` serves. */
export const drafts = {
  ...content,
  name: 'drafts',
  output: '.build/drafts',
  args: [...content.args, '--drafts', '--out', '.build/drafts'],
};

const web = {
  name: 'web',
  inputs: [...common, 'packages', 'apps/web'],
  output: '.build/web',
  title: 'the app',
  args: [path.join(root, 'node_modules/vite/bin/vite.js'), 'build'],
  cwd: path.join(root, 'apps/web'),
};

const desk = {
  name: 'desk',
  inputs: [...common, 'packages/i18n', 'packages/ui', 'apps/desk'],
  output: '.build/desk',
  title: 'the desk',
  args: [path.join(root, 'node_modules/vite/bin/vite.js'), 'build'],
  cwd: path.join(root, 'apps/desk'),
};

const grownUps = {
  ...desk,
  name: 'grown-ups',
  inputs: [...common, 'packages/i18n', 'packages/ui', 'packages/client', 'apps/grown-ups'],
  output: '.build/grown-ups',
  title: 'the app of grown-ups',
  cwd: path.join(root, 'apps/grown-ups'),
};

/** Everything that the server serves. */
export const served = [content, web, desk, grownUps];

/** Runs one build quietly; shows its output when it fails. */
async function runBuild(node, part, log) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  log(`Building ${part.title} ...`);
  const notes = setInterval(() => log(`Building ${part.title}: ${seconds()} s ...`), NOTE_MS);
  const child = spawn(node, part.args, {
    cwd: part.cwd,
    env: pinnedEnvironment({ NODE_ENV: 'production' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', data => {
      output += data;
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  }).finally(() => clearInterval(notes));
  if (code !== 0) throw new Error(`Building ${part.title} failed.\n${output}`);
  log(`Built ${part.title} in ${seconds()} s.`);
}

/** @param {string} node the pinned Node @param {object[]} parts some of `served` */
export async function buildStale(node, parts, log) {
  await Promise.all(parts.map(part => refresh(part, () => runBuild(node, part, log))));
}
