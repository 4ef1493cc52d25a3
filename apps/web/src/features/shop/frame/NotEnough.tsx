import { useText } from '@digipals/i18n/react';
import { Button, buttonClass, Popup, ProgressBar } from '@digipals/ui';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import { ListenButton } from '../../../shared/speech.tsx';
import letter from './letter.webp';
import css from './NotEnough.module.css';
import { Price } from './Price.tsx';
import target from './target.webp';
import { sumOf, type Wanted } from './wanted.ts';
import type { Ways } from './ways.ts';

type Props = {
  open: boolean;
  wanted: readonly Wanted[];
  /** Lingos the child has. */
  amount: number;
  ways: Ways;
  onClose(): void;
};

const textKey = ({ lessons, messages }: Ways) => {
  if (messages) return 'shop.notEnough';
  return lessons ? 'rewards.none' : 'shop.askGrownUp';
};

/** Says how many Lingos are missing and leads to where they are won (ERR-04, WARDROBE-05). */
export function NotEnough({ open, wanted, amount, ways, onClose }: Props) {
  const t = useText();
  const sum = sumOf(wanted);
  const title = t('shop.more', { count: Math.max(sum - amount, 0) });
  const text = t(textKey(ways));
  return (
    <Popup
      open={open}
      closable
      onClose={onClose}
      closeLabel={t('action.close')}
      mood="think"
      title={title}
      text={text}
      speaker={<ListenButton text={`${title} ${text}`} />}
      actions={<MainWay ways={ways} onClose={onClose} />}
    >
      <div className={css['need']}>
        <img src={wanted[0]?.picture} alt="" className={css['thing']} />
        <ProgressBar
          value={amount}
          max={sum}
          label={t('shop.have', { amount, sum })}
          className={css['share']}
        />
        <span aria-hidden="true" className={css['count']}>
          <Price amount={amount} />/ {sum}
        </span>
      </div>
      {ways.messages && (
        <div className={css['ways']}>
          <Link to={path('conversations')} className={css['write']} onClick={onClose}>
            <img src={letter} alt="" />
            {t('action.write')}
          </Link>
          {ways.lessons && (
            <Link to={path('training-menu')} className={css['play']} onClick={onClose}>
              <img src={target} alt="" />
              {t('shop.play')}
            </Link>
          )}
        </div>
      )}
    </Popup>
  );
}

/** The big button: writing, otherwise the lessons; a child that may do neither can only ask. */
function MainWay({ ways: { lessons, messages }, onClose }: Pick<Props, 'ways' | 'onClose'>) {
  const t = useText();
  if (!messages && !lessons) {
    return (
      <Button big wide onClick={onClose}>
        {t('action.ok')}
      </Button>
    );
  }
  return (
    <Link
      to={path(messages ? 'conversations' : 'training-menu')}
      className={buttonClass({ big: true, wide: true })}
      onClick={onClose}
    >
      {t(messages ? 'shop.writeMessage' : 'shop.play')}
    </Link>
  );
}
