import type { Card } from '@digipals/contract';
import { useEffect, useRef } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { usePassingDraft } from '../shared/drafts.ts';
import { sizeOf, sizeWords } from './edit-size.ts';
import { PanelBar } from './PanelBar.tsx';
import { MendedPreview } from './Preview.tsx';
import { Changed } from './Versions.tsx';

type Props = {
  card: Card;
  isOn: boolean;
  onSend(editedText: string): void;
  onCancel(): void;
};

/** A small edit: spelling and small mistakes; how much it is, is told as it is typed. */
export function EditPanel({ card, isOn, onSend, onCancel }: Props) {
  const [text, setText] = usePassingDraft(`${card.submissionId} edit ${card.rev}`, card.text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const edited = text.trim();
  const size = sizeOf(card.text, edited);
  const mayBeSent = isOn && size.words > 0 && size.told === '' && edited !== '';
  const send = () => mayBeSent && onSend(edited);
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
        <span id="edit-count" className={size.told === '' ? undefined : 'too-much'}>
          {sizeWords(size)}
        </span>
        {text !== card.text && (
          <button type="button" className="link" onClick={() => setText(card.text)}>
            Take back
          </button>
        )}
      </div>
      <div className="ret one">
        <div className="pre">
          {size.words > 0 && (
            <p className="text small" lang="en">
              <Changed before={card.text} after={edited} />
            </p>
          )}
          {size.words > 0 && size.told === '' && <MendedPreview card={card} count={size.words} />}
          <p className={size.told === '' ? 'fine' : 'fine too-much'} role="status">
            {size.told || 'Only spelling and small mistakes. If the sense changes, return it.'}
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
