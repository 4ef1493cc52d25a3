import { useText } from '@digipals/i18n/react';
import { Button, classes, Domino } from '@digipals/ui';
import css from './After.module.css';
import { Foot } from './Foot.tsx';
import eyes from './pictures/eyes.webp?no-inline';
import letter from './pictures/letter.webp?no-inline';
import talk from './pictures/talk.webp?no-inline';
import { SentSign } from './SentSign.tsx';
import { Sheet } from './Sheet.tsx';
import type { Help } from './use-help.ts';

type Props = { help: Help; onHide(): void; onMore(): void; onAnswer(): void };

type StepProps = { picture: string; title: string; text: string; state?: 'done' | 'now' };

function Step({ picture, title, text, state }: StepProps) {
  return (
    <li className={classes(css['step'], state && css[state])}>
      <img src={picture} alt="" width={76} height={76} />
      <b>{title}</b>
      <p>{text}</p>
    </li>
  );
}

/** Step 3: what happens now, and by when. */
export function After({ help, onHide, onMore, onAnswer }: Props) {
  const t = useText();
  const { status, unsent } = help;
  const isThere = unsent === 0;
  const isRead = status?.request?.isRead === true;
  const minutes = t('help.step.2.text', { count: status?.answerInMinutes ?? 60 });
  return (
    <Sheet
      picture={<Domino mood="sit" />}
      title={isThere ? t('help.have') : t('help.title')}
      text={isThere ? t('help.home') : t('help.notYet')}
      onHide={onHide}
    >
      {!isThere && <SentSign help={help} />}
      {isThere && (
        <ol className={css['steps']}>
          <Step
            state="done"
            picture={letter}
            title={t('help.step.1')}
            text={t('help.step.1.text')}
          />
          <Step
            state={isRead ? 'done' : 'now'}
            picture={eyes}
            title={t(isRead ? 'help.step.2.read' : 'help.step.2')}
            text={minutes}
          />
          <Step picture={talk} title={t('help.step.3')} text={t('help.step.3.text')} />
        </ol>
      )}
      <Foot>
        {status?.request?.wasAnswered || status?.request?.hasAnswer ? (
          <Button big onClick={onAnswer}>
            {t('help.answer')}
          </Button>
        ) : (
          <Button big onClick={onHide}>
            {t('help.play')}
          </Button>
        )}
        <Button variant="quiet" icon="pen" onClick={onMore}>
          {t('help.write')}
        </Button>
      </Foot>
    </Sheet>
  );
}
