import { useText } from '@digipals/i18n/react';
import { Icon } from '@digipals/ui';
import { Price } from '../frame/Price.tsx';
import css from './SmallParts.module.css';

/** A badge, a texture or a kind of eyelids. */
export type SmallPart = {
  model: string;
  name: string;
  /** Omitted for none. */
  picture?: string | undefined;
  /** Omitted for what the child may wear without paying. */
  price?: number | undefined;
  on: boolean;
};

type Props = { title: string; parts: readonly SmallPart[]; onTry(model: string): void };

/** The smaller part that belongs to a category, as round pictures. */
export function SmallParts({ title, parts, onTry }: Props) {
  const t = useText();
  return (
    <fieldset className={css['parts']} aria-label={title}>
      {parts.map(({ model, name, picture, price, on }) => (
        <button
          key={model}
          type="button"
          aria-pressed={on}
          aria-label={price === undefined ? name : `${name} ${t('lingos.count', { count: price })}`}
          className={css['part']}
          onClick={() => onTry(model)}
        >
          <span className={css['picture']}>
            {picture ? <img src={picture} alt="" /> : <Icon name="x" />}
          </span>
          {price !== undefined && <Price amount={price} className={css['price']} />}
        </button>
      ))}
    </fieldset>
  );
}
