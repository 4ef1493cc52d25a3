import { useText } from '@digipals/i18n/react';
import { Button, Icon } from '@digipals/ui';
import css from './Questions.module.css';
import type { Tip } from './tips.ts';

/** Not more than this many at once: a child reads them all. */
const most = 4;

/** What may be spelt otherwise, and the button that takes it. */
export function Spellings({ tips, onTake }: { tips: readonly Tip[]; onTake: () => void }) {
  const t = useText();
  const spellings = tips.flatMap(tip => (tip.kind === 'spelling' ? [tip] : [])).slice(0, most);
  return (
    <div className={css['question']}>
      <ul className={css['swaps']} lang="en">
        {spellings.map(({ id, from, to }) => (
          <li key={id}>
            <span className={css['from']}>{from}</span>
            <Icon name="right" />
            <b>{to}</b>
          </li>
        ))}
      </ul>
      <Button wide icon="ok" onClick={onTake}>
        {t('action.yes')}
      </Button>
    </div>
  );
}
