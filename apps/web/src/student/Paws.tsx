import { session } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { classes, Icon, RoundButton, VisuallyHidden } from '@digipals/ui';
import css from './Paws.module.css';

type Props = { count: number; shaking: boolean; onRemoveLast(): void };

const places = Array.from({ length: session.pictureCount }, (_, place) => place);

/** A paw for each chosen picture. */
export function Paws({ count, shaking, onRemoveLast }: Props) {
  const t = useText();
  return (
    <div className={classes(css['three'], shaking && css['no'])} data-chosen={count}>
      {places.map(place => (
        <b key={place} className={place < count ? css['filled'] : undefined} aria-hidden="true">
          {place < count && <Icon name="paw" />}
        </b>
      ))}
      <span role="status">
        <VisuallyHidden>
          {t('signin.chosen', { count, total: session.pictureCount })}
        </VisuallyHidden>
      </span>
      <RoundButton
        icon="del"
        label={t('signin.removeOne')}
        className={classes(count === 0 && css['away'])}
        onClick={onRemoveLast}
      />
    </div>
  );
}
