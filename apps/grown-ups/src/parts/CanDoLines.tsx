import type { CanDoResult } from '@digipals/contract';
import { Paw } from '@digipals/ui/grown-ups';
import css from './CanDoLines.module.css';

type Props = {
  lines: CanDoResult['lines'];
  /** What each paw means. */
  paws: Readonly<Record<CanDoResult['lines'][number]['paw'], string>>;
  /** The activity to practise, by its title. */
  practise(title: string): string;
};

/** The can-do lines of a lesson, each with its paw and, if it is not full, what to practise. */
export const CanDoLines = ({ lines, paws, practise: practiseText }: Props) => (
  <ul className={css['lines']}>
    {lines.map(({ text, paw, practise }) => (
      <li key={text}>
        <Paw fill={paw} className={css['paw']} />
        <div>
          <b>{text}</b>
          <small>
            {paws[paw]}
            {paw !== 'full' && practise && (
              <>
                {' · '}
                {practiseText(practise.title)}
              </>
            )}
          </small>
        </div>
      </li>
    ))}
  </ul>
);
