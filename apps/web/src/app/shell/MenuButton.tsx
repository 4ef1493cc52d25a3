import { useText } from '@digipals/i18n/react';
import { RoundButton } from '@digipals/ui';
import { useCallback, useRef, useState } from 'react';
import { Later, latePart } from '../../shared/later.tsx';
import { useDismiss } from '../../shared/use-dismiss.ts';
import css from './menu/Menu.module.css';
import round from './round.module.css';

/** The dropdown loads after the first page. */
export const menuView = latePart(() => import('./menu/Menu.tsx'));

/** The burger button and its dropdown (SHELL-05), which closes on Escape and when focus leaves it. */
export function MenuButton() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(box, open, close);
  return (
    <div ref={box} className={css['box']}>
      <RoundButton
        icon="menu"
        label={t('menu.open')}
        aria-expanded={open}
        className={round['flat']}
        onClick={() => setOpen(!open)}
      />
      {open && <Later part={menuView} quiet props={{ onClose: close }} />}
    </div>
  );
}
