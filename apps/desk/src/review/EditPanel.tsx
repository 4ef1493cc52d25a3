import type { Card } from '@digipals/contract';
import { Button, classes, KeyCap, LinkButton, textStyles } from '@digipals/ui/grown-ups';
import { useLayoutEffect, useRef } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { useMemoryDraft } from '../shared/drafts.ts';
import css from './EditPanel.module.css';
import { sizeOf, sizeWords } from './edit-size.ts';
import { PanelBar } from './PanelBar.tsx';
import { EditedPreview } from './Preview.tsx';
import panel from './panel.module.css';
import childText from './text.module.css';
import { Changed } from './Versions.tsx';

type Props = {
  card: Card;
  isOn: boolean;
  onSend(editedText: string): void;
  onCancel(): void;
};

/** A small edit of spelling and grammar; shows its size while typing. */
export function EditPanel({ card, isOn, onSend, onCancel }: Props) {
  const [text, setText] = useMemoryDraft(`${card.submissionId} edit ${card.rev}`, card.text);
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  const edited = text.trim();
  const size = sizeOf(card.text, edited);
  const mayBeSent = isOn && size.words > 0 && size.problem === '' && edited !== '';
  const send = () => mayBeSent && onSend(edited);
  useKeys({ level: 'panel', alone: true, keys: { 'control+enter': send, escape: onCancel } });
  return (
    <>
      <textarea
        ref={field}
        className={classes(childText['text'], childText['editing'])}
        lang="en"
        aria-label="Text to deliver"
        aria-describedby="edit-count"
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <div className={childText['footer']}>
        <span id="edit-count" className={classes(size.problem !== '' && css['tooMuch'])}>
          {sizeWords(size)}
        </span>
        {text !== card.text && (
          <LinkButton onClick={() => setText(card.text)}>Take back</LinkButton>
        )}
      </div>
      <div className={classes(panel['panel'], panel['single'])}>
        <div className={panel['content']}>
          {size.words > 0 && (
            <p className={classes(childText['text'], childText['small'])} lang="en">
              <Changed before={card.text} after={edited} />
            </p>
          )}
          {size.words > 0 && size.problem === '' && (
            <EditedPreview card={card} count={size.words} />
          )}
          <p
            className={classes(textStyles['fine'], size.problem !== '' && css['tooMuch'])}
            role="status"
          >
            {size.problem || 'Only spelling and small mistakes. If the sense changes, return it.'}
          </p>
        </div>
      </div>
      <PanelBar onCancel={onCancel}>
        <Button variant="primary" disabled={!mayBeSent} onClick={send}>
          Deliver with this edit <KeyCap>Ctrl</KeyCap>
          <KeyCap>Enter</KeyCap>
        </Button>
      </PanelBar>
    </>
  );
}
