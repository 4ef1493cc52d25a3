import type {
  EndpointKey,
  NewPasskeyOptions,
  Passkey,
  PasskeyOptions,
  Referral,
} from '@digipals/contract';
import { listInvitations, makeInvitation } from '../domains/adults/index.ts';
import { makeAssignment } from '../domains/assignments/index.ts';
import { listClassPairs, proposePair } from '../domains/class-pairs/index.ts';
import { makeChangeLink } from '../domains/consents/index.ts';
import { askErasure } from '../domains/rights/index.ts';
import { giveSecondFactor, otherSessionOf, setAdultPassword } from './adults.ts';
import { addPasskey, createAuthenticator, noPasskey } from './authenticator.ts';
import { befriend, createChild, createSession, type TestChild } from './children.ts';
import type { TestApp } from './create-test-app.ts';
import { sendStatus } from './messages.ts';
import type { AdultKind, SchoolCast } from './school-cast.ts';
import { createVoucher } from './seats.ts';

/** The path, query and body of a call; those of the cast where nothing is said. */
export type MadeCall = { path?: Record<string, string>; query?: string; body?: object };

/** Makes a call that succeeds for anyone who may make it. */
export type MakeCall = (key: EndpointKey, as: AdultKind) => Promise<MadeCall>;

/** Makes every call of grown-ups about the school of a cast. */
export function callsOf(server: TestApp, cast: SchoolCast): MakeCall {
  const freshAdultCode = (as: AdultKind) => giveSecondFactor(server, cast.adults[as]);

  const facts = {
    schoolName: 'Papatya',
    country: 'tr',
    timeZone: 'Europe/Istanbul',
    language: 'tr',
    keepTexts: 'month',
    consentAge: 16,
    quiet: null,
  };
  const classFacts = {
    ...{ className: '3B', ageBand: 2, teachingLanguage: 'gb' },
    ...{ firstLesson: null, quiet: 'school' },
  };
  const ela = { name: 'Ela', birth: { year: 2017, month: 5 }, language: 'tr' };
  const pasted = { text: 'Ela' };
  /** A list whose only row is faulty, so that nothing has to be done. */
  const nobody = { text: 'name;class\n@;3B' };
  const at = () => new Date(server.clock());

  /** An invitation to the school of the cast. @returns its token */
  const invite = (email: string) =>
    makeInvitation(server.deps.database.db, server.deps.random, {
      ...{ email, role: 'teacher', schoolId: cast.schoolId, invitedBy: null },
      at: at(),
    });

  /** A passkey of an adult of the cast, which also has an authenticator. @returns its id */
  async function passkeyOf(as: AdultKind): Promise<string> {
    await freshAdultCode(as);
    await addPasskey(server, cast.adults[as]);
    const { token } = cast.adults[as];
    const [own] = (await server.call('GET', 'grown-ups/passkeys', { token })).json<Passkey[]>();
    return own?.passkeyId ?? '';
  }

  const choices = { contact: true, visible: false, weeklyLetter: false };

  /** The link of the last message to a grown-up of the child. @returns its token */
  const linkOf = (email: string) =>
    makeChangeLink(server.deps.database.db, server.deps, {
      userId: cast.childId,
      answer: { who: 'Emre', relation: 'father', email, language: 'tr' },
      at: at(),
    });
  const assignment = () => ({
    lessonId: 'lesson-1',
    activityIds: ['first'],
    dueOn: '2026-11-27',
    note: '',
    children: [cast.childId],
  });

  const assigned = async () => ({
    assignmentId: await makeAssignment(server.deps.database.db, server.deps.random, {
      ...{ classId: cast.classId, adultId: cast.adults.teacher.adultId },
      ...{ facts: assignment(), at: at() },
    }),
  });

  const deputy = (phone: string) => ({
    ...{ name: 'Ada Deputy', email: 'deputy@school.example', phone },
    hours: 'Every day',
  });

  /** The school of the cast names its deputy. @returns the code that the deputy got */
  async function nameDeputy(): Promise<string> {
    const { token } = cast.adults.lead;
    const path = `grown-ups/schools/${cast.schoolId}/safe-contacts/deputy`;
    // A contact that does not change gets no code.
    const body = deputy(`+90 ${Math.round(performance.now() * 1_000)}`);
    await server.call('PUT', path, { token, body });
    const { rows } = await server.deps.database.pool.query<{ body: string }>(
      `SELECT body FROM outbox JOIN letter_threads USING (thread_no)
       WHERE to_address = $1 AND sent_at IS NULL ORDER BY thread_no DESC LIMIT 1`,
      [body.email],
    );
    return /^\d{6}$/m.exec(rows[0]?.body ?? '')?.[0] ?? '';
  }

  /** The other class of the school has asked that of the cast to be paired. */
  const asked = async () => {
    const { db } = server.deps.database;
    const { classCode, otherClassId: classId } = cast;
    const { adultId } = cast.adults.otherTeacher;
    const [known] = await listClassPairs(db, cast.classId);
    if (known) return { pairId: known.pairId };
    await proposePair(db, server.deps.random, { classId, adultId, classCode, at: at() });
    const [pair] = await listClassPairs(db, cast.classId);
    return { pairId: pair?.pairId ?? '' };
  };

  /** The code of the invitation card of another child. */
  const codeOfCard = async (): Promise<string> => {
    const { userId, token } = await createChild(server);
    return (await server.call('GET', `users/${userId}/referral`, { token })).json<Referral>().code;
  };

  /** Creates the request of each call that needs more than the ids of the cast. */
  const makers: Partial<Record<EndpointKey, (as: AdultKind) => Promise<MadeCall>>> = {
    'POST grown-ups/invitation/accept': async as => ({
      body: { token: await invite(cast.adults[as].email) },
    }),
    'POST grown-ups/proof': async as => ({ body: { code: await freshAdultCode(as) } }),
    'PUT grown-ups/password': async as => {
      await setAdultPassword(server, cast.adults[as], 'read every word');
      return { body: { current: 'read every word', password: 'and every letter' } };
    },
    'POST grown-ups/email': async () => ({ body: { email: 'new@school.example' } }),
    'POST grown-ups/passkeys': async as => {
      const { token } = cast.adults[as];
      const asked = await server.call('POST', 'grown-ups/passkeys/options', { token });
      // Where the code is too old, no passkey is made either.
      if (asked.status !== 200) return { body: { answer: noPasskey } };
      return { body: { answer: createAuthenticator().make(asked.json<NewPasskeyOptions>()) } };
    },
    'PUT grown-ups/passkeys/{passkeyId}': async as => ({
      path: { passkeyId: await passkeyOf(as) },
      body: { name: 'Phone' },
    }),
    'DELETE grown-ups/passkeys/{passkeyId}': async as => ({
      path: { passkeyId: await passkeyOf(as) },
    }),
    'POST grown-ups/proof/passkey': async as => {
      const { token } = cast.adults[as];
      const device = await addPasskey(server, cast.adults[as]);
      const asked = await server.call('POST', 'grown-ups/proof/passkey/options', { token });
      return { body: { answer: device.use(asked.json<PasskeyOptions>()) } };
    },
    'PUT grown-ups/classes/{classId}/cards': async () => ({ body: { cardKind: 'badge' } }),
    'DELETE grown-ups/children/{childId}/badge': async () => {
      const { token } = cast.adults.teacher;
      const { classId, childId } = cast;
      const cards = `grown-ups/classes/${classId}/cards`;
      await server.call('PUT', cards, { token, body: { cardKind: 'badge' } });
      await server.call('POST', `grown-ups/children/${childId}/card`, { token });
      return {};
    },
    'DELETE grown-ups/sessions/{sessionId}': async as => ({
      path: { sessionId: await otherSessionOf(server, cast.adults[as]) },
    }),
    'POST grown-ups/schools': async () => ({ body: facts }),
    'PUT grown-ups/schools/{schoolId}': async () => ({ body: facts }),
    'PUT grown-ups/schools/{schoolId}/safe-contacts/{kind}': async () => ({
      path: { kind: 'deputy' },
      body: deputy('+90 212 000 00 01'),
    }),
    'POST grown-ups/schools/{schoolId}/safe-contacts/{kind}/verify': async () => ({
      path: { kind: 'deputy' },
      body: { code: await nameDeputy() },
    }),
    'POST grown-ups/schools/{schoolId}/invitations': async () => ({
      body: { email: 'new@school.example', role: 'teacher' },
    }),
    'DELETE grown-ups/schools/{schoolId}/invitations/{invitationId}': async () => {
      await invite('new@school.example');
      const { db } = server.deps.database;
      const [open] = await listInvitations(db, cast.schoolId, at());
      return { path: { invitationId: open?.invitationId ?? '' } };
    },
    'PUT grown-ups/schools/{schoolId}/people/{adultId}': async () => ({
      path: { adultId: cast.adults.teacher.adultId },
      body: { classIds: [cast.otherClassId] },
    }),
    'DELETE grown-ups/schools/{schoolId}/people/{adultId}': async () => ({
      path: { adultId: cast.adults.otherTeacher.adultId },
    }),
    'POST grown-ups/schools/{schoolId}/classes': async () => ({ body: classFacts }),
    'PUT grown-ups/classes/{classId}': async () => ({ body: { ...classFacts, isArchived: false } }),
    'POST grown-ups/classes/{classId}/children': async () => ({ body: { children: [ela] } }),
    'PUT grown-ups/children/{childId}': async () => ({ body: ela }),
    'POST grown-ups/roster/schools/{schoolId}/trial': async () => ({ body: { source: pasted } }),
    'POST grown-ups/roster/schools/{schoolId}': async () => ({
      body: { source: nobody, digest: '' },
    }),
    'POST grown-ups/roster/classes/{classId}/trial': async () => ({ body: { source: pasted } }),
    'POST grown-ups/roster/classes/{classId}': async () => ({
      body: { source: nobody, digest: '' },
    }),
    'POST grown-ups/roster/classes/{classId}/cards': async () => ({
      body: { children: [cast.childId] },
    }),
    'POST grown-ups/consent/classes/{classId}/letters': async () => ({
      body: { by: 'paper', children: [cast.childId] },
    }),
    'PUT grown-ups/consent/children/{childId}/address': async () => ({
      body: { email: 'family@example.org' },
    }),
    'POST grown-ups/consent/children/{childId}/invitation': async () => ({
      body: { email: 'second@example.org' },
    }),
    'POST grown-ups/consent/children/{childId}/signed': async () => ({
      body: { who: 'Emre', relation: 'father', choices },
    }),
    'POST grown-ups/consent/accept': async as => ({
      body: { token: await linkOf(cast.adults[as].email) },
    }),
    'POST grown-ups/children/{childId}/consents': async () => ({
      body: { purpose: 'contact', given: false },
    }),
    'POST grown-ups/licences/schools/{schoolId}/vouchers': async () => ({
      body: { code: await createVoucher(server, 1) },
    }),
    'POST grown-ups/licences/schools/{schoolId}/give': async () => ({
      body: { classId: cast.classId },
    }),
    'POST grown-ups/licences/schools/{schoolId}/take': async () => ({
      body: { childId: cast.childId },
    }),
    'POST grown-ups/licences/children/{childId}/vouchers': async () => ({
      body: { code: await createVoucher(server, 1) },
    }),
    'PUT grown-ups/licences/children/{childId}': async () => ({ body: { hasSeat: false } }),
    'GET grown-ups/classes/{classId}/lessons/{lessonId}': async () => ({
      path: { lessonId: 'lesson-1' },
    }),
    'POST grown-ups/classes/{classId}/lessons/{lessonId}/open': async () => ({
      path: { lessonId: 'lesson-2' },
      body: { children: [cast.childId] },
    }),
    'POST grown-ups/children/{childId}/came': async () => ({ body: { code: await codeOfCard() } }),
    'POST grown-ups/children/{childId}/lesson': async () => ({ body: { lessonId: 'lesson-2' } }),
    'POST grown-ups/classes/{classId}/assignments': async () => ({ body: assignment() }),
    'PUT grown-ups/classes/{classId}/assignments/{assignmentId}': async () => ({
      path: await assigned(),
      body: assignment(),
    }),
    'DELETE grown-ups/classes/{classId}/assignments/{assignmentId}': async () => ({
      path: await assigned(),
    }),
    'POST grown-ups/classes/{classId}/pairs': async () => ({
      body: { classCode: cast.otherClassCode },
    }),
    'POST grown-ups/classes/{classId}/pairs/{pairId}/agree': async () => ({ path: await asked() }),
    'DELETE grown-ups/classes/{classId}/pairs/{pairId}': async () => ({
      path: await asked(),
      query: 'state=asks',
    }),
    'POST grown-ups/children/{childId}/move': async as => ({
      body: { classId: as === 'lead' ? cast.otherClassId : cast.classId },
    }),
  };

  const castChild = async (): Promise<TestChild> => {
    const userId = cast.childId;
    return { userId, username: '', token: await createSession(server, userId) };
  };
  const friendOfChild = async (): Promise<MadeCall> => {
    const friend = await createChild(server);
    await befriend(server, await castChild(), friend);
    return { path: { friendId: friend.userId } };
  };
  const family = 'grown-ups/children/{childId}/family';
  const openHours = { from: 420, to: 1170 };

  const familyMakers: Partial<Record<EndpointKey, () => Promise<MadeCall>>> = {
    [`GET ${family}/messages/{friendId}`]: friendOfChild,
    [`POST ${family}/friends/{friendId}/end`]: friendOfChild,
    [`POST ${family}/friends/{friendId}/block`]: friendOfChild,
    [`DELETE ${family}/texts/{submissionId}`]: async () => {
      const { submissionId } = await sendStatus(server, await castChild(), 'I like cats.');
      return { path: { submissionId } };
    },
    [`PUT ${family}/contact`]: async () => ({ body: { contact: 'off' } }),
    [`PUT ${family}/rest`]: async () => ({
      body: { quiet: { schoolDays: openHours, weekend: openHours }, minutesADay: 30 },
    }),
    [`PUT ${family}/pause`]: async () => ({ body: { pause: null } }),
    [`PUT ${family}/language`]: async () => ({ body: { language: 'tr' } }),
    [`POST ${family}/erasure`]: async () => ({ body: { isNow: false } }),
    [`DELETE ${family}/erasure`]: async () => {
      const { database } = server.deps;
      const asked = { userId: cast.childId, askedBy: 'Parent', now: false, at: at() };
      await askErasure(database.db, asked);
      return {};
    },
    [`POST ${family}/wishes`]: async () => ({ body: { kind: 'data' } }),
    [`POST ${family}/correction`]: async () => ({ body: { name: 'Elif' } }),
  };

  return async (key, as) => (await makers[key]?.(as)) ?? (await familyMakers[key]?.()) ?? {};
}
