import { isCallError } from '@digipals/client';
import type { Case } from '@digipals/contract';
import {
  Button,
  buttonClass,
  classes,
  EmptyState,
  LoadError,
  Notice,
} from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { Head } from '../app/Head.tsx';
import { Link } from '../app/Link.tsx';
import { HelpAside } from '../help/HelpAside.tsx';
import { HelpThread } from '../help/HelpThread.tsx';
import { type HelpWork, useHelp } from '../help/use-help.ts';
import { Key } from '../keys/Key.tsx';
import { useKeys } from '../keys/use-keys.ts';
import layout from '../shared/layout.module.css';
import { Problem } from '../shared/Problem.tsx';
import { Reason } from '../shared/Severity.tsx';
import { useServices } from '../shared/services.tsx';
import { isSevere } from '../shared/severe.ts';
import { caseOutcomeWords } from '../shared/words.ts';
import { CaseAside } from './CaseAside.tsx';
import css from './CasePage.module.css';
import { CaseState } from './CasesPage.tsx';
import { Event } from './Event.tsx';
import { type FormName, OpenCaseForm } from './OpenCaseForm.tsx';
import { useCase } from './use-case.ts';

/** A child that asks for help says it in several lines, which are read below the events: one event for all of them. */
const withoutRepeats = (events: Case['events']): Case['events'] =>
  events.filter(({ kind }, place) => kind !== 'helpAsked' || events[place - 1]?.kind !== kind);

/** Whether a child wrote this after an answer. */
const isAgain = (events: Case['events'], event: Case['events'][number]): boolean =>
  event.kind === 'helpAsked' &&
  events.slice(0, events.indexOf(event)).some(({ kind }) => kind === 'helpAnswered');

type BodyProps = { found: Case; work: ReturnType<typeof useCase> };

/** A case in which a child asked for help has its lines below the events. */
function HelpBody(props: BodyProps) {
  const help = useHelp(props.found.caseId);
  return <Body {...props} help={help} />;
}

function Body({ found, work, help }: BodyProps & { help?: HelpWork }) {
  const { session, call, location } = useServices();
  const [form, setForm] = useState<FormName | null>(null);
  const role = session.get()?.staff.role;
  const mayWrite = (role === 'senior' || role === 'lead') && found.state !== 'closed';
  // A report without an accused child: the child of the case is the one who reported it.
  const isAboutChild = found.group !== 'report';
  const mayStrike = isAboutChild && !help;
  const mayClose = !help || help.found.data?.isEnded === true;
  const measures = () => location.go(`/measures/${found.caseId}`);
  useKeys(
    {
      level: 'page',
      actions: {
        ...(mayStrike && { measures }),
        note: () => setForm('note'),
        close: () => mayClose && setForm('close'),
      },
    },
    mayWrite,
  );
  const revoke = (strikeId: string) =>
    void work.write('DELETE desk/strikes/{strikeId}', 'The strike was taken back', () =>
      call('DELETE desk/strikes/{strikeId}', { params: { strikeId } }),
    );
  return (
    <>
      <Head
        title={`Case ${found.caseId}`}
        subtitle={
          <Reason severity={found.severity} group={found.group} isStrong>
            <CaseState {...found} />
          </Reason>
        }
      >
        {mayWrite && (
          <>
            <Button onClick={() => setForm('note')}>
              Note <Key of="note" />
            </Button>
            {isAboutChild && (
              <>
                {mayStrike && (
                  <>
                    <Button onClick={measures}>
                      Measures <Key of="measures" />
                    </Button>
                    <Button className={layout['wideOnly']} onClick={() => setForm('strike')}>
                      Strike
                    </Button>
                  </>
                )}
                <Button onClick={() => setForm('letter')}>Letter</Button>
              </>
            )}
            <Button
              disabled={!mayClose}
              title={mayClose ? undefined : 'The help request is open'}
              onClick={() => setForm('close')}
            >
              Close case <Key of="close" />
            </Button>
          </>
        )}
      </Head>
      <div className={classes(layout['split'], css['case'])}>
        <div className={css['timeline']}>
          {withoutRepeats(found.events).map(event => (
            <Event
              key={`${event.at} ${event.kind} ${event.strike?.strikeId ?? event.text}`}
              event={event}
              isAgain={isAgain(found.events, event)}
              isSevere={isSevere(found)}
              onRevoke={role === 'senior' || role === 'lead' ? revoke : null}
            />
          ))}
          {help && <HelpThread work={help} caseId={found.caseId} mayWrite={mayWrite} />}
          <Problem words={work.problem} />
          {mayWrite && <Closing found={found} />}
          {mayWrite && form && (
            <OpenCaseForm
              key={form}
              name={form}
              found={found}
              work={work}
              // Another form may have been opened while this one was sent.
              onDone={() => setForm(open => (open === form ? null : open))}
            />
          )}
        </div>
        <CaseAside
          found={found}
          work={work}
          isLead={role === 'lead'}
          mayWrite={mayWrite && isAboutChild}
          mayStrike={mayStrike}
          mayClose={mayClose}
          onForm={setForm}
        >
          {help && <HelpAside work={help} caseId={found.caseId} mayWrite={mayWrite} />}
        </CaseAside>
      </div>
    </>
  );
}

const openWords = {
  text: 'A text in it is not decided.',
  letter: 'A letter is not sent yet.',
  hold: 'A lead holds the data of the child.',
  identity: 'No second adult has confirmed that the identity was shown.',
} as const;

/** Why the case cannot be closed yet, or who proposed to close it. */
function Closing({ found: { open, closing } }: { found: Case }) {
  const [first] = open;
  if (first) return <Notice>{`It cannot be closed yet. ${openWords[first]}`}</Notice>;
  if (!closing) return null;
  const { outcome, by, isOwn } = closing;
  return (
    <Notice>
      <b>
        {isOwn ? 'You propose' : `${by} proposes`} to close: {caseOutcomeWords[outcome]}.
      </b>{' '}
      <span>
        {isOwn
          ? 'A second adult of another role closes it.'
          : 'Close it with the same outcome to confirm.'}
      </span>
    </Notice>
  );
}

/** A case with its events, the oldest first, and the next steps. */
export function CasePage({ caseId }: { caseId: string }) {
  const work = useCase(caseId);
  const { data, error, refetch } = work.found;
  if (data?.group === 'help') return <HelpBody found={data} work={work} />;
  if (data) return <Body found={data} work={work} />;
  const isGone = isCallError(error) && error.status === 404;
  return (
    <>
      <Head title={`Case ${caseId}`} />
      {isGone && (
        <EmptyState title="There is no such case.">
          <Link to="/cases" className={buttonClass()}>
            To the cases
          </Link>
        </EmptyState>
      )}
      {error && !isGone && (
        <LoadError words="The case could not be loaded." onRetry={() => void refetch()} />
      )}
    </>
  );
}
