import { useText } from '@digipals/i18n/react';
import { Icon, VisuallyHidden } from '@digipals/ui';
import css from './PartTile.module.css';
import { PriceTag } from './Price.tsx';

type Props = {
  name: string;
  picture: string;
  price: number;
  owned: boolean;
  /** Lingos the child has. */
  amount: number;
  on: boolean;
  onTry(): void;
};

/** A thing to try on, with its price; the eye says that it is only tried on (WARDROBE-03). */
export function PartTile({ name, picture, price, owned, amount, on, onTry }: Props) {
  const t = useText();
  return (
    <button type="button" className={css['tile']} aria-pressed={on} onClick={onTry}>
      <img src={picture} alt={name} className={css['picture']} />
      <PriceTag price={price} owned={owned} amount={amount} />
      {on && price > 0 && !owned && (
        <span className={css['trying']}>
          <Icon name="eye" />
          <VisuallyHidden>{t('shop.tryingOn')}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
