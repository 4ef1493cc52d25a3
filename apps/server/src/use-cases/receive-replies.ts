import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { AppDeps } from '../deps.ts';
import { MOST_REPLY_BYTES } from '../domains/mail/index.ts';
import { takeReply } from './take-reply.ts';

type ReceiveDeps = Pick<AppDeps, 'database' | 'clock' | 'log' | 'config'>;

/** Files that are no message wait here for an operator. */
const REFUSED = 'refused';
const MOST_AT_ONCE = 100;

/** Takes one file. It is deleted when its text is stored, so nothing is lost when the server stops between. */
async function takeFile(deps: ReceiveDeps, folder: string, name: string): Promise<void> {
  const file = path.join(folder, name);
  const { size } = await stat(file);
  const taken =
    size > MOST_REPLY_BYTES ? 'unreadable' : await takeReply(deps, await readFile(file));
  if (taken !== 'unreadable') return rm(file, { force: true });
  deps.log.warn(`a file in the folder of replies is no message, or too long: see ${REFUSED}`);
  await mkdir(path.join(folder, REFUSED), { recursive: true, mode: 0o700 });
  await rename(file, path.join(folder, REFUSED, name));
}

/** Reads the folder of replies: each `.eml` file is a message that came back. */
export async function receiveReplies(deps: ReceiveDeps, stopping?: AbortSignal): Promise<void> {
  const { repliesFolder } = deps.config;
  if (repliesFolder === null) return;
  await mkdir(repliesFolder, { recursive: true, mode: 0o700 });
  const names = (await readdir(repliesFolder)).filter(name => name.endsWith('.eml')).sort();
  for (const name of names.slice(0, MOST_AT_ONCE)) {
    if (stopping?.aborted) return;
    try {
      await takeFile(deps, repliesFolder, name);
    } catch (error) {
      // Another server may have taken it.
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT') deps.log.warn({ code }, 'a reply could not be stored, will retry');
    }
  }
}
