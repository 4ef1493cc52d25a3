import { measures, type ObjectionReason, objectionReasons } from '@digipals/contract/constants';
import { languageTag, type MessageKey } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { Button, Popup } from '@digipals/ui';
import { useState } from 'react';
import { useServices } from '../../shared/services.tsx';
import { ListenButton } from '../../shared/speech.tsx';
import { type MeasurePageProps, problemOf } from './calls/measure-calls.ts';
import css from './MeasurePage.module.css';
import { momentIn } from './measure-times.ts';
import fine from './pictures/fine.webp?no-inline';
import something from './pictures/something.webp?no-inline';
import unkind from './pictures/unkind.webp?no-inline';

const choices = {
  joke: { words: 'measure.joke', picture: fine },
  notMe: { words: 'measure.notMe', picture: something },
  theyFirst: { words: 'measure.theyFirst', picture: unkind },
} as const satisfies Record<ObjectionReason, { words: MessageKey; picture: string }>;

/** Adds a picture or words to an objection that was sent. The words are kept until they are sent. */
export function Objection({ measure, words, say, onDone }: MeasurePageProps) {
  const t = useText();
  const tag = languageTag(useLocale());
  const { now } = useServices();
  const [because, setBecause] = useState<ObjectionReason | null>(null);
  const [text, setText] = useState(() => words.read() ?? '');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  const typedWords = text.trim();
  const answerBy = measure.objection?.answerBy ?? measure.until;
  const title = t('measure.tellWhy');
  const lead = t('measure.reads', { time: momentIn(tag, answerBy, now()) });
  const write = (typed: string) => {
    setText(typed);
    words.write(typed);
  };
  const leave = () => {
    words.write('');
    onDone();
  };
  const send = async () => {
    if (isSending || (because === null && typedWords === '')) return;
    setSending(true);
    const error = await say(measure.measureId, {
      ...(because !== null && { because }),
      ...(typedWords !== '' && { text: typedWords }),
    });
    setSending(false);
    // An answered objection takes no more words.
    if (error && error.code !== 'too_late') setProblem(problemOf(error));
    else leave();
  };
  return (
    <Popup
      open
      mood="think"
      title={title}
      // On a low screen there is no room for both.
      text={problem ? undefined : lead}
      speaker={<ListenButton text={`${title}. ${problem ? t(problem) : lead}`} />}
      actions={
        <>
          <Button
            wide
            iconAfter="send"
            disabled={isSending || (because === null && typedWords === '')}
            onClick={() => void send()}
          >
            {t('action.send')}
          </Button>
          <Button wide variant="quiet" onClick={leave}>
            {t('measure.ok')}
          </Button>
        </>
      }
    >
      <ul className={css['because']}>
        {objectionReasons.map(one => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={because === one}
              onClick={() => setBecause(because === one ? null : one)}
            >
              <img src={choices[one].picture} alt="" />
              {t(choices[one].words)}
            </button>
          </li>
        ))}
      </ul>
      <textarea
        className={css['more']}
        aria-label={t('help.more')}
        placeholder={t('help.more')}
        rows={2}
        maxLength={measures.mostCharacters}
        value={text}
        onChange={event => write(event.target.value)}
      />
      {problem && (
        <p role="alert" className={css['failed']}>
          {t(problem)}
        </p>
      )}
    </Popup>
  );
}
