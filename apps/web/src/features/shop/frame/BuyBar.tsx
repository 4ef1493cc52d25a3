import { useText } from '@digipals/i18n/react';
import { Button, Icon, VisuallyHidden } from '@digipals/ui';
import css from './BuyBar.module.css';
import { Price } from './Price.tsx';
import { sumOf, type Wanted } from './wanted.ts';

type Props = {
  wanted: readonly Wanted[];
  /** Lingos the child has. */
  amount: number;
  /** While the server answers. */
  busy: boolean;
  onBuy(): void;
  /** Saves and leaves, when nothing has to be paid. */
  onDone(): void;
};

/** One button buys everything that is on and not paid for, and says what is left (WARDROBE-04). */
export function BuyBar({ wanted, amount, busy, onBuy, onDone }: Props) {
  const t = useText();
  const sum = sumOf(wanted);
  return (
    <div className={css['bar']}>
      <ul className={css['wanted']} aria-label={t('shop.notMine')}>
        {wanted.map(({ sku, name, picture }) => (
          <li key={sku}>
            <img src={picture} alt={name} />
          </li>
        ))}
      </ul>
      {wanted.length > 0 && amount >= sum && (
        <p className={css['sum']}>
          <span aria-hidden="true">
            <Price amount={amount} />
            <Icon name="right" />
            <Price amount={amount - sum} />
          </span>
          <VisuallyHidden>{t('shop.left', { count: amount - sum })}</VisuallyHidden>
        </p>
      )}
      {wanted.length > 0 ? (
        <Button big disabled={busy} className={css['buy']} onClick={onBuy}>
          {t('shop.buy')} <Price amount={sum} />
        </Button>
      ) : (
        <Button big icon="ok" disabled={busy} className={css['buy']} onClick={onDone}>
          {t('shop.done')}
        </Button>
      )}
    </div>
  );
}
