import type { WriteKey } from '@digipals/client';
import type { BodyOf } from '@digipals/contract';
import { useServices } from '../shared/services.tsx';
import { useWrites } from '../shared/use-writes.ts';

type PeopleKey = Extract<WriteKey, `${string} desk/people${string}`>;

/** What an adult may do with the people of the desk, and what went wrong. `onDone`: a write has succeeded. */
export function usePeopleActs(onDone: () => void) {
  const staff = useServices().session.get()?.staff;
  const { write, problem, setProblem, isSending } = useWrites();
  const onPerson = (key: PeopleKey, staffId: string, done: string, body?: object) =>
    void write({
      ...{ key, done, onAnswer: onDone },
      send: call => (call as SomeCall)(key, { params: { staffId }, ...(body && { body }) }),
    });
  return {
    ...{ staff, problem, setProblem, isSending },
    mayChange: staff?.role === 'admin',
    invite: (body: BodyOf<'POST desk/people/invitations'>) => {
      const key = 'POST desk/people/invitations';
      const done = 'The invitation is made.';
      void write({ key, done, send: call => call(key, { body }), onAnswer: onDone });
    },
    confirm: (invitationId: string) => {
      const key = 'POST desk/people/invitations/{invitationId}/confirm';
      const done = 'Confirmed. The letter goes out.';
      const params = { invitationId };
      void write({ key, done, send: call => call(key, { params }), onAnswer: onDone });
    },
    withdraw: (invitationId: string) => {
      const key = 'DELETE desk/people/invitations/{invitationId}';
      const done = 'The invitation is withdrawn.';
      const params = { invitationId };
      void write({ key, done, send: call => call(key, { params }), onAnswer: onDone });
    },
    onPerson,
  };
}

/** A call whose key is one of several. */
type SomeCall = (key: string, input: object) => Promise<unknown>;
