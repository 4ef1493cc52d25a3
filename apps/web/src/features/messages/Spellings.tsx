import { useText } from '@digipals/i18n/react';
import { Button, Icon } from '@digipals/ui';
import css from './Questions.module.css';
import type { Tip } from './tips.ts';

/** What may be spelt otherwise, and the button that takes it. */
export function Spellings({ tips, onTake }: { tips: readonly Tip[]; onTake: () => void }) {
  const t = useText();
  const spellings = tips.flatMap(tip => (tip.kind === 'spelling' ? [tip] : []));
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
      {/* The first of the popup's buttons: it has the focus. */}
      <div data-popup-actions="">
        <Button wide icon="ok" onClick={onTake}>
          {t('action.yes')}
        </Button>
      </div>
    </div>
  );
}
