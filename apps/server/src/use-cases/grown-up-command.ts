import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';

/** A refused command. The message says why. */
export class GrownUpError extends Error {}

/** Dependencies of the commands. */
export type GrownUpTools = Pick<AppDeps, 'database' | 'random' | 'config' | 'clock' | 'mailer'> & {
  /** Writes a file that the operator named. @returns its path */
  readonly save: (name: string, bytes: Uint8Array) => string;
};

/** The child of a command, and the words after its name. */
export type CommandArgs = {
  readonly userId: string;
  readonly classCode: string;
  readonly username: string;
  readonly rest: readonly string[];
  readonly at: Date;
};

/** Runs a command. @returns what to say of the child */
export type Command = (db: Db, order: CommandArgs, tools: GrownUpTools) => Promise<string>;

/** A day such as 2026-12-21. @throws GrownUpError */
export const dayOf = (text = ''): string => {
  // Date turns a day that does not exist (30 February) into another day or null.
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00Z`).toJSON() : null;
  if (!day?.startsWith(text)) throw new GrownUpError(`"${text}" is not a date`);
  return text;
};
