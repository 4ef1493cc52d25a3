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
  const isUnknown = error.code === 'not_found' || error.code === 'invalid_request';
  return isUnknown ? classroom.unknownCode : null;
}

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
  /** Acts on a pair as it was shown: the other teacher may have agreed in the meantime. */
  const change = async (key: typeof agree | typeof end, { pairId, state }: ClassPair) => {
    let hasChanged = false;
    const isDone = await acting.send(async () => {
      const { data, error } = await found.refetch();
      if (error) throw error;
      hasChanged = data?.find(one => one.pairId === pairId)?.state !== state;
      if (!hasChanged) await act(key, () => call(key, { params: { classId, pairId } }));
    });
    if (isDone) askToEnd(null);
    if (hasChanged) acting.setProblem(classroom.quicker);
  };
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
              onAgree={() => void change(agree, pair)}
              onEnd={() => (pair.state === 'paired' ? askToEnd(pair) : void change(end, pair))}
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
          onYes={() => void change(end, asked)}
          onClose={() => askToEnd(null)}
        />
      )}
    </>
  );
}
