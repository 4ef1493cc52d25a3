import type { Card } from '@digipals/contract';
import { Button, classes, KeyCap, textStyles } from '@digipals/ui/grown-ups';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { useDraft } from '../shared/drafts.ts';
import { receiver } from '../shared/words.ts';
import { NoteField } from './NoteField.tsx';
import { PanelBar } from './PanelBar.tsx';
import { WithheldPreview } from './Preview.tsx';
import panel from './panel.module.css';
import { isAlreadyDelivered } from './rights.ts';

/** The actions that need a note. */
export type NoteKind = 'lead' | 'hold' | 'withhold';

type Props = {
  kind: NoteKind;
  card: Card;
  isOn: boolean;
  onSend(note: string): void;
  /** Sends and then pauses; only when escalating. */
  onSendAndPause(note: string): void;
  onCancel(): void;
};

const titles = {
  lead: ['To the safeguarding lead', 'Who is on duty sees it at once'],
  hold: ['Hold', 'It waits with your note, and anyone can take it up'],
  withhold: ['Keep back', 'It is never delivered, and cannot be changed'],
} as const;

function Explained({ kind, card }: Pick<Props, 'kind' | 'card'>): ReactNode {
  const to = receiver(card.to, card.kind);
  if (kind === 'lead') {
    return `The child sees “A real person is reading it.” ${card.to ? `${to} gets nothing. ` : ''}A case opens with this card. You can leave it here; you are not asked to wait.`;
  }
  if (kind === 'hold') return 'The child sees “A real person is reading it.”';
  return isAlreadyDelivered(card)
    ? 'What was delivered is taken back: it disappears for both.'
    : 'If the child could correct it, return it instead.';
}

/** An action with a note for adults. */
export function NotePanel({ kind, card, isOn, onSend, onSendAndPause, onCancel }: Props) {
  const [note, setNote] = useDraft(`${card.submissionId} ${kind}`);
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  const mayBeSent = isOn && note.trim() !== '';
  const send = () => mayBeSent && onSend(note.trim());
  useKeys({ level: 'panel', alone: true, keys: { 'control+enter': send, escape: onCancel } });
  const [title, subtitle] =
    kind === 'withhold' && isAlreadyDelivered(card)
      ? ['Take back', 'It disappears for both, and cannot be changed']
      : titles[kind];
  const words = {
    lead: 'Send to the lead',
    hold: 'Hold it',
    withhold: isAlreadyDelivered(card) ? 'Take it back' : 'Keep it back',
  }[kind];
  return (
    <>
      <div className={classes(panel['panel'], panel['single'])}>
        <div className={classes(panel['content'], panel['plain'])}>
          <div className={panel['title']}>
            <b className={textStyles['strong']}>{title}</b>
            <span>{subtitle}</span>
          </div>
          <NoteField
            ref={field}
            placeholder="What should the next adult know?"
            value={note}
            onChange={setNote}
          />
          <p className={textStyles['fine']}>
            <Explained kind={kind} card={card} />
          </p>
          {kind === 'withhold' && <WithheldPreview card={card} />}
        </div>
      </div>
      <PanelBar onCancel={onCancel}>
        <Button variant="primary" disabled={!mayBeSent} onClick={send}>
          {words} <KeyCap>Ctrl</KeyCap>
          <KeyCap>Enter</KeyCap>
        </Button>
        {kind === 'lead' && (
          <Button disabled={!mayBeSent} onClick={() => onSendAndPause(note.trim())}>
            Send, then pause
          </Button>
        )}
      </PanelBar>
    </>
  );
}
