import type { MetWord } from '@digipals/contract';
import { countGrowths } from '@digipals/contract/growths';
import { useText } from '@digipals/i18n/react';
import css from './GrowthCount.module.css';
import { growthTexts, plantOf } from './plants.ts';

/** How many words a child has seen, understood, said and spelt. */
export function GrowthCount({ words }: { words: readonly MetWord[] }) {
  const t = useText();
  return (
    <ul className={css['count']} aria-label={t('words.known')}>
      {countGrowths(words).map(({ growth, count }) => (
        <li key={growth} data-growth={growth}>
          <img src={plantOf(growth, growth)} alt={t(growthTexts[growth])} />
          <b>{count}</b>
        </li>
      ))}
    </ul>
  );
}
