import { endpointQuery, invalidateChanges, isCallError, type WriteKey } from '@digipals/client';
import type { ClassPage, ClassPair } from '@digipals/contract';
import { Button, EmptyState, FormError, LoadError, TextField } from '@digipals/ui/grown-ups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Box } from '../parts/Box.tsx';
import { Head } from '../parts/Head.tsx';
import { Question } from '../parts/Question.tsx';
import { describeError } from '../shared/describe-error.ts';
import { useServices, withProof } from '../shared/services.tsx';
import { useAsked } from '../shared/use-asked.ts';
import { useSend } from '../shared/use-send.ts';
import { classroom } from '../words/classroom.ts';
import { PairRow } from './PairRow.tsx';
import css from './PairsPage.module.css';

const propose = 'POST grown-ups/classes/{classId}/pairs';
const agree = 'POST grown-ups/classes/{classId}/pairs/{pairId}/agree';
const end = 'DELETE grown-ups/classes/{classId}/pairs/{pairId}';

/** What is wrong with a code; null for other faults. */
function describeCode(error: unknown): string | null {
  if (!isCallError(error)) return null;
  if (error.code === 'already_paired') return classroom.alreadyPaired;
  if (error.code === 'own_class') return classroom.ownCode;
  const isUnknown = error.code === 'not_found' || error.code === 'invalid_request';
  return isUnknown ? classroom.unknownCode : null;
}

/** Whether a pair is no longer as it was shown: the other teacher has acted in the meantime. */
const hasChanged = (error: unknown): boolean =>
  isCallError(error) && (error.code === 'already_paired' || error.code === 'not_found');

/** The classes with which a class is paired, and a new pair. */
export function PairsPage({ data: { classId, className } }: { data: ClassPage }) {
  const services = useServices();
  const { call } = services;
  const queries = useQueryClient();
  const [code, setCode] = useState('');
  const asking = useSend(describeCode);
  const acting = useSend();
  const { asked, ask: askToEnd } = useAsked<ClassPair>(acting.setProblem);
  const found = useQuery({
    ...endpointQuery('GET grown-ups/classes/{classId}/pairs', { classId }),
    // The pages of the class before this one have read the list already.
    refetchOnMount: 'always',
  });
  if (found.isPending) return null;
  if (!found.data) {
    return <LoadError words={describeError(found.error)} onRetry={() => void found.refetch()} />;
  }
  const act = async (key: WriteKey, write: () => Promise<unknown>) => {
    await withProof(services, write);
    await invalidateChanges(queries, key);
  };
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const classCode = code.replaceAll(/\s/g, '');
    if (classCode === '') return;
    const isDone = await asking.send(() =>
      act(propose, () => call(propose, { params: { classId }, body: { classCode } })),
    );
    if (isDone) setCode('');
  };
  /** Acts on a pair; shows how it is now where the other teacher was quicker. */
  const change = async (key: WriteKey, write: () => Promise<unknown>) => {
    let isLate = false;
    const isDone = await acting.send(async () => {
      try {
        await act(key, write);
      } catch (reason) {
        if (!hasChanged(reason)) throw reason;
        const { error } = await found.refetch();
        if (error) throw error;
        isLate = true;
      }
    });
    if (isDone) askToEnd(null);
    if (isLate) acting.setProblem(classroom.quicker);
  };
  const agreeTo = ({ pairId }: ClassPair) =>
    change(agree, () => call(agree, { params: { classId, pairId } }));
  const endAs = ({ pairId, state }: ClassPair) =>
    change(end, () => call(end, { params: { classId, pairId }, query: { state } }));
  return (
    <>
      <Head title={classroom.pairs} about={className} />
      <Box>
        <p>{classroom.pairsAbout}</p>
        <form className={css['ask']} onSubmit={event => void ask(event)} noValidate>
          <TextField
            label={classroom.code}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={12}
            value={code}
            aria-describedby="code-about"
            onChange={event => setCode(event.target.value)}
          />
          <Button variant="primary" type="submit" disabled={asking.isSending || code.trim() === ''}>
            {classroom.ask}
          </Button>
        </form>
        <p id="code-about" className={css['about']}>
          {classroom.codeAbout} {classroom.seen}
        </p>
        <FormError words={asking.problem} />
      </Box>
      <FormError words={asked ? null : acting.problem} />
      {found.data.length === 0 ? (
        <EmptyState title={classroom.noPairs} />
      ) : (
        <ul className={css['pairs']}>
          {found.data.map(pair => (
            <PairRow
              key={pair.pairId}
              pair={pair}
              isBusy={acting.isSending}
              onAgree={() => void agreeTo(pair)}
              onEnd={() => (pair.state === 'paired' ? askToEnd(pair) : void endAs(pair))}
            />
          ))}
        </ul>
      )}
      {asked && (
        <Question
          yes={classroom.endPair}
          title={`${classroom.endPair}: ${asked.other?.className ?? ''}`}
          about={classroom.endAbout}
          {...{ problem: acting.problem, isSending: acting.isSending }}
          onYes={() => void endAs(asked)}
          onClose={() => askToEnd(null)}
        />
      )}
    </>
  );
}
