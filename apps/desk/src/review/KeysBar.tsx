import { Button, classes } from '@digipals/ui/grown-ups';
import type { ReactNode } from 'react';
import type { ActionId } from '../keys/actions.ts';
import { Key } from '../keys/Key.tsx';
import layout from '../shared/layout.module.css';
import css from './KeysBar.module.css';
import { barId } from './PanelBar.tsx';
import { mayUndo } from './review-state.ts';
import { isAlreadyDelivered } from './rights.ts';
import type { Review } from './use-review.ts';

type ButtonProps = {
  action: ActionId;
  isOn: boolean;
  variant?: 'primary' | 'ghost' | undefined;
  /** Hidden in a narrow window. */
  isWideOnly?: boolean;
  onPress(): void;
  children: ReactNode;
};

function KeyButton({ action, isOn, variant, isWideOnly, onPress, children }: ButtonProps) {
  return (
    <Button
      variant={variant}
      className={classes(isWideOnly && css['wideOnly'])}
      disabled={!isOn}
      onClick={onPress}
    >
      {children} <Key of={action} />
    </Button>
  );
}

const words = {
  severe: { deliver: 'Deliver', return: 'Return' },
  review: { deliver: 'Deliver', return: 'Return' },
  lead: { deliver: 'Deliver', return: 'Return' },
  report: { deliver: 'It stays', return: 'Return' },
  second: { deliver: 'I would deliver', return: 'I would return' },
} as const;

type Props = { review: Review; press: Record<string, () => void>; onKeys(): void };

function Decisions({ review, press }: Pick<Props, 'review' | 'press'>) {
  const { rights, state } = review;
  const { card } = state;
  if (!card) return null;
  const { kind } = card.lease;
  const hasReaders = isAlreadyDelivered(card);
  const isSettled = rights.deliver || card.severity < 3;
  const button = (
    action: ActionId & keyof typeof rights,
    text: string,
    variant?: ButtonProps['variant'],
  ) => (
    <KeyButton
      action={action}
      isOn={rights[action]}
      variant={variant}
      onPress={press[action] ?? (() => undefined)}
    >
      {text}
    </KeyButton>
  );
  return (
    <>
      {button(
        'deliver',
        hasReaders ? words.report.deliver : words[kind].deliver,
        isSettled ? 'primary' : undefined,
      )}
      {!hasReaders && button('return', words[kind].return)}
      {kind !== 'second' && !hasReaders && button('edit', 'Edit')}
      {kind === 'report' && button('withhold', 'Take back')}
      {kind !== 'lead' && button('lead', 'To lead', isSettled ? undefined : 'primary')}
      {kind !== 'second' && button('hold', 'Hold')}
      {(kind === 'review' || kind === 'lead') &&
        button('withhold', hasReaders ? 'Take back' : 'Keep back', 'ghost')}
      {button('skip', 'Skip', 'ghost')}
    </>
  );
}

/** The bar of actions with their keys; an open panel replaces the buttons with its own. */
export function KeysBar({ review, press, onKeys }: Props) {
  const { state } = review;
  const hasCard = state.phase === 'card' && state.card !== null;
  const hasEyes = hasCard && state.card?.fourEyes !== null;
  const hasPanel = hasCard && (state.panel !== null || hasEyes);
  return (
    <div className={css['bar']}>
      {hasPanel ? (
        <div id={barId} className={layout['row']} />
      ) : (
        <Decisions review={review} press={press} />
      )}
      <span className={layout['end']} />
      {hasCard && (
        <KeyButton
          action="known"
          isOn={!state.isSending}
          variant="ghost"
          isWideOnly
          onPress={() => void review.know()}
        >
          I know this child
        </KeyButton>
      )}
      {hasEyes && (
        <KeyButton
          action="skip"
          isOn={review.rights.skip}
          variant="ghost"
          onPress={press['skip'] ?? (() => undefined)}
        >
          Give back
        </KeyButton>
      )}
      <KeyButton
        action="undo"
        isOn={mayUndo(state)}
        variant="ghost"
        isWideOnly
        onPress={() => void review.undo()}
      >
        Undo
      </KeyButton>
      {state.phase === 'paused' ? (
        <KeyButton action="start" isOn variant="primary" onPress={review.resume}>
          Go on
        </KeyButton>
      ) : (
        <KeyButton action="pause" isOn variant="ghost" onPress={review.pause}>
          Pause
        </KeyButton>
      )}
      <KeyButton action="keys" isOn variant="ghost" onPress={onKeys}>
        Keys
      </KeyButton>
    </div>
  );
}
