import type { OwnMeasure } from '@digipals/contract';
import { languageTag, type MessageKey } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { Button, classes, type DominoMood, Icon, Popup } from '@digipals/ui';
import { useState } from 'react';
import { Lifebuoy } from '../../shared/lifebuoy/Lifebuoy.tsx';
import { useServices } from '../../shared/services.tsx';
import { ListenButton } from '../../shared/speech.tsx';
import { type MeasurePageProps, problemOf } from './calls/measure-calls.ts';
import css from './MeasurePage.module.css';
import { dayIn, momentIn } from './measure-times.ts';
import books from './pictures/books.webp?no-inline';
import letter from './pictures/letter.webp?no-inline';
import puzzle from './pictures/puzzle.webp?no-inline';
import talk from './pictures/talk.webp?no-inline';

const titles = {
  teach: 'measure.teach',
  readFirst: 'measure.readFirst',
  pauseWriting: 'measure.pause',
} as const satisfies Record<OwnMeasure['kind'], MessageKey>;

const whys = {
  unkind: 'measure.why.unkind',
  leavesOut: 'measure.why.leavesOut',
  swearing: 'measure.why.swearing',
  personal: 'measure.why.personal',
  link: 'measure.why.link',
} as const satisfies Record<OwnMeasure['reason'], MessageKey>;

/** What still works comes first; what does not comes last, with its day. */
function Works({ measure: { kind, until } }: { measure: OwnMeasure }) {
  const t = useText();
  const tag = languageTag(useLocale());
  const { now } = useServices();
  const isPaused = kind === 'pauseWriting';
  return (
    <ul className={css['can']}>
      <li>
        <img src={puzzle} alt="" />
        {t('measure.play')}
      </li>
      <li>
        <img src={books} alt="" />
        {t('measure.learn')}
      </li>
      <li>
        <img src={letter} alt="" />
        {t('measure.read')}
      </li>
      <li className={isPaused ? css['not'] : undefined}>
        <img src={talk} alt="" />
        {isPaused ? t('measure.writeFrom', { time: dayIn(tag, until, now()) }) : t('measure.write')}
      </li>
    </ul>
  );
}

/** The words below the title, read aloud with it. */
function useWords({ kind, reason, isOver, objection }: OwnMeasure): string[] {
  const t = useText();
  const tag = languageTag(useLocale());
  const { now } = useServices();
  if (isOver) return [t('measure.overText')];
  if (objection?.answer) return [t('measure.stands')];
  if (objection) {
    return [t('measure.reads', { time: momentIn(tag, objection.answerBy, now()) })];
  }
  return [t(whys[reason]), ...(kind === 'readFirst' ? [t('measure.longer')] : [])];
}

function moodOf({ kind, isOver }: OwnMeasure): DominoMood {
  if (isOver) return 'hello';
  return kind === 'teach' ? 'think' : 'sit';
}

/** The active measure, or its end. */
export function ShownMeasure({
  measure,
  say,
  onDone,
  onObjected,
}: MeasurePageProps & { onObjected(): void }) {
  const t = useText();
  const tag = languageTag(useLocale());
  const { now } = useServices();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  const { kind, isOver, objection, measureId } = measure;
  const title = t(isOver ? 'measure.over' : titles[kind]);
  const words = useWords(measure);
  const until = t('measure.until', { time: momentIn(tag, measure.until, now()) });
  const answer = objection?.answer;
  const object = async () => {
    if (isSending) return;
    setSending(true);
    const error = await say(measureId, {});
    setSending(false);
    setProblem(error && problemOf(error));
    if (!error) onObjected();
  };
  return (
    <Popup
      open
      mood={moodOf(measure)}
      title={title}
      text={words.join(' ')}
      speaker={<ListenButton text={[title, ...words, isOver ? '' : until].join('. ')} />}
      actions={
        <>
          <Button big wide onClick={onDone}>
            {t(kind === 'teach' && !isOver ? 'measure.understood' : 'measure.ok')}
          </Button>
          {!isOver && !objection && (
            <Button wide variant="quiet" disabled={isSending} onClick={() => void object()}>
              {t('measure.unfair')}
            </Button>
          )}
        </>
      }
    >
      <div className={css['buoy']}>
        <Lifebuoy />
      </div>
      {answer && (
        <div className={classes(css['mine'], css['says'])}>
          <b>{t('measure.says')}</b>
          <p lang="en">{answer}</p>
          <ListenButton quiet english text={answer} />
        </div>
      )}
      {!isOver && !answer && measure.text && (
        <p className={css['mine']} lang="en">
          {measure.text}
        </p>
      )}
      {!isOver && (
        <>
          <p className={css['when']}>
            <Icon name="clock" />
            {until}
          </p>
          <Works measure={measure} />
        </>
      )}
      {problem && (
        <p role="alert" className={css['failed']}>
          {t(problem)}
        </p>
      )}
    </Popup>
  );
}
