import { invitationMs, type StaffRole } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { codeAt } from '../domains/adult-sign-in/one-time-code.ts';
import { createChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { sendStatus } from '../testing/messages.ts';
import {
  askChange,
  askInvite,
  DESK_PASSWORD,
  joinBy,
  linkTo,
  peopleOf,
  useLink,
} from '../testing/people-calls.ts';
import { askClaim, claim, claimCard, onClaim } from '../testing/review-calls.ts';
import { emptyQueue } from '../testing/review-world.ts';
import { createStaff, setPassword, type TestStaff } from '../testing/staff.ts';
import { manageStaff } from './manage-staff.ts';
import { sendLetters } from './send-letters.ts';

const DAY = 86_400_000;

let server: TestApp;
let admin: TestStaff;
let otherAdmin: TestStaff;
let lead: TestStaff;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterAll(() => server.close());

// Each test has its own people: two admins and two leads besides.
beforeEach(async () => {
  await emptyQueue(server);
  const { pool } = server.deps.database;
  await pool.query(`UPDATE staff SET work_state = 'removed', leave_until = NULL`);
  admin = await createStaff(server, { role: 'admin' });
  otherAdmin = await createStaff(server, { role: 'admin' });
  lead = await createStaff(server, { role: 'lead' });
  await createStaff(server, { role: 'lead' });
});

const command = (...words: string[]) =>
  server.deps.database.db
    .transaction()
    .execute(db =>
      manageStaff(
        db,
        { ...server.deps, isDemo: () => false },
        { words, at: new Date(server.clock()) },
      ),
    );
const me = async ({ token }: { token: string }) =>
  (await server.call('GET', 'desk/me', { token })).status;
const codeOf = (answer: { json: () => { code: string } }) => answer.json().code;
const audit = async (count: number): Promise<string[]> => {
  const { rows } = await server.deps.database.pool.query(
    'SELECT actor, action, object FROM audit ORDER BY row DESC LIMIT $1',
    [count],
  );
  return rows.map(({ actor, action, object }) => `${actor}: ${action}, ${object}`).toReversed();
};
let count = 0;
const newEmail = () => {
  count += 1;
  return `person${count}@school.example`;
};
const personOf = async ({ staffId }: Pick<TestStaff, 'staffId'>) =>
  (await peopleOf(server, admin)).people.find(one => one.staffId === staffId);
const dayIn = (days: number) => new Date(server.clock() + days * DAY).toISOString().slice(0, 10);

test('SAFE2-61 admins and leads see who works here with state, role, last visit, vetting and languages', async () => {
  const reader = await createStaff(server, { name: 'Reader of the list' });
  const { people } = await peopleOf(server, lead);
  expect(people.find(({ staffId }) => staffId === reader.staffId)).toEqual({
    ...{ staffId: reader.staffId, name: 'Reader of the list', role: 'reviewer' },
    ...{ email: `${reader.staffId}@desk.example`, state: 'active', leaveUntil: null },
    ...{ languages: [], vettedOn: null, vettedUntil: null, hasFactor: false, factorReset: null },
    ...{ tiesToldAt: null, tiesToEnd: 0 },
    ...{ since: new Date(server.clock()).toISOString(), seenAt: null, roleChange: null },
  });
  expect(await me(reader)).toBe(200);
  const body = { languages: ['gb', 'tr'], vettedOn: '2025-02-04', vettedUntil: '2028-02-03' };
  const path = `desk/people/${reader.staffId}/record`;
  expect((await server.call('PUT', path, { token: admin.token, body })).status).toBe(200);
  expect((await askChange(server, admin, reader, { role: 'senior' })).status).toBe(200);
  const at = new Date(server.clock()).toISOString();
  const seen = { ...body, role: 'senior', seenAt: at, roleChange: { at, by: admin.name } };
  expect(await personOf(reader)).toMatchObject(seen);
  expect(await audit(2)).toEqual([
    `${admin.name}: Changed vetting and languages, Reader of the list`,
    `${admin.name}: Changed role, Reader of the list, senior`,
  ]);
  const wrong = { ...body, vettedOn: '2029-01-01' };
  expect((await server.call('PUT', path, { token: admin.token, body: wrong })).status).toBe(422);
});

test('SAFE2-62 somebody invited by e-mail chooses a password, sets up a second factor and is at the desk; the link works once', async () => {
  const email = newEmail();
  const asked = await askInvite(server, admin, { email, vettedUntil: dayIn(400) });
  expect(asked.json()).toMatchObject({ waits: false });
  const token = await linkTo(server, email);
  expect(server.mailer.letters.at(-1)?.text).toContain(admin.name);
  const shown = (await useLink(server, 'invitation', token)).json<{ name: string }>();
  expect(shown).toEqual({ email, name: shown.name, role: 'reviewer', comesBack: false });
  expect(shown.name).toMatch(/^Reviewer \d\d$/);
  const joined = await joinBy(server, token);
  expect(joined.staff).toMatchObject({ name: shown.name, role: 'reviewer' });
  expect(await personOf(joined.staff)).toMatchObject({
    ...{ email, state: 'active', hasFactor: true, vettedUntil: dayIn(400) },
    roleChange: { by: admin.name },
  });
  for (const call of ['invitation', 'join'] as const) {
    expect((await useLink(server, call, token)).status).toBe(404);
  }
  expect(server.logs.join('')).not.toContain(token);
  expect(codeOf(await askInvite(server, admin, { email: email.toUpperCase() }))).toBe(
    'already_there',
  );
});

test('SAFE2-62 an invitation ends after seven days, by a new one and when it is withdrawn, and nobody gets a name twice', async () => {
  const email = newEmail();
  await askInvite(server, admin, { email, name: 'Dana' });
  const first = await linkTo(server, email);
  expect(codeOf(await askInvite(server, admin, { email: newEmail(), name: 'Dana' }))).toBe(
    'name_taken',
  );
  for (const name of ['System', 'Operator']) {
    const answer = await askInvite(server, admin, { email: newEmail(), name });
    expect(codeOf(answer)).toBe('name_taken');
  }
  await askInvite(server, otherAdmin, { email, name: 'Dana' });
  const second = await linkTo(server, email);
  expect((await useLink(server, 'invitation', first)).status).toBe(404);
  expect((await useLink(server, 'invitation', second)).status).toBe(200);
  const [open] = (await peopleOf(server, lead)).invitations;
  expect(open).toMatchObject({ email, name: 'Dana', by: otherAdmin.name, waits: false });
  const path = `desk/people/invitations/${open?.invitationId}`;
  expect((await server.call('DELETE', path, { token: admin.token })).status).toBe(200);
  expect((await server.call('DELETE', path, { token: admin.token })).status).toBe(404);
  expect((await useLink(server, 'join', second)).status).toBe(404);
  const late = newEmail();
  await askInvite(server, admin, { email: late });
  const token = await linkTo(server, late);
  server.clock.advance(invitationMs);
  expect((await useLink(server, 'join', token)).text).toBe(
    (await useLink(server, 'join', 'unknown')).text,
  );
  admin = await createStaff(server, { role: 'admin' });
  expect((await peopleOf(server, admin)).invitations).toEqual([]);
  const many = Array.from({ length: 10 }, newEmail);
  await Promise.all(many.map(one => askInvite(server, admin, { email: one })));
  const names = (await peopleOf(server, admin)).invitations.map(({ name }) => name);
  expect(new Set(names).size).toBe(10);
});

test.each([
  ['removes', 'remove', 'Removed adult', 'removed'],
  ['sends on leave', 'leave', 'Began leave', 'leave'],
] as const)(
  'SAFE2-63 who an admin %s is signed out at once, and its text goes back',
  async (_, how, action, state) => {
    const child = await createChild(server);
    await sendStatus(server, child, 'I like cats');
    const reader = await createStaff(server);
    const held = await claimCard(server, reader);
    await setPassword(server, reader, DESK_PASSWORD);
    const change = how === 'remove' ? how : { until: dayIn(10) };
    expect((await askChange(server, admin, reader, change)).status).toBe(200);
    expect(await audit(1)).toEqual([`${admin.name}: ${action}, ${reader.name}`]);
    expect(await me(reader)).toBe(401);
    expect((await onClaim(server, reader, held, 'decision', { outcome: 'deliver' })).status).toBe(
      401,
    );
    const body = { email: `${reader.staffId}@desk.example`, password: DESK_PASSWORD };
    expect((await server.call('POST', 'desk/sign-in', { body })).status).toBe(401);
    const next = await createStaff(server);
    expect((await claim(server, next))?.submissionId).toBe(held.submissionId);
    expect(await personOf(reader)).toMatchObject({ state });
  },
);

test('SAFE2-63 an adult who decides while it is removed causes no deadlock', async () => {
  const answers: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    await sendStatus(server, await createChild(server), 'I like cats');
    const reader = await createStaff(server);
    const held = await claimCard(server, reader);
    const [decided, removed] = await Promise.all([
      onClaim(server, reader, held, 'decision', { outcome: 'deliver' }),
      askChange(server, admin, reader, 'remove'),
    ]);
    expect([200, 401, 409]).toContain(decided.status);
    answers.push(removed.status);
  }
  expect(answers).toEqual(Array(6).fill(200));
});

