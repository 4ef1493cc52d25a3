import {
  type Call,
  endpointQuery,
  invalidateChanges,
  isCallError,
  type WriteKey,
} from '@digipals/client';
import type { OwnTie } from '@digipals/contract';
import { Button, FormError, LoadError, Tag, textStyles } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Head } from '../app/Head.tsx';
import css from '../people/Box.module.css';
import { Box, Line, Note } from '../people/Box.tsx';
import { describeError } from '../shared/describe-error.ts';
import layout from '../shared/layout.module.css';
import { useServices } from '../shared/services.tsx';
import { moment } from '../shared/times.ts';
import { TellForm } from './TellForm.tsx';

/** What one knows, in words. */
function tieWords({ kind, name, schoolName }: OwnTie): string {
  if (kind === 'child') {
    const child = name ?? 'A child that you recognised on a card';
    return schoolName === null ? child : `${child}, ${schoolName}`;
  }
  if (kind === 'school') return `Every child of ${name}`;
  return schoolName === null ? `Class ${name}` : `Class ${name}, ${schoolName}`;
}

/** Writes of the page, and what went wrong. */
function useOwnActs() {
  const { call, queries, announced } = useServices();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const act = async (key: WriteKey, done: string, work: (make: Call) => Promise<unknown>) => {
    if (isSending) return false;
    setSending(true);
    setProblem(null);
    let isDone = false;
    try {
      await work(call);
      announced.set({ text: done });
      isDone = true;
    } catch (error) {
      const isUnknown =
        key === 'POST desk/own/ties' && isCallError(error) && error.code === 'not_found';
      setProblem(
        isUnknown
          ? 'No class has this code, or no child of it has this name.'
          : describeError(error),
      );
    }
    setSending(false);
    await invalidateChanges(queries, key);
    return isDone;
  };
  return { problem, isSending, act };
}

/** Which children, classes and schools an adult knows: it gets nothing of them. */
export function KnownPage() {
  const query = useQuery(endpointQuery('GET desk/own'));
  const { problem, isSending, act } = useOwnActs();
  const own = query.data;
  const end = (tieId: string) => {
    const key = 'POST desk/own/ties/{tieId}/end';
    void act(key, 'Asked. A second person must say yes.', make => make(key, { params: { tieId } }));
  };
  const finish = () =>
    void act('POST desk/own/told', 'Thank you.', make => make('POST desk/own/told'));
  return (
    <>
      <Head
        title="Who you know"
        subtitle="You get no texts and cases of these children. Nobody here sees whom you know."
      />
      <div className={layout['body']}>
        {query.isError && !own && (
          <LoadError words="The list did not come." onRetry={() => void query.refetch()} />
        )}
        {problem !== null && (
          <div className={layout['panel']}>
            <FormError words={problem} />
          </div>
        )}
        {own && (
          <div className={css['cards']}>
            <Box
              title="Relatives and other ties"
              about={own.toldAt === null ? 'Not told yet' : `Told ${moment(own.toldAt, 'year')}`}
            >
              {own.ties.map(tie => (
                <Line key={tie.tieId} name={tieWords(tie)}>
                  <span className={textStyles['soft']}>since {moment(tie.at, 'year')}</span>
                  {tie.endAskedAt === null ? (
                    <Button
                      aria-label={`I know them no more: ${tieWords(tie)}`}
                      onClick={() => end(tie.tieId)}
                    >
                      I know them no more
                    </Button>
                  ) : (
                    <Tag tone="level1">Ends when a second person says yes</Tag>
                  )}
                </Line>
              ))}
              {own.ties.length === 0 && <p>You have named nobody.</p>}
              <Note tone={own.isDue ? 'warning' : undefined}>
                {own.isDue
                  ? 'Name every child, class and school that you know: relatives, pupils, neighbours. You are asked once a year.'
                  : 'You are asked again a year after you told. Add somebody at any time.'}
              </Note>
              <div>
                <Button variant={own.isDue ? 'primary' : undefined} onClick={finish}>
                  These are all I know
                </Button>
              </div>
            </Box>
            <Box title="I know somebody else">
              <TellForm
                schools={own.schools}
                isSending={isSending}
                onTell={body =>
                  act('POST desk/own/ties', 'Added.', make => make('POST desk/own/ties', { body }))
                }
              />
            </Box>
          </div>
        )}
      </div>
    </>
  );
}
