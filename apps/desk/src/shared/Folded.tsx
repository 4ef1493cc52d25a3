import { Button, classes, Tag } from '@digipals/ui/grown-ups';
import type { ReactNode } from 'react';
import { Key } from '../keys/Key.tsx';
import css from './Folded.module.css';
import { lengthOf } from './length-of.ts';
import { plural } from './words.ts';

type Props = {
  text: string;
  /** What the text may be about, if known. */
  about?: string;
  onOpen(): void;
  isSmall?: boolean;
  /** Other actions than opening it. */
  children?: ReactNode;
};

/** A severe text before it is opened: its length and what it may be about. */
export function Folded({ text, about, onOpen, isSmall = false, children }: Props) {
  return (
    <div className={classes(css['folded'], isSmall && css['small'])}>
      <Tag tone="level3">Severity 3{about !== undefined && `: may be about ${about}`}</Tag>
      <h2>The text is folded. Open it when you are ready.</h2>
      <p>
        {plural(lengthOf(text), 'character')}. It may be harmless, for example a story or a film.
      </p>
      <div className={css['actions']}>
        <Button variant="primary" onClick={onOpen}>
          Open <Key of="open" />
        </Button>
        {children}
      </div>
    </div>
  );
}
