import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { deleteSecrets, findOrCreateSecret, listSecrets } from './sign-in.data.ts';
import { rowOf, unwrapPepper, WRAPPED, wrapPepper } from './wrapped-pepper.ts';

type Config = Pick<AppDeps['config'], 'pepper' | 'pepperPrevious'>;

const notOfThisDatabase = (): Error =>
  new Error(
    'PICTURE_PEPPER is not that of this database: nobody could sign in. Write the right one; or, to change it, the one before into PICTURE_PEPPER_PREVIOUS.',
  );

/** The pepper of the hashes that one of the operator opens. Before the first change it is that itself. */
function open(rows: ReadonlyMap<string, Buffer>, pepper: string): Buffer | undefined {
  const wrapped = rows.get(rowOf(pepper));
  if (wrapped) return unwrapPepper(wrapped, pepper);
  return rows.size === 0 ? Buffer.from(pepper) : undefined;
}

/**
 * The pepper of the hashes, by the operator's or the one before it (decision 110).
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
 * Stores the pepper of the hashes for the operator's, so that the one before is needed no longer, and forgets what others
 * open once the operator names none. Needs a transaction.
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
  // Servers with the one before only may start again during a rollout.
  for (const one of [pepperPrevious, pepper]) {
    await findOrCreateSecret(db, rowOf(one), wrapPepper(inner, one, random));
  }
}
