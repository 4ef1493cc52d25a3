import type { Card, ReturnReason } from '@digipals/contract';
import { returnReasons } from '@digipals/contract/constants';
import { Button, KeyCap, textStyles } from '@digipals/ui/grown-ups';
import { useRef, useState } from 'react';
import { keyName } from '../keys/actions.ts';
import { useBindings } from '../keys/bindings.ts';
import { useKeys } from '../keys/use-keys.ts';
import { useDraft } from '../shared/drafts.ts';
import { reasonWords } from '../shared/words.ts';
import { ChildText } from './MarkedText.tsx';
import type { Numbered } from './marked.ts';
import { NoteField } from './NoteField.tsx';
import { PanelBar } from './PanelBar.tsx';
import { ReturnedPreview } from './Preview.tsx';
import panel from './panel.module.css';
import css from './ReturnPanel.module.css';
import { reasonFor } from './review-state.ts';

type ReasonsProps = {
  reason: ReturnReason;
  marked: string;
  suggested: ReturnReason;
  onReason(reason: ReturnReason): void;
};

function Reasons({ reason, marked, suggested, onReason }: ReasonsProps) {
  return (
    <ol className={css['reasons']}>
      {returnReasons.map((one, place) => (
        <li key={one}>
          <button type="button" aria-pressed={one === reason} onClick={() => onReason(one)}>
            <KeyCap>{place + 1}</KeyCap>
            {reasonWords[one]}
            {one === suggested && marked !== '' && <small>Marked {marked}</small>}
          </button>
        </li>
      ))}
    </ol>
  );
}

type Props = {
  card: Card;
  signals: readonly Numbered[];
  reason: ReturnReason;
  isOn: boolean;
  onReason(reason: ReturnReason): void;
  onSend(reason: ReturnReason, note: string): void;
  onCancel(): void;
};

/** Returns a text with a reason, and previews what the child will see. */
export function ReturnPanel({ card, signals, reason, isOn, onReason, onSend, onCancel }: Props) {
  const [note, setNote] = useDraft(`${card.submissionId} return`);
  const [hasNote, setHasNote] = useState(note !== '');
  const noteField = useRef<HTMLTextAreaElement>(null);
  const noteKey = keyName(useBindings().note);
  const addNote = () => {
    setHasNote(true);
    requestAnimationFrame(() => noteField.current?.focus());
  };
  const send = () => isOn && onSend(reason, note.trim());
  useKeys({
    level: 'panel',
    actions: { note: addNote },
    keys: {
      ...Object.fromEntries(
        returnReasons.map((one, place) => [String(place + 1), () => onReason(one)]),
      ),
      enter: send,
      'control+enter': send,
      escape: onCancel,
    },
  });
  const suggested = reasonFor(card);
  const marked = signals
    .filter(({ group, isWrong, number }) => group === suggested && !isWrong && number !== null)
    .map(({ number }) => number)
    .join(', ');
  return (
    <>
      <div className={panel['panel']}>
        <Reasons reason={reason} marked={marked} suggested={suggested} onReason={onReason} />
        <div className={panel['content']}>
          <ReturnedPreview card={card} reason={reason}>
            <ChildText card={card} reason={reason} />
          </ReturnedPreview>
          <p className={textStyles['fine']}>
            The text comes back ready to edit. A return is never a strike.
          </p>
          {hasNote && (
            <NoteField
              ref={noteField}
              placeholder="A line for other reviewers. The child does not see it."
              value={note}
              onChange={setNote}
            />
          )}
        </div>
      </div>
      <PanelBar onCancel={onCancel}>
        <Button variant="primary" disabled={!isOn} onClick={send}>
          Send back <KeyCap>Enter</KeyCap>
        </Button>
        <span className={textStyles['fine']}>
          Other reason <KeyCap>1</KeyCap> to <KeyCap>7</KeyCap>
        </span>
        <Button onClick={addNote}>
          Add a line <KeyCap>{noteKey}</KeyCap>
        </Button>
      </PanelBar>
    </>
  );
}