test('SAFE2-63 a leave ends when an admin says so, and has a day that is to come', async () => {
  const reader = await createStaff(server);
  await setPassword(server, reader, DESK_PASSWORD);
  for (const until of [dayIn(-1), dayIn(402), 'soon']) {
    expect((await askChange(server, admin, reader, { until })).status).toBe(422);
  }
  await askChange(server, admin, reader, { until: dayIn(0) });
  expect((await askChange(server, admin, reader, { until: null })).status).toBe(200);
  expect(await personOf(reader)).toMatchObject({ state: 'active', leaveUntil: null });
  const body = { email: `${reader.staffId}@desk.example`, password: DESK_PASSWORD };
  expect((await server.call('POST', 'desk/sign-in', { body })).status).toBe(200);
});

test('SAFE2-63 a new role counts from the next call, and nobody changes its own account', async () => {
  const senior = await createStaff(server, { role: 'senior' });
  await askChange(server, admin, senior, { role: 'auditor' });
  expect((await askClaim(server, senior)).status).toBe(403);
  for (const change of [
    { role: 'lead' as StaffRole },
    { until: dayIn(3) },
    { vettedUntil: dayIn(3) },
    'remove' as const,
  ]) {
    expect(codeOf(await askChange(server, admin, admin, change))).toBe('own_account');
    const unknown = await askChange(server, admin, { staffId: 'nobody' }, change);
    expect(unknown.status).toBe(404);
  }
  expect(await personOf(admin)).toMatchObject({ role: 'admin', state: 'active' });
});

