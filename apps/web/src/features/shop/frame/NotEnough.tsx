import { useText } from '@digipals/i18n/react';
import { buttonClass, Popup, ProgressBar } from '@digipals/ui';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import { ListenButton } from '../../../shared/speech.tsx';
import letter from './letter.webp';
import css from './NotEnough.module.css';
import { Price } from './Price.tsx';
import target from './target.webp';
import { sumOf, type Wanted } from './wanted.ts';

type Props = {
  open: boolean;
  wanted: readonly Wanted[];
  /** Lingos the child has. */
  amount: number;
  /** Whether the child may play the lessons. */
  premium: boolean;
  onClose(): void;
};

/** Says how many Lingos are missing and leads to where they are won (ERR-04, WARDROBE-05). */
export function NotEnough({ open, wanted, amount, premium, onClose }: Props) {
  const t = useText();
  const sum = sumOf(wanted);
  const title = t('shop.more', { count: Math.max(sum - amount, 0) });
  return (
    <Popup
      open={open}
      closable
      onClose={onClose}
      closeLabel={t('action.close')}
      mood="think"
      title={title}
      text={t('shop.notEnough')}
      speaker={<ListenButton text={`${title} ${t('shop.notEnough')}`} />}
      actions={
        <Link
          to={path('conversations')}
          className={buttonClass({ big: true, wide: true })}
          onClick={onClose}
        >
          {t('shop.writeMessage')}
        </Link>
      }
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
      <div className={css['ways']}>
        <Link to={path('conversations')} className={css['write']} onClick={onClose}>
          <img src={letter} alt="" />
          {t('action.write')}
        </Link>
        {premium && (
          <Link to={path('training-menu')} className={css['play']} onClick={onClose}>
            <img src={target} alt="" />
            {t('shop.play')}
          </Link>
        )}
      </div>
    </Popup>
  );
}
