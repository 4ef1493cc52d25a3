import type { HelpThread } from '@digipals/contract';
import { type HelpSaying, helpSayings } from '@digipals/contract/help-requests';
import { useText } from '@digipals/i18n/react';
import { Button, classes, Domino } from '@digipals/ui';
import { useState } from 'react';
import { ListenButton } from '../shared/speech.tsx';
import { Asked } from './Asked.tsx';
import teacher from './pictures/teacher.webp?no-inline';
import type { HelpPorts } from './ports.ts';
import { SentSign } from './SentSign.tsx';
import { Sheet } from './Sheet.tsx';
import css from './Thread.module.css';
import { Unlock } from './Unlock.tsx';
import type { Help } from './use-help.ts';
import { WordsField } from './WordsField.tsx';
import { pictures, sayings } from './words.ts';

type Line = HelpThread[number];
type Props = { ports: HelpPorts; help: Help; onHide(): void };

function LineItem({ line }: { line: Line }) {
  const t = useText();
  const words = [
    line.picture && t(pictures[line.picture].text),
    line.says && t(sayings[line.says]),
    line.text,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <li className={classes(css['line'], line.from === null && css['mine'])}>
      {line.from !== null && <img src={teacher} alt="" width={44} height={44} />}
      <div className={css['bubble']}>
        {line.from !== null && <b>{t('help.from', { name: line.from })}</b>}
        <p>{words}</p>
      </div>
      {line.from !== null && <ListenButton quiet text={words} />}
    </li>
  );
}

type ReplyProps = { onSay(says: HelpSaying): void; onWrite(text: string): void };

/** What a child can answer. The buttons look alike: no answer is the good one. */
function Reply({ onSay, onWrite }: ReplyProps) {
  const t = useText();
  const [text, setText] = useState<string | null>(null);
  const send = () => {
    const words = text?.trim() ?? '';
    if (words === '') return;
    onWrite(words);
    setText(null);
  };
  return (
    <>
      <Asked text={t('help.say')} />
      {text === null ? (
        <div className={css['pick']}>
          {helpSayings.map(says => (
            <Button key={says} variant="secondary" onClick={() => onSay(says)}>
              {t(sayings[says])}
            </Button>
          ))}
          <Button variant="quiet" icon="pen" onClick={() => setText('')}>
            {t('action.write')}
          </Button>
        </div>
      ) : (
        <>
          <WordsField text={text} onChange={setText} />
          <Button wide iconAfter="send" disabled={text.trim() === ''} onClick={send}>
            {t('action.send')}
          </Button>
        </>
      )}
    </>
  );
}

/** The answers of a grown-up, behind the pictures of the child. They leave the page with it. */
export function Thread({ ports, help, onHide }: Props) {
  const t = useText();
  const [lines, setLines] = useState<HelpThread | null>(null);
  if (!lines) return <Unlock ports={ports} help={help} onHide={onHide} onOpen={setLines} />;
  const add = (said: Partial<Pick<Line, 'says' | 'text'>>, lineId: string) => {
    const at = new Date().toISOString();
    setLines([
      ...lines,
      { lineId, from: null, picture: null, says: null, text: null, at, ...said },
    ]);
  };
  return (
    <Sheet
      picture={<Domino mood="hello" />}
      title={t('help.answer')}
      text={t('help.home')}
      onHide={onHide}
    >
      <ol className={css['lines']}>
        {lines.map(line => (
          <LineItem key={line.lineId} line={line} />
        ))}
      </ol>
      {help.unsent > 0 && <SentSign help={help} />}
      <Reply
        onSay={says => add({ says }, help.send({ says }))}
        onWrite={text => add({ text }, help.send({ text }))}
      />
    </Sheet>
  );
}
