import { useText } from '@digipals/i18n/react';
import { Icon, RoundButton } from '@digipals/ui';
import css from './Mine.module.css';

type Props = { text: string; onHear(): void; onAgain(): void };

/** A recorded turn: can be played, or recorded again. */
export function Mine({ text, onHear, onAgain }: Props) {
  const t = useText();
  return (
    <li className={css['mine']}>
      <RoundButton icon="play" colour="green" label={t('player.hearMe')} onClick={onHear} />
      <b lang="en">{text}</b>
      <RoundButton icon="again" label={t('player.recordAgain')} onClick={onAgain} />
      <Icon name="ok" />
    </li>
  );
}
