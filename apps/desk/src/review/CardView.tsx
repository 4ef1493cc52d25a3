import type { Card } from '@digipals/contract';
import { Button, LinkButton, Notice, Tag } from '@digipals/ui/grown-ups';
import { useLayoutEffect, useRef } from 'react';
import { Key } from '../keys/Key.tsx';
import layout from '../shared/layout.module.css';
import { lengthOf } from '../shared/length-of.ts';
import { Problem } from '../shared/Problem.tsx';
import { isSevere } from '../shared/severe.ts';
import { span } from '../shared/times.ts';
import { useNow } from '../shared/use-now.ts';
import { kindWords, plural, receiver } from '../shared/words.ts';
import css from './CardView.module.css';
import { Fold } from './Fold.tsx';
import { TwoOpinions } from './FourEyesContext.tsx';
import { FourEyesSteps } from './FourEyesSteps.tsx';
import { FrameLine } from './FrameLine.tsx';
import { LeaseTime } from './LeaseTime.tsx';
import { MarkedText } from './MarkedText.tsx';
import { numbered } from './marked.ts';
import { OpinionPanel } from './OpinionPanel.tsx';
import { Panels } from './Panels.tsx';
import { Signals } from './Signals.tsx';
import { isBeside, languageOfText, Translation } from './Translation.tsx';
import childText from './text.module.css';
import type { Review } from './use-review.ts';
import { type Translating, useTranslation } from './use-translation.ts';
import { Versions } from './Versions.tsx';

const kindTags = {
  review: null,
  second: 'Second opinion, blind',
  report: 'Reported after delivery',
  lead: 'For the lead',
  severe: null,
} as const;

function Waiting({ card }: { card: Card }) {
  const now = useNow(10_000);
  if (card.lease.kind === 'second') return null;
  const left = Date.parse(card.dueAt) - now;
  const waited = `Waiting ${span(now - Date.parse(card.submittedAt))}`;
  const due = left > 0 ? `due in ${span(left)}` : `due ${span(-left)} ago`;
  const total = Date.parse(card.dueAt) - Date.parse(card.submittedAt);
  const isLate = left < total * 0.2;
  const tone = isSevere(card) ? 'level3' : isLate ? 'level1' : undefined;
  return (
    <Tag tone={tone}>
      {waited}, {due}
    </Tag>
  );
}

function Who({ card, review }: { card: Card; review: Review }) {
  const kindTag = kindTags[card.lease.kind];
  const isFirst = card.to !== null && card.pairCount === 0;
  return (
    <div className={css['who']}>
      <div className={css['about']}>
        <h1>
          {card.from.pseudonym} <span>to</span> {receiver(card.to, card.kind)}
        </h1>
        {kindTag && <Tag tone="accent">{kindTag}</Tag>}
        {card.fourEyes && (
          <Tag tone="accent">
            {card.fourEyes.caseId === null ? 'Blind' : `Case ${card.fourEyes.caseId}`}
          </Tag>
        )}
        <Tag>{kindWords[card.kind]}</Tag>
        <Waiting card={card} />
        {card.rev > 1 && card.lease.kind !== 'second' && (
          <Tag tone="accent">Version {card.rev}</Tag>
        )}
        {isFirst && <Tag tone="accent">First contact</Tag>}
      </div>
      <LeaseTime lease={card.lease} line={review.state.line} />
    </div>
  );
}

function Line({ review }: { review: Review }) {
  const { line, problem } = review.state;
  if (line.state === 'lost') {
    return (
      <Notice>
        <b>{line.words}</b> <span>The card is locked. What you wrote is kept.</span>
        <Button onClick={review.again}>
          Next text <Key of="start" />
        </Button>
      </Notice>
    );
  }
  if (line.state === 'offline') {
    return (
      <Notice>
        <b>No connection.</b>{' '}
        <span>The card is locked until it is back. What you wrote is kept.</span>
      </Notice>
    );
  }
  return <Problem words={problem} />;
}

type UnderProps = { card: Card; review: Review; translating: Translating };

function Under({ card, review, translating }: UnderProps) {
  const { state } = review;
  const hasVersions = card.versions.some(version => version.rev < card.rev);
  return (
    <div className={childText['footer']}>
      <span>{plural(lengthOf(card.text), 'character')}</span>
      {isSevere(card) && (
        <LinkButton onClick={review.open}>
          <Key of="open" /> Fold again
        </LinkButton>
      )}
      <span className={layout['end']} />
      {translating.isOffered && (
        <LinkButton aria-expanded={translating.isExpanded} onClick={translating.toggle}>
          <Key of="translate" /> Machine translation
        </LinkButton>
      )}
      {hasVersions && (
        <LinkButton
          aria-expanded={state.showsChanges}
          onClick={() => review.dispatch({ type: 'changes' })}
        >
          <Key of="changes" /> What changed
        </LinkButton>
      )}
    </div>
  );
}

type Props = { card: Card; review: Review; canTranslate: boolean };

/** The card: author and recipient, the text, and its signals. */
export function CardView({ card, review, canTranslate }: Props) {
  const { state } = review;
  const place = useRef<HTMLElement>(null);
  const signals = numbered(card.signals);
  const isFolded = !state.isOpen;
  const hasPanel = state.panel !== null;
  const translating = useTranslation(card, {
    ...{ canTranslate, review },
    isVisible: !isFolded && state.panel !== 'edit',
    isReading: !isFolded && !hasPanel,
  });
  // A new card takes the focus, and takes it again when its panel closes.
  useLayoutEffect(() => {
    if (!hasPanel) place.current?.focus({ preventScroll: true });
  }, [hasPanel]);
  return (
    <section className={css['card']} ref={place} tabIndex={-1} aria-label="The text to read">
      <Who card={card} review={review} />
      <FourEyesSteps card={card} />
      <Line review={review} />
      {isFolded ? (
        <Fold card={card} review={review} />
      ) : (
        state.panel !== 'edit' && (
          <Translation translating={translating}>
            <MarkedText
              card={card}
              signals={signals}
              isSmall={state.panel !== null || card.fourEyes !== null}
              isBeside={isBeside(translating)}
              lang={languageOfText(translating)}
            />
          </Translation>
        )
      )}
      {!isFolded && <FrameLine card={card} />}
      {state.panel === null && !isFolded && (
        <Under card={card} review={review} translating={translating} />
      )}
      {state.showsChanges && !isFolded && <Versions card={card} />}
      {state.panel ? (
        <Panels card={card} panel={state.panel} signals={signals} review={review} />
      ) : (
        // The third adult reads two notes instead; the marks stay in the text.
        (card.fourEyes?.seat !== 'third' || isFolded) && (
          <Signals card={card} signals={signals} isFolded={isFolded} asks={state.asksForMark} />
        )
      )}
      {card.fourEyes && !isFolded && (
        <>
          <TwoOpinions opinions={card.fourEyes.opinions} />
          <OpinionPanel card={card} eyes={card.fourEyes} review={review} />
        </>
      )}
    </section>
  );
}
