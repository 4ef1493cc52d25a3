import { strToU8, zipSync } from 'fflate';
import type { Db } from '../db/db.ts';
import { recordAccess } from '../domains/accesses/index.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { answerWish } from '../domains/family/index.ts';
import { pseudonymsOf } from '../domains/pseudonyms/index.ts';
import { exportPage, readExport } from '../domains/rights/index.ts';

type Asked = {
  readonly userId: string;
  readonly username: string;
  readonly by: string;
  readonly at: Date;
};

/**
 * Everything that is stored of a child, as a ZIP: a page to read, and a JSON file for each noun. Other children
 * are first names. The export is a row of the register of accesses and of the audit log (SAFE-07). Needs a
 * transaction.
 */
export async function exportChild(
  db: Db,
  { userId, username, by, at }: Asked,
): Promise<Uint8Array> {
  await recordAccess(db, {
    actor: by,
    action: 'Exported data',
    object: 'everything',
    userIds: [userId],
    at,
  });
  await answerWish(db, { userId, kind: 'data', at });
  const files = await readExport(db, userId);
  const page = exportPage(files, { userId, username, at });
  const zipped = zipSync({
    'index.html': strToU8(page),
    ...Object.fromEntries(
      Object.entries(files).map(([name, tables]) => [
        `${name}.json`,
        strToU8(`${JSON.stringify(tables, null, 2)}\n`),
      ]),
    ),
  });
  const object = `data of ${(await pseudonymsOf(db, [userId])).get(userId)}`;
  await appendAudit(db, { actor: by, action: 'Exported data', object, at });
  return zipped;
}
