import type { AppDeps } from '../deps.ts';
import { canOpenSome, listSealed } from '../domains/adult-sign-in/index.ts';
import { readSecrets, wrapForOperator } from '../domains/session/index.ts';

type Deps = Pick<AppDeps, 'database' | 'random' | 'config'>;

/**
 * Rotates the operator's pepper at a start with PICTURE_PEPPER_PREVIOUS. Nobody is signed out.
 * @throws if a pepper is wrong, before anything is stored for it
 */
export async function rotatePepper(deps: Deps): Promise<void> {
  const { database, config } = deps;
  const { pepper } = await readSecrets(deps);
  if (config.pepperPrevious !== null && !canOpenSome(await listSealed(database.db), pepper)) {
    throw new Error(
      'PICTURE_PEPPER_PREVIOUS is not that of this database: it opens no second factor of an adult.',
    );
  }
  await database.db.transaction().execute(db => wrapForOperator(db, deps));
}
