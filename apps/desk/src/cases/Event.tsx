import type { CaseEvent } from '@digipals/contract';
import { replySenders } from '@digipals/contract/constants';
import { Button, classes, Tag, textStyles } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { Link } from '../app/Link.tsx';
import box from '../shared/box.module.css';
import { useServices } from '../shared/services.tsx';
import { dayAndTime, moment, when } from '../shared/times.ts';
import { plural, reportWords } from '../shared/words.ts';
import css from './Event.module.css';

/** Where a report was made, by the pattern of the page; other pages are not named. */
const pages: Readonly<Record<string, string>> = {
  '/conversation/{id?}': 'from the conversation',
  '/digipal/{userId?}': 'from a child’s page',
};

/** Why a child reported the text, and on which page. */
function aboutReport({ reason, page }: CaseEvent): string {
  const place = page && pages[page];
  const words = reason ? [`“${reportWords[reason]}”`] : [];
  return (place ? [...words, place] : words).join(', ');
}

/** The title of each kind of event. */
const titles: Record<CaseEvent['kind'], string> = {
  reported: 'A child reported this.',
  escalated: 'Sent to the lead',
  reopened: 'Opened again for a different reviewer.',
  decided: 'Decided',
  note: 'Note, staff only',
  tookOver: 'Took the case over',
  handedOver: 'Handed the case over',
  strike: 'Strike',
  strikeRevoked: 'Strike taken back',
  letter: 'Letter',
  reply: 'Reply to the letter',
  identityAsked: 'Asked to see who the child is',
  identityConfirmed: 'Confirmed that the identity is shown',
  identity: 'Showed who the child is',
  told: 'Told the reporters',
  opinion: 'Opinion on the severe text',
  closing: 'Proposed to close the case',
  closed: 'Case closed',
  helpAsked: 'The child asked for help',
  helpTakenBack: 'The child said: not this picture',
  helpAnswered: 'Answered the child',
  helpEnded: 'The help request was ended',
  recalled: 'Took back a text',
  recallConfirmed: 'Confirmed: taken back',
  restored: 'Restore a text',
  homeDecided: 'Decided about the family',
  measureSet: 'Measure',
  measureConfirmed: 'Confirmed a measure',
  measureEnded: 'Took a measure back',
  objected: 'The child says: this is not fair',
  objectionAnswered: 'Answered “not fair”',
};

/** The title of `helpAsked` after an answer. */
const wroteAgain = 'The child wrote again';

/** Their titles name the child. */
const ofChild: readonly CaseEvent['kind'][] = ['helpAsked', 'helpTakenBack', 'objected'];

/** The texts around an event; severe ones are folded until they are opened. */
function Quote({ event, isSevere }: { event: CaseEvent; isSevere: boolean }) {
  const { now, session } = useServices();
  const role = session.get()?.staff.role;
  // What a child reported was delivered; what an adult sent to the lead may not be.
  const mayTakeBack = event.kind === 'reported' && (role === 'senior' || role === 'lead');
  const [isOpen, setOpen] = useState(!isSevere);
  if (!isOpen) {
    return (
      <Button className={css['open']} onClick={() => setOpen(true)}>
        Open {plural(event.context.length, 'text')}, severity 3
      </Button>
    );
  }
  return (
    <ul className={css['quote']}>
      {event.context.map(({ submissionId, pseudonym, text, at, isReported }) => (
        <li key={`${at} ${text}`} className={isReported ? css['reported'] : undefined}>
          <span className={isReported ? undefined : textStyles['faint']}>{pseudonym}</span>
          <p lang="en">{text}</p>
          <span className={classes(textStyles['faint'], textStyles['figures'])}>
            {when(at, now())}
            {submissionId && mayTakeBack && (
              <Link to={`/recalls/${submissionId}`} className={css['back']}>
                Take back
              </Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Details({ event }: { event: CaseEvent }) {
  if (event.kind === 'strike' && event.strike) {
    return (
      <span className={textStyles['soft']}>
        by {event.by}, ends {moment(event.strike.expiresAt, 'year')}
        {event.strike.isRevoked && ', taken back'}
      </span>
    );
  }
  if (event.kind === 'reported') {
    return <span className={textStyles['soft']}>{aboutReport(event)}</span>;
  }
  if (event.kind === 'reply' && event.by === replySenders.unknown) {
    return <Tag tone="level2">Not the address we wrote to</Tag>;
  }
  if (event.kind === 'handedOver') {
    return (
      <span className={textStyles['soft']}>
        to {event.text}, by {event.by}
      </span>
    );
  }
  if (ofChild.includes(event.kind)) return null;
  return <span className={textStyles['soft']}>by {event.by}</span>;
}

type Props = {
  event: CaseEvent;
  /** With `helpAsked`: whether an adult had answered before. */
  isAgain: boolean;
  isSevere: boolean;
  onRevoke: ((strikeId: string) => void) | null;
};

/** One event of a case. */
export function Event({ event, isAgain, isSevere, onRevoke }: Props) {
  const { now } = useServices();
  const { strike } = event;
  return (
    <div className={css['event']}>
      <time dateTime={event.at} title={dayAndTime(event.at)}>
        {when(event.at, now())}
      </time>
      <i />
      <div>
        <div className={css['title']}>
          <b className={textStyles['strong']}>{isAgain ? wroteAgain : titles[event.kind]}</b>
          <Details event={event} />
          {event.kind === 'strike' && strike && !strike.isRevoked && onRevoke && (
            <Button variant="ghost" onClick={() => onRevoke(strike.strikeId)}>
              Take back
            </Button>
          )}
        </div>
        {event.text && event.kind !== 'handedOver' && (
          <p className={event.kind === 'reply' ? classes(box['box'], css['reply']) : css['note']}>
            {event.text}
          </p>
        )}
        {event.context.length > 0 && <Quote event={event} isSevere={isSevere} />}
      </div>
    </div>
  );
}
