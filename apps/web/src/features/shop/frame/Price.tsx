import { useText } from '@digipals/i18n/react';
import { classes, Icon, LingoCount } from '@digipals/ui';
import css from './Price.module.css';

type PriceProps = { amount: number; className?: string | undefined };

/** An amount of Lingos beside a small coin. */
export function Price({ amount, className }: PriceProps) {
  const t = useText();
  return (
    <LingoCount
      amount={amount}
      label={t('lingos.count', { count: amount })}
      className={classes(css['price'], className)}
    />
  );
}

type Props = {
  /** What it costs; 0 for what everybody owns. */
  price: number;
  owned: boolean;
  /** Lingos the child has. */
  amount: number;
};

/** What a thing costs the child: a price, grey while it is too high, or that it is free or owned. */
export function PriceTag({ price, owned, amount }: Props) {
  const t = useText();
  if (price > 0 && !owned)
    return <Price amount={price} className={classes(price > amount && css['far'])} />;
  return (
    <span className={css['own']}>
      <Icon name="ok" />
      {price > 0 ? t('shop.mine') : t('shop.free')}
    </span>
  );
}
