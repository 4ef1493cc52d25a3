import { randomUUID } from 'node:crypto';
import {
  type Endpoint,
  type EndpointKey,
  endpoints,
  type HelpCase,
  type Measure,
  type Method,
  type OwnTies,
  type Problem,
  staffRoles,
} from '@digipals/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { noLimits } from '../deps.ts';
import { endAlarm, listOpenAlarms, raiseAlarm } from '../domains/alarms/index.ts';
import { planShift } from '../domains/duty/index.ts';
import { saveGrownUp } from '../domains/grown-ups/index.ts';
import { queueLetter } from '../domains/mail/index.ts';
import { doStep, report } from '../testing/case-calls.ts';
import { befriend, createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { someHours } from '../testing/duty-world.ts';
import { askForHelp } from '../testing/help-calls.ts';
import { measureNote, objectTo, pause, setMeasure } from '../testing/measure-calls.ts';
import { sendMessage, sendStatus } from '../testing/messages.ts';
import { askChange, askInvite, noRecord } from '../testing/people-calls.ts';
import { recall } from '../testing/recall-calls.ts';
import { claimCard, decide, deliver, goOut } from '../testing/review-calls.ts';
import { everyCall, matrices } from '../testing/role-matrices.ts';
import { createStaff, freshCode, setPassword, type TestStaff } from '../testing/staff.ts';
import { sendLetters } from '../use-cases/send-letters.ts';
import { takeReply } from '../use-cases/take-reply.ts';

const access = (key: EndpointKey): Endpoint => endpoints[key];
const desk = everyCall.filter(key => key.includes(' desk/'));
const keys: readonly EndpointKey[] = matrices.desk;

const identityNeed = { reason: 'danger', note: 'Risk of harm, we call home.' };

let server: TestApp;
let mia: TestChild;
let ali: TestChild;
let staff: Record<string, TestStaff>;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  mia = await createChild(server);
  ali = await createChild(server);
  await befriend(server, mia, ali);
  await saveGrownUp(server.deps.database.db, {
    userId: ali.userId,
    email: 'family.of.ali@example.org',
  });
  const made = staffRoles.map(async role => [role, await createStaff(server, { role })] as const);
  staff = Object.fromEntries(await Promise.all(made));
  server.screener.finds([
    { code: 'insult', severity: 1, start: 0, end: 3, status: 'ok', explanation: 'Unkind.' },
  ]);
});

afterAll(() => server.close());

const by = (role: string): TestStaff => {
  const adult = staff[role];
  if (!adult) throw new Error(`no adult is ${role}`);
  return adult;
};

/** Path, query and body of a call of the desk. */
type Made = { path?: Record<string, string>; query?: string; body?: object };
type Make = (as: TestStaff) => Promise<Made>;

/** A text claimed by this adult, or by the senior if the role may not claim. */
const claimed = async (as: TestStaff): Promise<{ path: Record<string, string>; body: object }> => {
  const { submissionId } = await sendMessage(server, ali, mia, 'You are not my friend today');
  const canReview = ['reviewer', 'senior', 'lead'].includes(as.role);
  const { rev, lease } = await claimCard(server, canReview ? as : by('senior'), { submissionId });
  return { path: { submissionId }, body: { rev, fence: lease.fence } };
};

const onClaim =
  (more: object): Make =>
  async as => {
    const { path, body } = await claimed(as);
    return { path, body: { ...body, ...more } };
  };

/** The open case about a child. */
const caseAbout = async ({ userId }: Pick<TestChild, 'userId'>): Promise<string> => {
  const { case_id } = await server.deps.database.db
    .selectFrom('cases')
    .select('case_id')
    .where('user_id', '=', userId)
    .where('state', '!=', 'closed')
    .orderBy('case_id', 'desc')
    .executeTakeFirstOrThrow();
  return String(case_id);
};

const openCase = async (): Promise<Record<string, string>> => {
  const reporter = await createChild(server);
  await report(server, reporter, { reason: 'unkind', userId: ali.userId });
  return { caseId: await caseAbout(ali) };
};

/** A case of its own, in which nobody has asked for an identity. */
const newCase = async (): Promise<Record<string, string>> => {
  const about = await createChild(server);
  await report(server, ali, { reason: 'unkind', userId: about.userId });
  return { caseId: await caseAbout(about) };
};

/** The case of a child that asked for help. */
const helpCase = async (): Promise<Record<string, string>> => {
  const asking = await createChild(server);
  const { caseId } = await askForHelp(server, asking, { picture: 'hurts' });
  return { caseId };
};