test('SAFE2-28 SAFE2-64 the last two leads and the last admin stay active, also when fifty calls and commands try at a time', async () => {
  await createStaff(server, { role: 'lead' });
  const { people } = await peopleOf(server, admin);
  const leads = people.filter(one => one.role === 'lead' && one.state === 'active');
  expect(leads.length).toBe(3);
  const admins = [admin, otherAdmin];
  const tries = Array.from({ length: 50 }, (_, place) => {
    const by = admins[place % 2] ?? admin;
    const target = leads[place % 3];
    if (!target) throw new Error('there are three leads');
    if (place % 5 === 0) return askChange(server, by, target, 'remove');
    if (place % 5 === 1) return askChange(server, by, target, { role: 'senior' });
    if (place % 5 === 2) return askChange(server, by, target, { until: dayIn(3) });
    if (place % 5 === 3) return command('remove', target.email).catch(() => null);
    // Each admin tries to remove the other.
    return askChange(server, by, admins[(place + 1) % 2] ?? admin, 'remove');
  });
  await Promise.all(tries);
  const { rows } = await server.deps.database.pool.query(
    `SELECT role, count(*)::int FROM staff WHERE work_state = 'active' AND role IN ('lead', 'admin')
     GROUP BY role ORDER BY role`,
  );
  expect(rows).toEqual([
    { role: 'admin', count: 1 },
    { role: 'lead', count: 2 },
  ]);
  const [still] = await Promise.all(
    admins.map(async one => ((await me(one)) === 200 ? [one] : [])),
  ).then(found => found.flat());
  const left = (await peopleOf(server, still ?? admin)).people.find(
    one => one.role === 'lead' && one.state === 'active',
  );
  const refused = await askChange(server, still ?? admin, left ?? lead, 'remove');
  expect(codeOf(refused)).toBe('last_of_role');
  expect(refused.text).toContain('Add another lead first');
});

