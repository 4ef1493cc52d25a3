import { type Call, endpointQuery, isCallError } from '@digipals/client';
import type { BodyOf, OwnTie } from '@digipals/contract';
import { Button, FormError, LoadError, Tag, textStyles } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { Head } from '../app/Head.tsx';
import css from '../people/Box.module.css';
import { Box, Line, Note } from '../people/Box.tsx';
import { describeError } from '../shared/describe-error.ts';
import layout from '../shared/layout.module.css';
import { moment } from '../shared/times.ts';
import { useWrites } from '../shared/use-writes.ts';
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

const describeTie = (error: unknown): string =>
  isCallError(error) && error.code === 'not_found'
    ? 'No class has this code, or no child of it has this name.'
    : describeError(error);

/** Which children, classes and schools an adult knows: it gets nothing of them. */
export function KnownPage() {
  const query = useQuery(endpointQuery('GET desk/own'));
  const { write, problem, isSending } = useWrites();
  const own = query.data;
  const end = (tieId: string) => {
    const key = 'POST desk/own/ties/{tieId}/end';
    const done = 'Asked. A second person must say yes.';
    void write({ key, done, send: call => call(key, { params: { tieId } }) });
  };
  const finish = () => {
    const key = 'POST desk/own/told';
    void write({ key, done: 'Thank you.', send: call => call(key) });
  };
  const tell = (body: BodyOf<'POST desk/own/ties'>) => {
    const key = 'POST desk/own/ties';
    const send = (call: Call) => call(key, { body });
    return write({ key, done: 'Added.', send, describe: describeTie });
  };
  return (
    <>
      <Head
        title="Who you know"
        subtitle="You get no texts and cases of these children. Nobody here sees whom you know."
      />
      <div className={layout['body']}>
        {query.isError && !own && (
          <LoadError words="The list could not be loaded." onRetry={() => void query.refetch()} />
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
              <TellForm schools={own.schools} isSending={isSending} onTell={tell} />
            </Box>
          </div>
        )}
      </div>
    </>
  );
}
