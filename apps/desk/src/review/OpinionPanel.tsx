import type { Card, DecisionReason, FourEyes, Outcome } from '@digipals/contract';
import { decisionReasons, returnReasons, fourEyes as rules } from '@digipals/contract/constants';
import { Button, classes, KeyCap, Select, TextBox, textStyles } from '@digipals/ui/grown-ups';
import { type CSSProperties, useId, useRef } from 'react';
import type { ActionId } from '../keys/actions.ts';
import { Key } from '../keys/Key.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { useDraft } from '../shared/drafts.ts';
import { lengthOf } from '../shared/length-of.ts';
import { plural, reasonWords, receiver, severeOutcomeWords } from '../shared/words.ts';
import css from './OpinionPanel.module.css';
import { PanelBar } from './PanelBar.tsx';
import { strongestReason } from './review-state.ts';
import { isAlreadyDelivered } from './rights.ts';
import { useLeastLook } from './use-least-look.ts';
import type { Review } from './use-review.ts';

type Choice = Exclude<Outcome, 'escalate'>;

const heads = {
  first: ['What do you propose?', 'Reason and note are needed, whoever you are'],
  second: ['What would you do?', 'Nothing is preselected for the second'],
  third: ['Your decision', 'Letting through needs two who say so'],
} as const;

const verbs = { first: 'Propose', second: 'Answer', third: 'Decide' } as const;

const keysOf: Readonly<Record<Choice, ActionId>> = {
  deliver: 'deliver',
  withhold: 'withhold',
  return: 'return',
};

/** What a choice means for the two children, and how many adults it takes. */
function meaningOf(card: Card, choice: Choice): string {
  const to = receiver(card.to, card.kind);
  const from = card.from.pseudonym;
  const hasReaders = isAlreadyDelivered(card);
  if (choice === 'deliver') {
    return hasReaders ? 'Both go on seeing it. Needs two.' : `${to} reads it. Needs two.`;
  }
  if (choice === 'return') return `${from} may write it anew. Needs two.`;
  return hasReaders ? 'It disappears for both. Works now.' : `${to} does not get it. Works now.`;
}

/** The name of a choice; a delivered text stays or is taken back. */
const nameOf = (card: Card, choice: Choice): string =>
  isAlreadyDelivered(card) && choice !== 'return'
    ? { deliver: 'It stays', withhold: 'Take back, and help' }[choice]
    : severeOutcomeWords[choice];

