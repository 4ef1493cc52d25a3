import { duty, dutySeats } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { type AlarmTimes, type Cause, countStuckHooks, findSign } from '../domains/alarms/index.ts';
import { findNewestAnchor } from '../domains/audit/index.ts';
import { listUnconfirmedReveals } from '../domains/cases/index.ts';
import { readDeskState, readNextGaps } from '../domains/duty/index.ts';
import { listUnanswered } from '../domains/help-requests/index.ts';
import { countStuckLetters } from '../domains/mail/index.ts';
import { listUnconfirmed } from '../domains/recalls/index.ts';
import { countDue, listUnreadSevere, listWithoutSecond } from '../domains/review/index.ts';
import { seatWords } from './alarm-words.ts';
import { ANCHORS } from './anchor-log.ts';
import { RESTORED } from './finish-restore.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** This many failures in a row are no accident. */
const STUCK_TRIES = 3;
/** So many texts that are nearly due are as bad as one that is late. */
const MANY_NEARLY = 5;
/** Three anchors are missing by then. */
const ANCHOR_MS = 30 * MINUTE_MS;

/** A rule of the desk: what is wrong, who is notified and when. A new alarm is one more object in the list. */
export type AlarmRule = AlarmTimes & {
  /** As metrics and the webhook name it. */
  readonly name: string;
  /** Subject and first sentence of its letter. Neither these nor causes may contain data of a child. */
  readonly title: string;
  readonly text: string;
  /** What the page Duty says while nothing is wrong. */
  readonly quiet: string;
  /** What is wrong at a moment. Without it, `raiseAlarm` opens the alarm, and `endAlarm` or time ends it. */
  readonly causes?: (db: Db, now: number) => Promise<readonly Cause[]>;
  /** Without `causes`: how long the alarm lasts, in milliseconds. */
  readonly lastsMs?: number;
};

const everyTenMinutes = { repeatMs: duty.repeatMs } as const;
const toHeadAndOnCall = [
  { to: 'head', afterMs: duty.seenMs },
  { to: 'on_call_1', afterMs: duty.seenMs },
  { to: 'on_call_2', afterMs: duty.seenMs },
] as const;

/** Rules about who is on need service hours: before them nobody is expected. */
const absence = (since: number | null, hours: unknown, says: string): Cause[] =>
  since === null || !hours ? [] : [{ subject: '', since: new Date(since), says }];

