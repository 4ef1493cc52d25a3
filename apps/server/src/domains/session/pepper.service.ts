import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { deleteSecrets, findOrCreateSecret, listSecrets } from './sign-in.data.ts';
import { rowOf, unwrapPepper, WRAPPED, wrapPepper } from './wrapped-pepper.ts';

type Config = Pick<AppDeps['config'], 'pepper' | 'pepperPrevious'>;

const notOfThisDatabase = (): Error =>
  new Error(
    'PICTURE_PEPPER is not that of this database: nobody could sign in. Set the right one or, to change it, set PICTURE_PEPPER_PREVIOUS to the previous one.',
  );

/** The pepper of the hashes, opened with one of the operator. Before the first rotation they are the same. */
function open(rows: ReadonlyMap<string, Buffer>, pepper: string): Buffer | undefined {
  const wrapped = rows.get(rowOf(pepper));
  if (wrapped) return unwrapPepper(wrapped, pepper);
  return rows.size === 0 ? Buffer.from(pepper) : undefined;
}

/**
 * The pepper of the hashes, opened with the operator's pepper or the previous one (decision 110).
 * @throws if neither is that of this database
 */
export async function readPepper(
  db: Db,
  { pepperPrevious }: Config,
  pepper: string,
): Promise<Buffer> {
  const rows = await listSecrets(db, WRAPPED);
  const opened = rows.has(rowOf(pepper)) || pepperPrevious === null ? pepper : pepperPrevious;
  const inner = open(rows, opened);
  if (inner) return inner;
  throw notOfThisDatabase();
}

/**
 * Stores the pepper of the hashes under the operator's pepper and the previous one. Without a previous one, deletes
 * all rows but that of the operator's pepper. Needs a transaction.
 */
export async function wrapForOperator(
  db: Db,
  { config, random }: Pick<AppDeps, 'random'> & { readonly config: Config },
): Promise<void> {
  const { pepper, pepperPrevious } = config;
  if (pepper === null) return;
  const row = rowOf(pepper);
  if (pepperPrevious === null) return deleteSecrets(db, { prefix: WRAPPED, except: row });
  const inner = await readPepper(db, config, pepper);
  // Servers that have only the previous pepper may restart during a rollout.
  for (const one of [pepperPrevious, pepper]) {
    await findOrCreateSecret(db, rowOf(one), wrapPepper(inner, one, random));
  }
}
