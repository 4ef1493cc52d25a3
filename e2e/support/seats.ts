import type { Adult, ClassPage } from '@digipals/contract';
import type { Api } from './api.ts';
import { codeNow } from './desk.ts';

const lead = { email: 'lead@demo.digipals.example', password: 'read every word' };

/** Gives a child of the demo class a seat, as the lead of its school does. It cannot do so twice in a minute. */
export async function giveSeat(api: Api, username: string): Promise<void> {
  const { challenge } = await api.write<{ challenge: string }>('grown-ups/sign-in', lead);
  const code = codeNow();
  const { token } = await api.write<{ token: string }>('grown-ups/sign-in/code', {
    challenge,
    code,
  });
  const { roles } = await api.read<Adult>('grown-ups/me', token);
  const schoolId = roles[0]?.schoolId ?? '';
  const classes = await api.read<ClassPage[]>(`grown-ups/schools/${schoolId}/classes`, token);
  const classId = classes.find(({ classCode }) => classCode === 'DEMO')?.classId ?? '';
  const { people } = await api.read<ClassPage>(`grown-ups/classes/${classId}`, token);
  const child = people.find(({ name }) => name === username);
  if (!child) throw new Error(`${username} is not in the demo class`);
  const body = { childId: child.childId };
  await api.write(`grown-ups/licences/schools/${schoolId}/give`, body, { token });
}