/** Every alarm of the desk, in the order of the page Duty. */
export const alarmRules: readonly AlarmRule[] = [
  {
    ...everyTenMinutes,
    name: 'severe_waiting',
    title: 'A severe text is unread',
    text: 'A text of severity 3 waits, and nobody reads it. It is kept back and goes to nobody.',
    quiet: 'No severe text is unread',
    steps: [
      { to: 'lead', afterMs: 3 * MINUTE_MS },
      { to: 'on_call_1', afterMs: 5 * MINUTE_MS },
      { to: 'on_call_2', afterMs: 15 * MINUTE_MS },
      { to: 'head', afterMs: HOUR_MS },
    ],
    causes: async (db, now) =>
      (await listUnreadSevere(db, new Date(now))).map(({ submissionId, since }) => ({
        subject: submissionId,
        since,
        says: 'A text of severity 3 is unread',
      })),
  },
  {
    ...everyTenMinutes,
    name: 'second_missing',
    title: 'A severe text waits for a second adult',
    text: 'One adult has given an opinion on a severe text, and no other has come. It is kept back and goes to nobody.',
    quiet: 'No severe text waits for a second adult',
    steps: [
      { to: 'on_call_1', afterMs: 15 * MINUTE_MS },
      { to: 'on_call_2', afterMs: 30 * MINUTE_MS },
      { to: 'head', afterMs: HOUR_MS },
    ],
    causes: async (db, now) =>
      (await listWithoutSecond(db, new Date(now))).map(({ submissionId, since }) => ({
        subject: submissionId,
        since,
        says: 'A severe text waits for a second adult',
      })),
  },
  {
    name: 'help_waiting',
    title: 'A child waits for help',
    text: 'A child asked for help, and nobody has answered.',
    quiet: 'No child waits for help',
    // The leads got a letter with the request itself.
    steps: [
      { to: 'on_call_1', afterMs: 0 },
      { to: 'on_call_2', afterMs: 0 },
      { to: 'lead', afterMs: 5 * MINUTE_MS },
    ],
    repeatMs: 5 * MINUTE_MS,
    causes: async db =>
      (await listUnanswered(db)).map(({ requestId, since }) => ({
        subject: requestId,
        since,
        says: 'A child waits for help',
      })),
  },
  {
    ...everyTenMinutes,
    name: 'late',
    title: 'Texts are late',
    text: 'Texts at the desk are past their time, or many are nearly due.',
    quiet: 'No text is past its time',
    steps: [{ to: 'senior', afterMs: 0 }],
    causes: async (db, now) => {
      const { hours, opening } = await readDeskState(db, now);
      // At night children see that the desk sleeps, and nobody is expected.
      if (!hours || !opening.isOpen) return [];
      const { late, lateSince, nearly, nearlySince } = await countDue(db, new Date(now));
      const since = lateSince ?? (nearly >= MANY_NEARLY ? nearlySince : null);
      const says = `${late} past their time, ${nearly} nearly due`;
      return since ? [{ subject: '', since, says }] : [];
    },
  },
  {
    ...everyTenMinutes,
    name: 'nobody_on',
    title: 'Nobody is at the desk',
    text: 'The desk is open, and nobody has been there for five minutes. Children are told that their texts are read later.',
    quiet: 'Somebody is on duty, or the desk is closed',
    steps: toHeadAndOnCall,
    causes: async (db, now) => {
      const { nobodySince, hours } = await readDeskState(db, now);
      return absence(nobodySince, hours, 'Nobody is on duty');
    },
  },
  {
    ...everyTenMinutes,
    name: 'no_lead',
    title: 'No lead is at the desk',
    text: 'The desk is open, and no lead has been there for five minutes.',
    quiet: 'A lead is on duty, or the desk is closed',
    steps: toHeadAndOnCall,
    causes: async (db, now) => {
      const { noLeadSince, hours } = await readDeskState(db, now);
      return absence(noLeadSince, hours, 'No lead is on duty');
    },
  },
  {
    ...everyTenMinutes,
    name: 'rota_gap',
    title: 'The rota has a gap',
    text: 'In the next 48 hours a seat of the desk has fewer people than it needs.',
    quiet: 'No gap in the next 48 hours',
    steps: [{ to: 'lead', afterMs: 0 }],
    causes: async (db, now) => {
      const gaps = await readNextGaps(db, now);
      // One alarm for each seat: its first gap.
      return dutySeats.flatMap(seat => {
        const gap = gaps.find(found => found.seat === seat);
        if (!gap) return [];
        const since = new Date(gap.from - duty.gapMs);
        const says = `${seatWords[seat]}: ${gap.missing} missing`;
        return [{ subject: `${seat} ${new Date(gap.from).toISOString()}`, since, says }];
      });
    },
  },
  {
    ...everyTenMinutes,
    name: 'audit_broken',
    title: 'The audit log was changed',
    text: 'A row of the audit log, or a row that it tells about, was changed or is missing, or the log is not what its anchor says. Leave the database as it is, and compare it with a back-up. After a restore by other means than "npm run restore", the guide for operators says what to do.',
    quiet: 'Every row is as it was written',
    steps: [
      { to: 'auditor', afterMs: 0 },
      { to: 'head', afterMs: 0 },
    ],
  },
  {
    ...everyTenMinutes,
    name: 'restored',
    title: 'The database was restored',
    text: 'The operator has restored the database to an earlier moment. What was done since then is lost, also decisions and notes. The page "Audit log" says from which row on; what was anchored behind it is kept as evidence.',
    quiet: 'The database was not restored in the last 24 hours',
    steps: [
      { to: 'auditor', afterMs: 0 },
      { to: 'head', afterMs: 0 },
    ],
    causes: async (db, now) => {
      const since = await findSign(db, RESTORED);
      if (since === null || now - since.getTime() >= DAY_MS) return [];
      return [{ subject: '', since, says: 'The database was restored to an earlier moment' }];
    },
  },
  {
    ...everyTenMinutes,
    name: 'backup_old',
    title: 'The archive of backups is not up to date',
    text: 'For 15 minutes nothing was added to the archive. If the disk fails now, what was done since then is lost.',
    quiet: 'The archive is up to date, or there is none',
    steps: [{ to: 'head', afterMs: 0 }],
  },
  {
    ...everyTenMinutes,
    name: 'recall_open',
    title: 'A recall waits for a second adult',
    text: 'Texts were taken back, and no second adult has confirmed it in 24 hours; or many texts are to be taken back, and wait for a second adult. Nothing comes back by itself.',
    quiet: 'Every recall is confirmed',
    steps: [{ to: 'lead', afterMs: 0 }],
    causes: async (db, now) =>
      (await listUnconfirmed(db, now)).map(({ recallId, caseId, since, goneAt }) => ({
        subject: recallId,
        caseId,
        since,
        says: goneAt ? 'A recall is not confirmed' : 'Many texts wait to be taken back',
      })),
  },
  {
    ...everyTenMinutes,
    name: 'identity_open',
    title: 'An identity was shown without a second adult',
    text: 'A lead saw in an emergency who a child is, and no second adult has confirmed it in 24 hours.',
    quiet: 'Every identity that was shown is confirmed',
    steps: [{ to: 'lead', afterMs: 0 }],
    causes: async (db, now) =>
      (await listUnconfirmedReveals(db, now)).map(({ revealId, caseId, since }) => {
        const says = 'A second adult must look at why an identity was shown';
        return { subject: revealId, caseId, since, says };
      }),
  },
  {
    ...everyTenMinutes,
    name: 'anchor_old',
    title: 'The audit log has no new anchor',
    text: 'For half an hour the head of the audit log was not written outside of the database. Until it is, cutting off the log would not be found.',
    quiet: 'The head of the audit log is written outside',
    steps: [
      { to: 'auditor', afterMs: 0 },
      { to: 'head', afterMs: 0 },
    ],
    causes: async (db, now) => {
      const newest = (await findNewestAnchor(db))?.at;
      const since = newest === undefined ? await findSign(db, ANCHORS) : new Date(newest);
      if (since === null || now - since.getTime() < ANCHOR_MS) return [];
      return [{ subject: '', since, says: 'The newest anchor of the audit log is old' }];
    },
  },
  {
    ...everyTenMinutes,
    name: 'mail_stuck',
    title: 'Letters or the webhook do not arrive',
    text: 'The mail server or the webhook has failed three times, or a letter was given up. "npm run letters" lists such letters.',
    quiet: 'Letters and the webhook arrive',
    steps: [{ to: 'lead', afterMs: 0 }],
    causes: async (db, now) => {
      const since = new Date(now);
      const dayAgo = new Date(now - DAY_MS);
      // A letter of this alarm that is given up is no further reason.
      const stuck = { tries: STUCK_TRIES, since: dayAgo, except: 'alarm-mail_stuck-' };
      const { waiting, givenUp } = await countStuckLetters(db, stuck);
      const hooks = await countStuckHooks(db, STUCK_TRIES);
      const mail = `${waiting} letters wait after three failures, ${givenUp} were given up in 24 hours`;
      return [
        ...(waiting + givenUp > 0 ? [{ subject: 'mail', since, says: mail }] : []),
        ...(hooks > 0 ? [{ subject: 'webhook', since, says: 'The webhook does not answer' }] : []),
      ];
    },
  },
  {
    name: 'guessing',
    title: 'Somebody guesses the pictures of children',
    text: 'So many sign-ins failed that somebody must be guessing pictures. Where children need new cards, the guide to run a server says how to make them. The next letter of this kind comes in six hours at the earliest.',
    quiet: 'Nobody guesses pictures of children',
    steps: [{ to: 'operator', afterMs: 0 }],
    repeatMs: null,
    lastsMs: 6 * HOUR_MS,
  },
];

/** The rule of an alarm; undefined for one that an earlier version had. */
export const ruleOf = (name: string): AlarmRule | undefined =>
  alarmRules.find(rule => rule.name === name);
