import { useText } from '@digipals/i18n/react';
import { Button, Icon } from '@digipals/ui';
import { useState } from 'react';
import css from './Folded.module.css';

/** In the place of a text that the child reported. It can be read once adults have left it delivered (SAFE2-101). */
export default function Folded({ text }: { text: string | null }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={css['folded']}>
      <Icon name="fold" className={css['sign']} />
      <p className={css['words']}>
        {t(text === null ? 'report.folded' : 'report.foldedKept')}
        {isOpen && (
          <span lang="en" className={css['text']}>
            {text}
          </span>
        )}
      </p>
      {text !== null && (
        <Button variant="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'report.fold' : 'report.show')}
        </Button>
      )}
    </li>
  );
}
