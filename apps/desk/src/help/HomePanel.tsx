import type { BodyOf, HelpCase } from '@digipals/contract';
import { helpRequests } from '@digipals/contract/help-requests';
import { Button, LabelledTextBox, Notice, TextField, textStyles } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { useDraft } from '../shared/drafts.ts';
import { useServices } from '../shared/services.tsx';
import { dayAndTime, endOfDay, moment } from '../shared/times.ts';
import { useNow } from '../shared/use-now.ts';
import type { HelpWork } from './use-help.ts';

const { fewestOfReason, mostCharacters } = helpRequests;

type Home = HelpCase['home'];
type Props = { home: Home; work: HelpWork; caseId: string; mayWrite: boolean };

function state({ isOpen, keptUntil, by, second }: Home, now: number): string {
  if (isOpen) return `The family may see it, decided by ${by}${second ? ` and ${second}` : ''}.`;
  const nothing = 'Nothing of this: no text, no gap, no count, no line in the register, no letter.';
  if (!keptUntil) return `${nothing} No lead has decided yet.`;
  if (Date.parse(keptUntil) < now) {
    return `${nothing} The time that was decided is over: decide again. It does not open by itself.`;
  }
  return `${nothing} Until ${dayAndTime(keptUntil)}, by ${by}${second ? ` and ${second}` : ''}.`;
}

/** A decision that waits for a second lead. */
function Waiting({ home, work, caseId }: Omit<Props, 'mayWrite'>) {
  const { call } = useServices();
  const { waiting } = home;
  if (!waiting) return null;
  const key = 'POST desk/cases/{caseId}/help/home/{decisionId}';
  const params = { caseId, decisionId: waiting.decisionId };
  return (
    <Notice>
      <div>
        <b>
          {waiting.by}:{' '}
          {waiting.until
            ? `keep it from the family until ${moment(waiting.until, 'year')}`
            : 'let the family see it'}
        </b>
        <p>{waiting.basis}</p>
        {waiting.mayConfirm ? (
          <Button
            disabled={work.isSending}
            onClick={() => void work.step(key, 'Confirmed', () => call(key, { params }))}
          >
            I agree
          </Button>
        ) : (
          <p>A second lead has to agree.</p>
        )}
      </div>
    </Notice>
  );
}

/** What the family sees of a help request, and the decision about it. */
export function HomePanel(props: Props) {
  const { home, work, caseId, mayWrite } = props;
  const { call } = useServices();
  const now = useNow(30_000);
  const [basis, setBasis] = useDraft(`${caseId} home basis`);
  const [day, setDay] = useState('');
  const key = 'POST desk/cases/{caseId}/help/home';
  const decide = async (choice: { opens: boolean; until?: string }) => {
    const body = { ...choice, basis: basis.trim() } as BodyOf<typeof key>;
    const isDone = await work.step(key, 'Decided', () => call(key, { params: { caseId }, body }));
    if (isDone) setBasis('');
  };
  const isReady = basis.trim().length >= fewestOfReason && !work.isSending;
  return (
    <>
      <p className={textStyles['soft']}>{state(home, now)}</p>
      <Waiting home={home} work={work} caseId={caseId} />
      {mayWrite && (
        <>
          <LabelledTextBox
            label={`Basis of your decision, at least ${fewestOfReason} characters`}
            maxLength={mostCharacters}
            value={basis}
            onChange={event => setBasis(event.target.value)}
          />
          <Button wide disabled={!isReady} onClick={() => void decide({ opens: false })}>
            Keep it from the family, 72 hours
          </Button>
          <TextField
            label="Longer, until (takes two leads)"
            type="date"
            value={day}
            onChange={event => setDay(event.target.value)}
          />
          <Button
            wide
            disabled={!isReady || day === ''}
            onClick={() => void decide({ opens: false, until: endOfDay(day) })}
          >
            Keep it until that day
          </Button>
          <Button
            wide
            variant="ghost"
            disabled={!isReady}
            onClick={() => void decide({ opens: true })}
          >
            Let the family see it
          </Button>
        </>
      )}
    </>
  );
}
