import type { Card } from '@digipals/contract';
import { review } from '@digipals/contract/constants';
import { useEffect, useRef } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { useDraft } from '../shared/drafts.ts';
import { plural } from '../shared/words.ts';
import { PanelBar } from './PanelBar.tsx';
import { MendedPreview } from './Preview.tsx';
import { Changed } from './Versions.tsx';
import { changedWords } from './words-diff.ts';

type Props = {
  card: Card;
  isOn: boolean;
  onSend(editedText: string): void;
  onCancel(): void;
};

/** A small edit: spelling and small mistakes, at most three words. */
export function EditPanel({ card, isOn, onSend, onCancel }: Props) {
  const [text, setText] = useDraft(`${card.submissionId} edit ${card.rev}`, card.text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const changed = changedWords(card.text, text);
  const mayBeSent = isOn && changed > 0 && changed <= review.mostEditedWords && text.trim() !== '';
  const send = () => mayBeSent && onSend(text.trim());
  useKeys({ level: 'panel', alone: true, keys: { 'control+enter': send, escape: onCancel } });
  return (
    <>
      <textarea
        ref={field}
        className="text editing"
        lang="en"
        aria-label="Text to deliver"
        aria-describedby="edit-count"
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <div className="under">
        <span id="edit-count" className={changed > review.mostEditedWords ? 'too-much' : undefined}>
          {plural(changed, 'word')} changed of at most {review.mostEditedWords}
        </span>
        {text !== card.text && (
          <button type="button" className="link" onClick={() => setText(card.text)}>
            Take back
          </button>
        )}
      </div>
      <div className="ret one">
        <div className="pre">
          {changed > 0 && (
            <p className="text small" lang="en">
              <Changed before={card.text} after={text} />
            </p>
          )}
          {changed > 0 && <MendedPreview card={card} count={changed} />}
          <p className="fine">
            {changed > review.mostEditedWords
              ? 'That is more than a small edit: return it instead.'
              : 'Only spelling and small mistakes. If the sense changes, return it.'}
          </p>
        </div>
      </div>
      <PanelBar onCancel={onCancel}>
        <button type="button" className="btn p" disabled={!mayBeSent} onClick={send}>
          Deliver with this edit <kbd>Ctrl</kbd>
          <kbd>Enter</kbd>
        </button>
      </PanelBar>
    </>
  );
}
