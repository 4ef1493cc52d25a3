import type { CaseEvent } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { ReportedText } from '../../db/staff-tables.ts';
import { readPeopleInAll } from '../pseudonyms/index.ts';
import { type ReportRow, readReportsOf } from '../reports/index.ts';
import { type EventRow, listEvents } from './case-events.data.ts';
import { listStrikesOf } from './strikes.data.ts';

type Strikes = Awaited<ReturnType<typeof listStrikesOf>>;

/** The events of a case of a child, oldest first, with pseudonyms of the children; and whose texts are in them. */
export async function readEvents(
  db: Db,
  { caseId, userId: childId }: { readonly caseId: number; readonly userId: string },
): Promise<{ events: CaseEvent[]; authors: string[] }> {
  const rows = await listEvents(db, caseId);
  const reports = new Map((await readReportsOf(db, caseId)).map(one => [one.reportId, one]));
  const strikes = await listStrikesOf(db, caseId);
  const authors = [
    ...[...reports.values()].flatMap(({ context }) => context.map(({ userId }) => userId)),
    ...rows.flatMap(({ escalated }) => escalated?.userId ?? []),
  ];
  const read = rows.map(row => {
    const report = reports.get(String(row.detail['reportId']));
    const text = report ? report.text : row.text;
    const context = contextIn(row, report);
    // The author or recipient of a text may no longer be a friend of the child, or never was.
    const more = [report?.reporterId, row.escalated?.targetId].filter(id => id !== undefined);
    const about = [childId, ...more, ...context.map(({ userId }) => userId)];
    return { row, report, text, context, about };
  });
  const { people, namesFor } = await readPeopleInAll(
    db,
    read.map(({ text, context, about }) => ({
      about,
      texts: [text, ...context.map(written => written.text)],
    })),
  );
  const events = read.map(({ row, report, text, context, about }) => {
    const names = namesFor(about);
    return {
      at: row.at.toISOString(),
      by: row.actor,
      kind: row.kind as CaseEvent['kind'],
      // An adult who has the first name of a child keeps its own.
      text: text === null || row.kind === 'handedOver' ? text : names.hide(text),
      reason: report?.reason ?? null,
      page: report?.page ?? null,
      context: context.map(({ userId, submissionId = null, ...written }) => ({
        ...{ submissionId, pseudonym: people.get(userId)?.pseudonym ?? '' },
        ...{ ...written, text: names.hide(written.text) },
      })),
      strike: strikeIn(row, strikes),
    };
  });
  return { events, authors };
}

/** The texts an event is about. */
function contextIn(
  { escalated }: EventRow,
  report: ReportRow | undefined,
): readonly ReportedText[] {
  if (report) return report.context;
  if (!escalated) return [];
  const { targetId: _, ...written } = escalated;
  return [{ ...written, isReported: true }];
}

function strikeIn({ detail }: EventRow, strikes: Strikes): CaseEvent['strike'] {
  const strikeId = String(detail['strikeId']);
  const strike = strikes.get(strikeId);
  if (!strike) return null;
  return { strikeId, expiresAt: strike.expiresAt.toISOString(), isRevoked: strike.isRevoked };
}