test('SAFE2-65 an adult whose vetting has ended gets no text of any kind; the last day still counts', async () => {
  const child = await createChild(server);
  await sendStatus(server, child, 'I like dogs');
  const reader = await createStaff(server, { role: 'lead' });
  const held = await claimCard(server, reader);
  expect((await askChange(server, admin, reader, { vettedUntil: dayIn(-1) })).status).toBe(200);
  for (const kind of ['review', 'second', 'severe', 'lead', 'report'] as const) {
    expect(codeOf(await askClaim(server, reader, { kind }))).toBe('vetting_expired');
  }
  const { submissionId } = held;
  expect(codeOf(await askClaim(server, reader, { submissionId }))).toBe('vetting_expired');
  const lost = await onClaim(server, reader, held, 'decision', { outcome: 'deliver' });
  expect(codeOf(lost)).toBe('lease_lost');
  await askChange(server, admin, reader, { vettedUntil: dayIn(0) });
  expect((await askClaim(server, reader)).status).toBe(200);
  await askChange(server, admin, reader, { vettedUntil: null });
  expect((await askClaim(server, reader)).status).toBe(200);
});

test('SAFE2-65 a lease ends with the last day of the vetting: others get the text, and nothing can be done with it', async () => {
  const midnight = (Math.floor(server.clock() / DAY) + 1) * DAY;
  server.clock.advance(midnight - 60_000 - server.clock());
  const child = await createChild(server);
  await sendStatus(server, child, 'I like cats');
  const chief = await createStaff(server, { role: 'admin' });
  const [reader, next] = [await createStaff(server), await createStaff(server)];
  const longer = await claimCard(server, reader);
  await askChange(server, chief, reader, { vettedUntil: dayIn(0) });
  expect(codeOf(await onClaim(server, reader, longer, ''))).toBe('lease_lost');
  const held = await claimCard(server, reader);
  const end = { expiresAt: new Date(midnight).toISOString() };
  expect(held.lease).toMatchObject(end);
  expect((await onClaim(server, reader, held, '')).json()).toEqual(end);
  server.clock.advance(59_000);
  expect(await claim(server, next)).toBeNull();
  server.clock.advance(1_000);
  for (const [act, body] of [
    ['', {}],
    ['decision', { outcome: 'deliver' }],
    ['release', { skip: false }],
  ] as const) {
    const lost = await onClaim(server, reader, held, act, body);
    expect([act, codeOf(lost)]).toEqual([act, 'lease_lost']);
    expect(lost.text).toContain('Your vetting has ended.');
  }
  expect((await claimCard(server, next)).submissionId).toBe(held.submissionId);
});

