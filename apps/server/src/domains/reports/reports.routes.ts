import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@digipals/contract';
import type { HandlersOf } from '../../app/call.ts';
import type { Db } from '../../db/db.ts';

/** A child tells that something is not right. @returns the id of its report */
export type TellReport = (
  db: Db,
  report: BodyOf<'POST reportButton'> & { reportId: string; reporterId: string; at: Date },
) => Promise<string>;

/** Calls of the noun reports. */
export const reportsHandlers = (tell: TellReport): HandlersOf<'POST reportButton'> => ({
  'POST reportButton': async ({ db, body, child: { userId }, now }) => {
    const about = { ...body, reportId: randomUUID(), reporterId: userId, at: new Date(now) };
    return { reportId: await tell(db, about) };
  },
});
