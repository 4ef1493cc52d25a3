import { type HelpPicture, helpPictures } from '@digipals/contract/help-requests';
import { useText } from '@digipals/i18n/react';
import { Button, classes, colourClass, Domino } from '@digipals/ui';
import { ListenButton } from '../shared/speech.tsx';
import css from './Choose.module.css';
import { Sheet } from './Sheet.tsx';
import type { Help } from './use-help.ts';
import { pictures } from './words.ts';

type Props = {
  help: Help;
  onHide(): void;
  onChoose(picture: HelpPicture): void;
  onAnswer(): void;
  onAfter(): void;
};

function Tile({ picture, onChoose }: { picture: HelpPicture; onChoose: Props['onChoose'] }) {
  const t = useText();
  const { text, picture: url, tint } = pictures[picture];
  const words = t(text);
  return (
    <li className={classes(css['tile'], colourClass(tint))}>
      <button type="button" className={css['hit']} onClick={() => onChoose(picture)}>
        <img src={url} alt="" width={76} height={76} />
        <span>{words}</span>
      </button>
      <ListenButton quiet text={words} className={css['corner'] ?? ''} />
    </li>
  );
}

/** Step 1: a tap on a picture sends it. */
export function Choose({ help, onHide, onChoose, onAnswer, onAfter }: Props) {
  const t = useText();
  const request = help.status?.request;
  return (
    <Sheet
      picture={<Domino mood="hello" />}
      title={t('help.title')}
      text={t('help.lead')}
      onHide={onHide}
    >
      {request?.hasAnswer && (
        <Button wide icon="right" className={css['news']} onClick={onAnswer}>
          {t('help.answer')}
        </Button>
      )}
      {request && !request.hasAnswer && (
        <Button wide variant="quiet" className={css['news']} onClick={onAfter}>
          {t('help.next')}
        </Button>
      )}
      <ul className={css['tiles']}>
        {helpPictures.map(picture => (
          <Tile key={picture} picture={picture} onChoose={onChoose} />
        ))}
      </ul>
    </Sheet>
  );
}