test('SAFE2-66 a removed adult comes back only by an invitation that another admin or lead confirms', async () => {
  const email = newEmail();
  await askInvite(server, admin, { email, name: `Back ${count}` });
  const { staff } = await joinBy(server, await linkTo(server, email));
  await askChange(server, admin, staff, 'remove');
  for (const words of [
    ['reset', email],
    ['role', email, 'lead'],
    ['remove', email],
  ]) {
    await expect(command(...words)).rejects.toThrow(/was removed/);
  }
  for (const change of [{ role: 'senior' as StaffRole }, { until: null }, 'remove' as const]) {
    expect(codeOf(await askChange(server, admin, staff, change))).toBe('adult_removed');
  }
  expect((await askInvite(server, admin, { email, role: 'senior' })).json()).toMatchObject({
    waits: true,
  });
  const letters = server.mailer.letters.length;
  await linkTo(server, email);
  expect(server.mailer.letters.length).toBe(letters);
  const mine = (await peopleOf(server, admin)).invitations.find(one => one.email === email);
  expect(mine).toMatchObject({ comesBack: true, waits: true, mayConfirm: false });
  const path = `desk/people/invitations/${mine?.invitationId}/confirm`;
  const confirm = (by: TestStaff) => server.call('POST', path, { token: by.token });
  expect(codeOf(await confirm(admin))).toBe('other_adult_needed');
  const auditor = await createStaff(server, { role: 'auditor' });
  expect((await confirm(auditor)).status).toBe(403);
  expect(await personOf(staff)).toMatchObject({ state: 'removed' });
  expect((await confirm(lead)).status).toBe(200);
  expect((await confirm(otherAdmin)).status).toBe(404);
  const back = await joinBy(server, await linkTo(server, email));
  expect(back.staff).toMatchObject({ staffId: staff.staffId, name: staff.name, role: 'senior' });
  expect(await audit(4)).toEqual([
    `${lead.name}: Confirmed to take back adult, ${staff.name}, senior`,
    `${staff.name}: Joined as senior, desk`,
    `${staff.name}: Set up second factor, password and code`,
    `${staff.name}: Signed in, password and code`,
  ]);
});

test('SAFE2-66 invitations of an admin who is removed or changes its role end with it', async () => {
  for (const change of ['remove' as const, { role: 'auditor' as StaffRole }]) {
    const leaving = await createStaff(server, { role: 'admin' });
    const email = newEmail();
    await askInvite(server, leaving, { email });
    const token = await linkTo(server, email);
    expect((await askChange(server, admin, leaving, change)).status).toBe(200);
    expect((await useLink(server, 'join', token)).status).toBe(404);
  }
});

test('SAFE2-66 an invitation that is used while its admin is removed causes no deadlock', async () => {
  const answers: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    const leaving = await createStaff(server, { role: 'admin' });
    const email = newEmail();
    await askInvite(server, leaving, { email });
    const token = await linkTo(server, email);
    const [joined, removed] = await Promise.all([
      useLink(server, 'join', token),
      askChange(server, admin, leaving, 'remove'),
    ]);
    expect([200, 404]).toContain(joined.status);
    answers.push(removed.status);
  }
  expect(answers).toEqual(Array(6).fill(200));
});

