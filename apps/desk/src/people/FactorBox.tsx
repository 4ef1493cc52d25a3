import type { StaffPerson } from '@digipals/contract';
import { Button, Tag, textStyles } from '@digipals/ui/grown-ups';
import { useServices } from '../shared/services.tsx';
import { dayAndTime } from '../shared/times.ts';
import { Box, Line, Note } from './Box.tsx';
import { lastHere } from './people-words.ts';

type Props = {
  person: StaffPerson;
  /** Whether this adult may ask for a second factor, confirm it and stop it. */
  mayAct: boolean;
  onAsk(): void;
  onConfirm(): void;
  onStop(): void;
};

/** What became of a second factor anew. */
function Waiting({ person, mayAct, onConfirm, onStop }: Omit<Props, 'onAsk'>) {
  const { factorReset: reset } = person;
  if (!reset) return null;
  const { by, at, reason, second, worksAt, mayConfirm } = reset;
  return (
    <>
      <Note tone="warning">
        {by} asked for a second factor anew on {dayAndTime(at)}.{' '}
        {worksAt === null
          ? 'A second person must say yes.'
          : `${second} said yes. It works from ${dayAndTime(worksAt)}; until then the old one does.`}
      </Note>
      <p className={textStyles['soft']}>How they were recognised: “{reason}”</p>
      {mayAct && (
        <Line name={worksAt === null && !mayConfirm ? 'Waits for another admin or lead' : ''}>
          <Button onClick={onStop}>Stop it</Button>
          {mayConfirm && (
            <Button variant="primary" onClick={onConfirm}>
              Yes, I saw them too
            </Button>
          )}
        </Line>
      )}
    </>
  );
}

/** How the person signs in. */
export function FactorBox(props: Props) {
  const { person, mayAct, onAsk } = props;
  const { now } = useServices();
  return (
    <Box title="Getting in">
      <Line name="E-mail">{person.email}</Line>
      <Line name="Authenticator app">
        <Tag tone={person.hasFactor ? 'ok' : 'level1'}>
          {person.hasFactor ? 'Set up' : 'Not yet: at the first sign-in'}
        </Tag>
      </Line>
      <Line name="Last here">{lastHere(person, now())}</Line>
      <Waiting {...props} />
      {person.factorReset === null && person.state === 'active' && (
        <>
          <Note>
            Second factor lost? Two people must have seen them. They get a mail at once, and it
            works after 24 hours. It never brings back a removed person.
          </Note>
          {mayAct && (
            <div>
              <Button onClick={onAsk}>Second factor anew …</Button>
            </div>
          )}
        </>
      )}
    </Box>
  );
}