/** The words of the button that sends the opinion. */
function sendWords(card: Card, { seat }: FourEyes, choice: Choice | ''): string {
  if (choice === '') return verbs[seat];
  const name = nameOf(card, choice);
  return seat === 'third'
    ? name
    : `${verbs[seat]}: ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

type ChoicesProps = {
  card: Card;
  eyes: FourEyes;
  rights: Review['rights'];
  chosen: Choice | '';
  onChoose(choice: Choice): void;
};

function Choices({ card, eyes, rights, chosen, onChoose }: ChoicesProps) {
  const name = useId();
  const choices = (['deliver', 'withhold', 'return'] as const).filter(
    choice => choice !== 'return' || !isAlreadyDelivered(card),
  );
  return (
    <div className={css['choices']} role="radiogroup" aria-label={heads[eyes.seat][0]}>
      {choices.map(choice => (
        <label key={choice} className={classes(chosen === choice && css['chosen'])}>
          <input
            type="radio"
            name={name}
            checked={chosen === choice}
            disabled={!rights[choice]}
            onChange={() => onChoose(choice)}
          />
          <b>{nameOf(card, choice)}</b>
          <Key of={keysOf[choice]} />
          <small>
            {rights[choice] ? meaningOf(card, choice) : 'Nobody of another role has said so.'}
          </small>
        </label>
      ))}
    </div>
  );
}

/** What is missing before the opinion can be sent; empty when nothing is. */
function missing(choice: Choice | '', note: string, leftMs: number, least: string): string {
  if (leftMs > 0) return `Look ${Math.ceil(leftMs / 1_000)} s more. ${least}`;
  if (choice === '') return 'Choose one and write a note.';
  const left = rules.minNote - lengthOf(note);
  return left > 0 ? `${plural(left, 'more character')} in the note.` : '';
}

type Props = { card: Card; eyes: FourEyes; review: Review };

/** The opinion on a severe text: a choice, a reason and a note, after the least look. */
export function OpinionPanel({ card, eyes, review }: Props) {
  const { rights, state } = review;
  const { submissionId, signals, text } = card;
  const [chosen, setChosen] = useDraft<Choice | ''>(`${submissionId} opinion`);
  const [reason, setReason] = useDraft<DecisionReason>(
    `${submissionId} opinion-reason`,
    strongestReason(card, decisionReasons) ?? 'distress',
  );
  const [note, setNote] = useDraft(`${submissionId} opinion-note`);
  const field = useRef<HTMLTextAreaElement>(null);
  const leftMs = useLeastLook(state.openedAt, eyes.leastLookMs);
  const choice = chosen !== '' && rights[chosen] ? chosen : '';
  const reasons = choice === 'return' ? returnReasons : decisionReasons;
  const given = reasons.find(one => one === reason) ?? 'unkind';
  const marks = signals.filter(({ severity, mark }) => severity >= 2 && mark).length;
  const least = `Least look here ${Math.ceil(eyes.leastLookMs / 1_000)} s: ${plural(lengthOf(text), 'character')}, ${plural(marks, 'mark')}.`;
  const problem = missing(choice, note.trim(), leftMs, least);
  const isReady = problem === '' && !state.isSending && rights.withhold;
  const send = () => {
    if (isReady && choice !== '') {
      void review.decide({ outcome: choice, reason: given, note: note.trim() });
    }
  };
  const choose = (next: Choice) => () => {
    if (!rights[next]) return;
    setChosen(next);
    // Without the focus, the letters of the note would be keys of other actions. A held key must not type.
    window.addEventListener('keyup', () => field.current?.focus(), { once: true });
  };
  useKeys({
    level: 'panel',
    actions: {
      deliver: choose('deliver'),
      withhold: choose('withhold'),
      return: choose('return'),
    },
    keys: { 'control+enter': send },
  });
  const [title, subtitle] = heads[eyes.seat];
  const count = lengthOf(note.trim());
  const share = `${100 - (leftMs / eyes.leastLookMs) * 100}%`;
  return (
    <>
      <section className={css['opinion']} aria-label={title}>
        <header>
          <b className={textStyles['strong']}>{title}</b>
          <span>{subtitle}</span>
        </header>
        <Choices card={card} eyes={eyes} rights={rights} chosen={choice} onChoose={setChosen} />
        <div className={css['words']}>
          <div>
            <div className={css['label']}>
              Reason<span>1 of {reasons.length}</span>
            </div>
            <Select
              label="Reason"
              options={reasons}
              words={reasonWords}
              value={given}
              onChoose={setReason}
            />
          </div>
          <div>
            <div className={css['label']}>
              Note for the case
              <span>
                {plural(count, 'character')}, {rules.minNote} at least
                {eyes.seat === 'first' && '. Closed to the second.'}
              </span>
            </div>
            <TextBox
              ref={field}
              aria-label="Note for the case"
              placeholder="What do you see, and why this answer?"
              maxLength={1_000}
              value={note}
              onChange={event => setNote(event.target.value)}
            />
          </div>
        </div>
      </section>
      <PanelBar>
        <Button
          variant="primary"
          className={css['send']}
          style={{ '--looked': share } as CSSProperties}
          disabled={!isReady}
          onClick={send}
        >
          {sendWords(card, eyes, choice)} <KeyCap>Ctrl</KeyCap>
          <KeyCap>Enter</KeyCap>
        </Button>
        <span className={textStyles['soft']} role="status">
          {problem}
        </span>
      </PanelBar>
    </>
  );
}