const onCase =
  (rest: Omit<Made, 'path'> = {}): Make =>
  async () => ({ path: await openCase(), ...rest });

const decided: Make = async as => {
  const { submissionId } = await sendMessage(server, ali, mia, 'You are my friend today');
  const canReview = ['reviewer', 'senior', 'lead'].includes(as.role);
  const adult = canReview ? as : by('senior');
  const card = await claimCard(server, adult, { submissionId });
  return { path: { decisionId: await decide(server, adult, card, deliver) } };
};

const struck: Make = async () => {
  const { caseId } = await openCase();
  // An equal strike would be a duplicate.
  const strike = { days: 3, text: `Teaching ${randomUUID()}` };
  const { events } = await doStep(server, by('senior'), `${caseId}/strikes`, strike);
  return { path: { strikeId: events.at(-1)?.strike?.strikeId ?? '' } };
};

/** A delivered text on which this adult has decided, if its role may. */
const delivered: Make = async as => {
  const { submissionId } = await sendMessage(server, ali, mia, `You are nice ${randomUUID()}`);
  const canReview = ['reviewer', 'senior', 'lead'].includes(as.role);
  const adult = canReview ? as : by('senior');
  await decide(server, adult, await claimCard(server, adult, { submissionId }), deliver);
  await goOut(server);
  return { path: { submissionId } };
};

const recalled: Make = async as => {
  const { path } = await delivered(as);
  const first = await createStaff(server, { role: 'senior' });
  const { recallId } = await recall(server, first, path?.['submissionId'] ?? '');
  return { path: { recallId } };
};

/** The case of a child that has no measure. */
const caseOfOther = async (child?: TestChild): Promise<string> => {
  const about = child ?? (await createChild(server));
  const { userId } = about;
  await report(server, await createChild(server), { reason: 'unkind', userId });
  return caseAbout(about);
};

/** A measure of a child of its own, set by somebody else. */
const withMeasure = async (days: number): Promise<Measure> => {
  const child = await createChild(server);
  const senior = await createStaff(server, { role: 'senior' });
  const measure = await setMeasure(server, senior, await caseOfOther(child), { days });
  await objectTo(server, child, measure);
  return measure;
};
const onMeasure =
  (days: number, body?: object): Make =>
  async () => ({ path: { measureId: (await withMeasure(days)).measureId }, ...(body && { body }) });

/** Somebody whom the call changes. */
const onPerson = async (): Promise<Made> => {
  const { staffId } = await createStaff(server);
  return { path: { staffId } };
};

const sawThem = { reason: 'We talked in a video call.' };
/** Somebody for whom another lead has asked for a second factor. */
const withFactorReset = async (): Promise<Made> => {
  const { path } = await onPerson();
  const { token } = await createStaff(server, { role: 'lead' });
  await server.call('POST', `desk/people/${path?.['staffId']}/factor`, { token, body: sawThem });
  return { path: path ?? {} };
};

/** The id of a reply that names no letter. */
const strayReply = async (): Promise<string> => {
  const message = `From: a@example.org\r\nMessage-ID: <${randomUUID()}>\r\n\r\nHello`;
  await takeReply(server.deps, Buffer.from(message));
  const found = await server.deps.database.pool.query<{ id: string }>(
    `SELECT encode(reply_key, 'hex') AS id FROM letter_replies WHERE done_at IS NULL LIMIT 1`,
  );
  return found.rows[0]?.id ?? '';
};
/** The id of a letter that was given up. */
const lostLetter = async (): Promise<string> => {
  const id = randomUUID();
  const letter = { id, to: 'gone@example.org', subject: 'Hello', text: 'Hello' };
  await queueLetter(server.deps.database.db, letter, new Date(server.clock()));
  await server.deps.database.pool.query(
    'UPDATE outbox SET failed_at = now() WHERE letter_id = $1',
    [id],
  );
  return id;
};

/** The code of a new class. */
const newClass = async (): Promise<string> => {
  const classCode = `C${randomUUID().slice(0, 6)}`.toUpperCase();
  await createChild(server, { classCode });
  return classCode;
};
/** An adult that knows a class. */
const withTie = async (as: TestStaff): Promise<TestStaff & { tieId: string }> => {
  const { token } = as;
  const body = { classCode: await newClass() };
  await server.call('POST', 'desk/own/ties', { token, body });
  const own = (await server.call('GET', 'desk/own', { token })).json<OwnTies>();
  return { ...as, tieId: own.ties[0]?.tieId ?? '' };
};

