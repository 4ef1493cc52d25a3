import type { ReactNode } from 'react';
import { Key } from '../keys/Key.tsx';
import { lengthOf } from './length-of.ts';
import { Tag } from './parts.tsx';
import { plural } from './words.ts';

type Props = {
  text: string;
  /** What it may be about, where that is known. */
  about?: string;
  onOpen(): void;
  /** Other ways than to open it. */
  children?: ReactNode;
};

/** A severe text before it is opened: how long it is, and what it may be about. */
export function Folded({ text, about, onOpen, children }: Props) {
  return (
    <div className="fold">
      <Tag tone="s3">Severity 3{about !== undefined && `: may be about ${about}`}</Tag>
      <h2>The text is folded. Open it when you are ready.</h2>
      <p>
        {plural(lengthOf(text), 'character')}. It may be harmless, for example a story or a film.
      </p>
      <div>
        <button type="button" className="btn p" onClick={onOpen}>
          Open <Key of="open" />
        </button>
        {children}
      </div>
    </div>
  );
}
