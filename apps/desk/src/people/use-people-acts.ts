import { type Call, invalidateChanges, type WriteKey } from '@digipals/client';
import type { BodyOf } from '@digipals/contract';
import { useState } from 'react';
import { describeError } from '../shared/describe-error.ts';
import { useServices } from '../shared/services.tsx';

type PeopleKey = Extract<WriteKey, `${string} desk/people${string}`>;

/** What an adult may do with the people of the desk, and what went wrong. `onDone`: a write has succeeded. */
export function usePeopleActs(onDone: () => void) {
  const { call, queries, session, announced } = useServices();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const staff = session.get()?.staff;
  const act = async (key: PeopleKey, done: string, work: (call: Call) => Promise<unknown>) => {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    try {
      await work(call);
      announced.set({ text: done });
      onDone();
    } catch (error) {
      setProblem(describeError(error));
    }
    setSending(false);
    await invalidateChanges(queries, key);
  };
  const onPerson = <K extends PeopleKey>(key: K, staffId: string, done: string, body?: object) =>
    void act(key, done, call =>
      (call as SomeCall)(key, { params: { staffId }, ...(body && { body }) }),
    );
  return {
    ...{ staff, problem, setProblem, isSending },
    mayChange: staff?.role === 'admin',
    invite: (body: BodyOf<'POST desk/people/invitations'>) =>
      void act('POST desk/people/invitations', 'The invitation is made.', make =>
        make('POST desk/people/invitations', { body }),
      ),
    confirm: (invitationId: string) => {
      const key = 'POST desk/people/invitations/{invitationId}/confirm';
      void act(key, 'Confirmed. The letter goes out.', make =>
        make(key, { params: { invitationId } }),
      );
    },
    withdraw: (invitationId: string) => {
      const key = 'DELETE desk/people/invitations/{invitationId}';
      void act(key, 'The invitation is withdrawn.', make =>
        make(key, { params: { invitationId } }),
      );
    },
    onPerson,
  };
}

/** A call whose key is one of several. */
type SomeCall = (key: string, input: object) => Promise<unknown>;