/** Creates the request of each call. A call that is not listed needs nothing. */
const makers: Partial<Record<EndpointKey, Make>> = {
  'POST desk/claims': async () => ({ body: { kind: 'review' } }),
  'PUT desk/claims/{submissionId}': onClaim({}),
  'POST desk/claims/{submissionId}/release': onClaim({ skip: true }),
  'POST desk/claims/{submissionId}/hold': onClaim({ note: 'Later' }),
  'POST desk/claims/{submissionId}/decision': onClaim({ outcome: 'deliver' }),
  'POST desk/claims/{submissionId}/wrong-signal': onClaim({ index: 0, isWrong: true }),
  'POST desk/claims/{submissionId}/opened': onClaim({}),
  'POST desk/claims/{submissionId}/translation': onClaim({}),
  'POST desk/claims/{submissionId}/known': async as => {
    // A child of its own: whom an adult knows, it cannot claim again.
    const { submissionId } = await sendStatus(server, await createChild(server), 'I am here');
    const canReview = ['reviewer', 'senior', 'lead'].includes(as.role);
    const { rev, lease } = await claimCard(server, canReview ? as : by('senior'), { submissionId });
    return { path: { submissionId }, body: { rev, fence: lease.fence } };
  },
  'DELETE desk/decisions/{decisionId}': decided,
  'POST desk/decisions/{decisionId}/opened': decided,
  'POST desk/pause': async () => ({ body: { isPaused: false } }),
  'GET desk/texts/{submissionId}': delivered,
  'POST desk/recalls': async as => ({
    body: {
      submissionIds: [(await delivered(as)).path?.['submissionId']],
      ...{ reason: 'unkind', note: 'It leaves a child out of the game.' },
    },
  }),
  'POST desk/recalls/{recallId}/confirm': recalled,
  'POST desk/recalls/{recallId}/restore': async as => ({
    ...(await recalled(as)),
    body: { note: 'It was meant for a game, both say.' },
  }),
  'POST desk/cases/{caseId}/measures': async () => ({
    path: { caseId: await caseOfOther() },
    body: pause,
  }),
  'POST desk/measures/{measureId}/confirm': onMeasure(8),
  'POST desk/measures/{measureId}/end': onMeasure(1, { note: measureNote }),
  'POST desk/measures/{measureId}/answer': onMeasure(1, { isFair: true, text: 'It hurts.' }),
  'POST desk/replies/{replyId}/case': async () => ({
    path: { replyId: await strayReply() },
    body: await openCase(),
  }),
  'POST desk/replies/{replyId}/no-answer': async () => ({ path: { replyId: await strayReply() } }),
  'DELETE desk/replies/{replyId}/no-answer': async () => ({
    path: { replyId: await strayReply() },
  }),
  'POST desk/letters/{letterId}/dealt-with': async () => ({
    path: { letterId: await lostLetter() },
  }),
  'GET desk/cases/{caseId}': onCase(),
  'PUT desk/cases/{caseId}/owner': async as => onCase({ body: { staffId: as.staffId } })(as),
  'POST desk/cases/{caseId}/notes': onCase({ body: { text: 'A note' } }),
  'POST desk/cases/{caseId}/strikes': onCase({ body: { days: 3, text: 'Teaching' } }),
  'DELETE desk/strikes/{strikeId}': struck,
  'GET desk/cases/{caseId}/letter': onCase({ query: 'template=unkind' }),
  'POST desk/cases/{caseId}/letters': onCase({
    body: { to: 'grownUp', language: 'gb', subject: 'About {name}', body: 'Hello' },
  }),
  'POST desk/shifts': async () => {
    // One adult cannot have two shifts at a time.
    const reader = await createStaff(server);
    const from = new Date(server.clock()).toISOString();
    const to = new Date(server.clock() + 3_600_000).toISOString();
    return { body: { staffId: reader.staffId, seat: 'reader', from, to } };
  },
  'DELETE desk/shifts/{shiftId}': async () => {
    const reader = await createStaff(server);
    const from = new Date(server.clock());
    const to = new Date(server.clock() + 3_600_000);
    const shift = {
      shiftId: randomUUID(),
      staffId: reader.staffId,
      seat: 'reader',
      from,
      to,
    } as const;
    const planner = { name: 'Operator', at: from };
    const plan = (db: Db) => planShift(db, shift, planner);
    await server.deps.database.db.transaction().execute(plan);
    return { path: { shiftId: shift.shiftId } };
  },
  'PUT desk/service-hours': async () => ({ body: someHours() }),
  'POST desk/alarms/{alarmId}/have': async () => {
    const { db } = server.deps.database;
    const alarm = { name: 'guessing', at: new Date(server.clock()) };
    await endAlarm(db, server.deps, alarm);
    await raiseAlarm(db, server.deps, { ...alarm, says: 'Somewhere' });
    const open = await listOpenAlarms(db);
    return { path: { alarmId: String(open.at(-1)?.alarmId) } };
  },
  'GET desk/cases/{caseId}/help': async () => ({ path: await helpCase() }),
  'POST desk/cases/{caseId}/help/lines': async () => ({
    path: await helpCase(),
    body: { lineId: randomUUID(), name: 'Dana', text: 'We are here.' },
  }),
  'POST desk/cases/{caseId}/help/home': async () => ({
    path: await helpCase(),
    body: { opens: false, basis: 'She fears her father, who hits her.' },
  }),
  'POST desk/cases/{caseId}/help/home/{decisionId}': async () => {
    const path = await helpCase();
    const other = await createStaff(server, { role: 'lead' });
    const body = { opens: false, until: '2026-04-01T00:00:00Z', basis: `Harm ${randomUUID()}` };
    const made = await doStep(server, other, `${path['caseId']}/help/home`, body);
    const { home } = made as unknown as HelpCase;
    return { path: { ...path, decisionId: home.waiting?.decisionId ?? '' } };
  },
  'POST desk/cases/{caseId}/help/end': async () => {
    const path = await helpCase();
    const lead = await createStaff(server, { role: 'lead' });
    const answer = { lineId: randomUUID(), name: 'Dana', text: 'We are here.' };
    await doStep(server, lead, `${path['caseId']}/help/lines`, answer);
    return { path, body: { text: 'She is with her aunt now, who knows.' } };
  },
  'POST desk/people/invitations': async () => ({
    body: { email: `${randomUUID()}@school.example`, role: 'reviewer', ...noRecord },
  }),
  'POST desk/people/invitations/{invitationId}/confirm': async () => {
    const removed = await createStaff(server);
    await askChange(server, by('admin'), removed, 'remove');
    const inviter = await createStaff(server, { role: 'admin' });
    const email = `${removed.staffId}@desk.example`;
    return { path: (await askInvite(server, inviter, { email })).json<Record<string, string>>() };
  },
  'DELETE desk/people/invitations/{invitationId}': async () => {
    const email = `${randomUUID()}@school.example`;
    const invited = await askInvite(server, by('admin'), { email });
    return { path: invited.json<Record<string, string>>() };
  },
  'PUT desk/people/{staffId}/role': async () => ({
    ...(await onPerson()),
    body: { role: 'senior' },
  }),
  'PUT desk/people/{staffId}/record': async () => ({ ...(await onPerson()), body: noRecord }),
  'PUT desk/people/{staffId}/leave': async () => ({ ...(await onPerson()), body: { until: null } }),
  'DELETE desk/people/{staffId}': async () => onPerson(),
  'POST desk/people/{staffId}/factor': async () => ({ ...(await onPerson()), body: sawThem }),
  'POST desk/people/{staffId}/factor/confirm': async () => withFactorReset(),
  'DELETE desk/people/{staffId}/factor': async () => withFactorReset(),
  'POST desk/people/{staffId}/ties/end': async () => {
    const tied = await withTie(await createStaff(server));
    const { tieId, staffId, token } = tied;
    await server.call('POST', `desk/own/ties/${tieId}/end`, { token });
    return { path: { staffId } };
  },
  'POST desk/own/ties': async () => ({ body: { classCode: await newClass() } }),
  'POST desk/own/ties/{tieId}/end': async as => ({ path: { tieId: (await withTie(as)).tieId } }),
  'PUT desk/password': async as => {
    await setPassword(server, as, 'read every word');
    return { body: { current: 'read every word', password: 'and every letter' } };
  },
  'POST desk/cases/{caseId}/identity': async as => {
    const code = await freshCode(server, as);
    return { path: await newCase(), body: { urgent: identityNeed, code } };
  },
  'POST desk/cases/{caseId}/identity/requests': async () => ({
    path: await newCase(),
    body: identityNeed,
  }),
  'POST desk/cases/{caseId}/identity/confirm': async () => {
    const path = await newCase();
    const lead = await createStaff(server, { role: 'lead' });
    await doStep(server, lead, `${path['caseId']}/identity/requests`, identityNeed);
    return { path };
  },
  'POST desk/cases/{caseId}/close': async as => {
    await sendLetters(server.deps);
    return onCase({ body: { outcome: 'taught' } })(as);
  },
};

