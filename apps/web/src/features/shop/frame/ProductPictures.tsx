import css from './ProductPictures.module.css';
import type { Wanted } from './wanted.ts';

/** The pictures of things in a dialog. */
export function ProductPictures({ wanted }: { wanted: readonly Wanted[] }) {
  return (
    <ul className={css['pictures']}>
      {wanted.map(({ sku, name, picture }) => (
        <li key={sku}>
          <img src={picture} alt={name} />
        </li>
      ))}
    </ul>
  );
}
