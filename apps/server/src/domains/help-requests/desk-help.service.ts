import type { HelpCase, HelpItem, Person } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { readPeople, readPeopleIn } from '../pseudonyms/index.ts';
import { type HelpLineRow, listLines, markRead } from './help-lines.data.ts';
import { findOfCase, type HelpRequestRow, listOpen, updateRequest } from './help-requests.data.ts';
import { notForOf, pictureOf, waitsSince } from './help-requests.policy.ts';
import { readHome } from './home-decisions.service.ts';

/** The state of the letters to the leads about a request. */
export type LeadMail = (requestId: string) => Promise<HelpItem['mail']>;

type ItemOf = {
  readonly request: HelpRequestRow;
  readonly lines: readonly HelpLineRow[];
  readonly child: Person;
  readonly mail: HelpItem['mail'];
};

const itemOf = ({ request, lines, child, mail }: ItemOf): HelpItem => ({
  caseId: String(request.caseId),
  child,
  picture: pictureOf(lines),
  sentAt: request.sentAt.toISOString(),
  readAt: request.readAt?.toISOString() ?? null,
  answeredAt: request.answeredAt?.toISOString() ?? null,
  waitsSince: request.endedAt ? null : (waitsSince(lines)?.toISOString() ?? null),
  mail,
});

/**
 * Help requests that are not ended, of children whom the lead does not know: who waits longest first, then those that were
 * answered.
 */
export async function listHelp(db: Db, leadId: string, mailOf: LeadMail): Promise<HelpItem[]> {
  const requests = await listOpen(db, leadId);
  const people = await readPeople(
    db,
    requests.map(({ userId }) => userId),
  );
  const all = await listLines(
    db,
    requests.map(({ requestId }) => requestId),
  );
  const items: HelpItem[] = [];
  for (const request of requests) {
    const child = people.get(request.userId);
    if (!child) continue;
    const lines = all.filter(({ requestId }) => requestId === request.requestId);
    items.push(itemOf({ request, lines, child, mail: await mailOf(request.requestId) }));
  }
  const orderOf = (one: HelpItem): string => one.waitsSince ?? `~${one.sentAt}`;
  return items.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

/** The help request of a case. @throws not_found */
export async function findRequest(db: Db, caseId: number): Promise<HelpRequestRow> {
  const request = await findOfCase(db, caseId);
  if (!request) throw new ApiError('not_found');
  return request;
}

/** Marks what a child said as read by a lead. */
export async function markReadByLead(
  db: Db,
  { requestId, readAt }: HelpRequestRow,
  at: Date,
): Promise<void> {
  if (!readAt) await updateRequest(db, requestId, { read_at: at });
  await markRead(db, requestId, { of: 'child', at });
}

/** A help request with its lines, as a lead sees it. */
export async function readHelpCase(
  db: Db,
  request: HelpRequestRow,
  { staffId, mailOf }: { readonly staffId: string; readonly mailOf: LeadMail },
): Promise<Omit<HelpCase, 'contacts'>> {
  const lines = await listLines(db, [request.requestId]);
  const texts = lines.map(({ text }) => text);
  const { people, names } = await readPeopleIn(db, [request.userId], texts);
  const child = people.get(request.userId);
  if (!child) throw new ApiError('not_found');
  const mail = await mailOf(request.requestId);
  return {
    ...itemOf({ request, lines, child, mail }),
    lines: lines.map(line => ({
      lineId: line.lineId,
      from: line.signedBy,
      by: line.by,
      picture: line.picture,
      says: line.says,
      text: line.text === null ? null : names.hide(line.text),
      notFor: line.notFor,
      at: line.at.toISOString(),
      isTakenBack: line.takenBackAt !== null,
      readAt: line.readAt?.toISOString() ?? null,
    })),
    notFor: [...notForOf(lines)],
    isEnded: request.endedAt !== null,
    ownName: lines.findLast(line => line.staffId === staffId)?.signedBy ?? null,
    home: await readHome(db, request, staffId),
  };
}

/**
 * Ends a request whose child waits for no answer. One of which the child took everything back can end, too.
 * @throws help_open
 */
export async function endRequest(db: Db, request: HelpRequestRow, at: Date): Promise<boolean> {
  if (request.endedAt) return false;
  const lines = await listLines(db, [request.requestId]);
  if (waitsSince(lines) !== null) throw new ApiError('help_open');
  await updateRequest(db, request.requestId, { ended_at: at });
  return true;
}

/** Whether a help request keeps a case from being closed. */
export async function hasOpenHelp(db: Db, caseId: number): Promise<boolean> {
  const request = await findOfCase(db, caseId);
  return request !== undefined && request.endedAt === null;
}