test('SAFE2-67 a second factor anew takes two people, a mail and 24 hours, and the old one works until then', async () => {
  const email = newEmail();
  await askInvite(server, admin, { email });
  const { staff, secret } = await joinBy(server, await linkTo(server, email));
  const path = `desk/people/${staff.staffId}/factor`;
  const ask = (by: TestStaff, reason = 'We talked in a video call.') =>
    server.call('POST', path, { token: by.token, body: { reason } });
  const confirm = (by: TestStaff) => server.call('POST', `${path}/confirm`, { token: by.token });
  const letterWith = async (words: string) => {
    await sendLetters(server.deps);
    expect(server.mailer.letters.findLast(({ to }) => to === email)?.text).toContain(words);
  };
  const begin = async () => {
    const body = { email, password: DESK_PASSWORD };
    const begun = await server.call('POST', 'desk/sign-in', { body });
    return begun.json<{ challenge: string; enrolment: object | null }>();
  };
  const withOldFactor = async () => {
    const { challenge } = await begin();
    const body = { challenge, code: codeAt(secret, server.clock()) };
    return (await server.call('POST', 'desk/sign-in/code', { body })).status;
  };
  expect((await ask(lead, 'We talked')).status).toBe(422);
  expect((await confirm(lead)).status).toBe(404);
  expect((await ask(lead)).status).toBe(200);
  await letterWith(`${lead.name} asked for a new second factor`);
  expect(codeOf(await ask(admin))).toBe('already_there');
  expect(codeOf(await confirm(lead))).toBe('other_adult_needed');
  server.clock.advance(2 * DAY);
  expect((await begin()).enrolment).toBeNull();
  // Sessions have ended meanwhile.
  const second = await createStaff(server, { role: 'admin' });
  expect((await confirm(second)).status).toBe(200);
  await letterWith(`${second.name} confirmed that you get a new second factor`);
  server.clock.advance(DAY - 1_000);
  expect((await begin()).enrolment).toBeNull();
  expect(await withOldFactor()).toBe(200);
  server.clock.advance(1_000);
  // The e-mail alone changes nothing.
  const guess = { email, password: 'not the password' };
  expect((await server.call('POST', 'desk/sign-in', { body: guess })).status).toBe(401);
  const { people } = await peopleOf(server, await createStaff(server, { role: 'admin' }));
  expect(people.find(one => one.staffId === staff.staffId)).toMatchObject({ hasFactor: true });
  expect((await begin()).enrolment).not.toBeNull();
  expect(await withOldFactor()).toBe(401);
  expect(await audit(1)).toEqual([
    `${staff.name}: Began second factor anew, asked for and confirmed by two adults`,
  ]);
});

test('SAFE2-67 a second factor anew can be stopped, ends by itself, and gives nothing to a removed adult or oneself', async () => {
  const email = newEmail();
  await askInvite(server, admin, { email, role: 'lead' });
  const joined = await joinBy(server, await linkTo(server, email));
  const target: TestStaff = { ...joined.staff, token: joined.token };
  const reason = 'I know this voice well.';
  const on = ({ staffId }: { staffId: string }, end = '') => `desk/people/${staffId}/factor${end}`;
  const ask = (by: TestStaff) =>
    server.call('POST', on(target), { token: by.token, body: { reason } });
  const confirm = (by: TestStaff) =>
    server.call('POST', on(target, '/confirm'), { token: by.token });
  const enrols = async () => {
    const body = { email, password: DESK_PASSWORD };
    const begun = await server.call('POST', 'desk/sign-in', { body });
    return begun.status === 200 && begun.json<{ enrolment: object | null }>().enrolment !== null;
  };
  expect(codeOf(await ask(target))).toBe('own_account');
  await ask(lead);
  expect(codeOf(await confirm(target))).toBe('own_account');
  await confirm(admin);
  const seen = { by: lead.name, second: admin.name, mayConfirm: false };
  expect((await personOf(target))?.factorReset).toMatchObject(seen);
  expect((await server.call('DELETE', on(target), { token: lead.token })).status).toBe(200);
  expect((await server.call('DELETE', on(target), { token: lead.token })).status).toBe(404);
  server.clock.advance(DAY);
  expect(await enrols()).toBe(false);
  const [one, two] = [
    await createStaff(server, { role: 'admin' }),
    await createStaff(server, { role: 'admin' }),
  ];
  await ask(one);
  await confirm(two);
  server.clock.advance(8 * DAY);
  expect(await enrols()).toBe(false);
  const [three, four] = [
    await createStaff(server, { role: 'admin' }),
    await createStaff(server, { role: 'admin' }),
  ];
  await ask(three);
  await confirm(four);
  expect((await askChange(server, three, target, 'remove')).status).toBe(200);
  expect(codeOf(await ask(four))).toBe('adult_removed');
  server.clock.advance(DAY);
  const body = { email, password: DESK_PASSWORD };
  expect((await server.call('POST', 'desk/sign-in', { body })).status).toBe(401);
});
