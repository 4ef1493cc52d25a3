import { classes, Icon } from '@digipals/ui';
import { Link } from '../../shared/routing/Link.tsx';
import css from './StickerPlace.module.css';

type Props = {
  /** In English. */
  title: string;
  picture: string;
  won: boolean;
  /** Of a new sticker: how many others are peeled on before it. */
  turn: number | undefined;
  /** What fills the place while it is empty. */
  label: string;
  /** Where it is filled; omitted where the child cannot go yet. */
  to: string | undefined;
  /** The sticker of the whole lesson. */
  big?: boolean;
};

/** A sticker, or the outline of one that is still to be won (STICKER-02). */
export function StickerPlace({ title, picture, won, turn, label, to, big = false }: Props) {
  const place = classes(css['place'], big && css['big']);
  if (won) {
    const isNew = turn !== undefined;
    return (
      <li className={place} data-won="">
        <span
          className={classes(css['sticker'], isNew && css['new'])}
          style={isNew ? { '--turn': turn } : undefined}
        >
          <img src={picture} alt="" />
        </span>
        <span className={css['title']} lang="en">
          {title}
        </span>
      </li>
    );
  }
  const outline = (
    <>
      <span className={css['outline']}>
        <img src={picture} alt="" />
        {to && (
          <span className={css['play']}>
            <Icon name="play" />
          </span>
        )}
      </span>
      <span className={css['title']} lang={big ? undefined : 'en'}>
        {big ? label : title}
      </span>
    </>
  );
  return (
    <li className={place}>
      {to ? (
        <Link to={to} aria-label={label}>
          {outline}
        </Link>
      ) : (
        outline
      )}
    </li>
  );
}
