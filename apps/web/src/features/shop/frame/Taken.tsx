import css from './Taken.module.css';
import type { Wanted } from './wanted.ts';

/** The pictures of things in a dialog. */
export function Taken({ wanted }: { wanted: readonly Wanted[] }) {
  return (
    <ul className={css['taken']}>
      {wanted.map(({ sku, name, picture }) => (
        <li key={sku}>
          <img src={picture} alt={name} />
        </li>
      ))}
    </ul>
  );
}
