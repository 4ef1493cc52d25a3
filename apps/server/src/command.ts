import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Env } from './env.ts';

/** Resolves a file name against the folder where npm was called, not the one where it runs. */
export const namedFile = (file: string): string =>
  path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);

/** Otherwise a wrong DATA_DIR would create a new database there. @throws if there is no database */
export function requireDatabase({ databaseUrl, dataDir }: Env): void {
  if (databaseUrl || existsSync(path.join(dataDir, 'postgres'))) return;
  throw new Error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
}

/** Runs a command and prints its result, or why it failed. */
export async function runCommand(act: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await act()}\n`);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    process.stderr.write(`${message || code || 'The command failed.'}\n`);
    process.exitCode = 1;
  }
}
