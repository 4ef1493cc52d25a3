import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Asked } from './arguments.ts';
import { measure } from './figures.ts';
import { waitForServers } from './front.ts';
import { appMachines } from './machines.ts';
import { run } from './run.ts';
import { ROOT, replaceServer } from './services.ts';
import { countLoggedOut, signAllIn } from './sessions.ts';
import { readStored } from './test.ts';
import { startCluster } from './up.ts';
import { startWriters, type Writers } from './writers.ts';

type Log = (line: string) => void;

const WRITERS = 100;

/** Makes a release of this repository ready to run in a folder. */
async function checkOut(release: string, folder: string): Promise<void> {
  // The servers run as the owner of the repository.
  await chmod(folder, 0o755);
  const archive = path.join(folder, 'release.tar');
  await run('git', '-C', ROOT, 'archive', '--output', archive, release);
  await run('tar', '-C', folder, '-xf', archive);
  await rm(archive);
  await run('npm', '--prefix', folder, 'ci', '--include=dev', '--no-fund', '--no-audit');
  const node = path.join(folder, 'node_modules/node/bin/node');
  await run('env', '-C', folder, node, 'tools/checks/build.mjs', 'content');
}

/** Servers that are replaced while children write. */
type Stage = { readonly port: number; readonly writers: Writers; readonly log: Log };

/** Replaces one server after another. @returns whether the version works on this database */
async function roll(root: string, { port, writers, log }: Stage): Promise<boolean> {
  for (const machine of appMachines) {
    const before = writers.repeated();
    await replaceServer(machine, port, root);
    const works = await waitForServers().then(
      () => true,
      () => false,
    );
    const repeated = writers.repeated() - before;
    log(
      `  ${machine.name} ${works ? 'replaced' : 'does not start'}, ${repeated} writes sent again`,
    );
    if (works) continue;
    await replaceServer(machine, port, ROOT);
    await waitForServers();
    return false;
  }
  return true;
}

/**
 * Upgrades three servers one by one from a release to this version, back to the release, and forth again, while
 * children write. @returns whether no call failed and no write was lost
 */
export async function testUpgrade({ port, release }: Asked, log: Log): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'digipals-release-'));
  try {
    log(`Making ${release} ready ...`);
    await checkOut(release, folder);
    await startCluster(port, log, folder);
    const url = `http://127.0.0.1:${port}`;
    const sessions = await signAllIn(url, WRITERS);
    const name = `upgrade-${Date.now()}`;
    const writers = startWriters(url, sessions, name);
    const stage = { port, writers, log };
    const began = performance.now();
    log('To this version:');
    const isUpgraded = await roll(ROOT, stage);
    log(`Back to ${release}:`);
    const isBack = await roll(folder, stage);
    log('To this version again:');
    await roll(ROOT, stage);
    const stuck = await writers.stop();
    const { acknowledged, lost, twice, longestMs } = measure(
      writers.written,
      await readStored(name),
      began,
    );
    const loggedOut = await countLoggedOut(url, sessions);
    const repeated = writers.repeated();
    log(
      `${acknowledged} writes acknowledged, ${repeated} sent again, ${lost} lost, ${twice} counted twice, ` +
        `${loggedOut} children logged out, longest wait ${(longestMs / 1_000).toFixed(1)} s` +
        (isBack ? '' : `; ${release} does not start on the database of this version`),
    );
    return isUpgraded && [stuck, repeated, lost, twice, loggedOut].every(count => count === 0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