const methodOf = (key: EndpointKey) => key.split(' ')[0] as Method;

function send(key: EndpointKey, token: string | undefined, made: Made) {
  const pattern = key.split(' ')[1] ?? '';
  const filled = pattern.replace(/\{(\w+)\}/g, (_, name: string) => made.path?.[name] ?? '1');
  const { body, query } = made;
  return server.call(methodOf(key), `${filled}?${query ?? ''}`, { token, body });
}

const makeFor = async (key: EndpointKey, as: TestStaff): Promise<Made> =>
  (await makers[key]?.(as)) ?? {};

const problem = (answer: { json: <T>() => T }) => answer.json<Problem>();

test('SAFE-07 every call of the desk except signing in and using an invitation requires a role', () => {
  const open = desk.filter(key => access(key).access !== 'staff');
  expect(open.toSorted()).toEqual([
    'POST desk/invitation',
    'POST desk/join',
    'POST desk/sign-in',
    'POST desk/sign-in/code',
  ]);
  for (const key of keys) expect(access(key).roles?.length).toBeGreaterThan(0);
  const others = (Object.keys(endpoints) as EndpointKey[]).filter(key => !desk.includes(key));
  for (const key of others) expect(access(key).access).not.toBe('staff');
});

describe.each(keys)('%s', key => {
  const { roles = [], params, body } = access(key);
  let made: Promise<Made> | undefined;
  /** A valid request, shared by the tests in which it is refused. */
  const valid = (): Promise<Made> => {
    made ??= makeFor(key, by('senior'));
    return made;
  };

  test('SAFE-14 NOTSHOWN-02 without a session, with an unknown one and with the session of a child: 401', async () => {
    for (const token of [undefined, 'invented', mia.token]) {
      const answer = await send(key, token, await valid());
      expect(problem(answer)).toMatchObject({ status: 401, code: 'unauthenticated' });
    }
  });

  test.each(staffRoles)('SAFE-07 SAFE-14 as %s', async role => {
    // Signing out ends the session, so it needs its own adult.
    const adult = key === 'POST desk/sign-out' ? await createStaff(server, { role }) : by(role);
    const isAllowed = roles.includes(role);
    const answer = await send(key, adult.token, await (isAllowed ? makeFor(key, adult) : valid()));
    if (!isAllowed) {
      expect(problem(answer)).toMatchObject({ status: 403, code: 'forbidden' });
      return;
    }
    expect(answer.status, answer.text).toBe(200);
    expect(access(key).response.safeParse(answer.json()).error).toBeUndefined();
  });

  const [allowed = 'senior'] = roles.toReversed();

  if (params)
    test('SAFE-14 for an unknown id and an id that is too long', async () => {
      const adult = by(roles.includes('lead') ? 'lead' : allowed);
      const made = await makeFor(key, adult);
      const name = Object.keys(params.shape)[0] ?? '';
      const unknown = await send(key, adult.token, { ...made, path: { [name]: '999999999' } });
      expect([404, 409], unknown.text).toContain(unknown.status);
      const long = await send(key, adult.token, { ...made, path: { [name]: '9'.repeat(90) } });
      expect(problem(long)).toMatchObject({ status: 422, code: 'invalid_request' });
      expect(problem(long).fields?.[0]?.path).toMatch(/^params/);
    });

  test('NOTSHOWN-02 rejects an unknown field in the query or body and names it', async () => {
    const adult = by(allowed);
    const made = await valid();
    const query = [made.query ?? [], 'surprise=1'].flat().join('&');
    const inQuery = await send(key, adult.token, { ...made, query });
    expect(problem(inQuery)).toMatchObject({ status: 422, code: 'invalid_request' });
    expect(JSON.stringify(problem(inQuery).fields)).toContain('surprise');
    if (!body) return;
    const more = { ...made, body: { ...made.body, surprise: 1 } };
    const inBody = await send(key, adult.token, more);
    expect(problem(inBody)).toMatchObject({ status: 422, code: 'invalid_request' });
    expect(JSON.stringify(problem(inBody).fields)).toContain('surprise');
  });

  if (body)
    test('NOTSHOWN-02 rejects a body of a wrong type', async () => {
      const adult = by(allowed);
      const { path } = await valid();
      const filled = (key.split(' ')[1] ?? '').replace(
        /\{(\w+)\}/g,
        (_, name: string) => path?.[name] ?? '1',
      );
      for (const wrong of ['"text"', '12', 'null', '{"a":[]}']) {
        const answer = await server.call(methodOf(key), filled, {
          token: adult.token,
          body: wrong,
          headers: { 'content-type': 'application/json' },
        });
        expect(problem(answer)).toMatchObject({ status: 422, code: 'invalid_request' });
        expect(problem(answer).fields?.[0]?.path).toMatch(/^body/);
      }
    });
});
