import type { AvatarKind, Figure } from '@digipals/avatar';
import { useText } from '@digipals/i18n/react';
import { classes, Icon } from '@digipals/ui';
import { useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { isSame } from '../frame/use-changed.ts';
import { lookPicture } from './pictures.ts';
import css from './SavedLooks.module.css';
import { useSavedLooks } from './use-saved-looks.ts';

type Props = {
  kind: AvatarKind;
  userId: string;
  /** What is worn outside the room. */
  saved: Figure;
  /** What is on now. */
  look: Figure;
  onPutOn(look: Figure): void;
  /** A look was saved; `takeBack` puts the former one back in its place. */
  onSave(takeBack: () => void): void;
};

/** Three places for looks: a tap saves what is on at a free one, or puts a saved look on (WARDROBE-11). */
export function SavedLooks({ kind, userId, saved, look, onPutOn, onSave }: Props) {
  const t = useText();
  const { sounds } = useServices();
  const { looks, busy, save } = useSavedLooks(kind, userId, saved);
  const [chosen, setChosen] = useState(false);
  if (!looks) return null;
  const isOn = (one: Figure | null) => one !== null && isSame(one, look);
  // Without a free place, another look makes room.
  const mayReplace = !looks.includes(null) && !looks.some(isOn);
  const replacing = chosen && mayReplace;

  const keep = async (index: number) => {
    const before = looks[index] ?? null;
    if (!(await save(index, look))) return;
    sounds.effect('pop');
    setChosen(false);
    onSave(() => void save(index, before));
  };
  const nameOf = (one: Figure | null, number: number) => {
    if (one === null) return t('room.looks.free', { number });
    return replacing ? t('room.looks.replaceOne', { number }) : t('room.looks.one', { number });
  };

  return (
    <fieldset
      aria-label={t('room.looks')}
      className={classes(css['looks'], replacing && css['replacing'])}
      onKeyDown={event => event.key === 'Escape' && setChosen(false)}
    >
      {looks.map((one, index) => (
        <button
          // A place keeps its button, so that the focus stays when its look changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
          key={index}
          type="button"
          aria-disabled={busy || undefined}
          aria-label={nameOf(one, index + 1)}
          aria-pressed={one && !replacing ? isOn(one) : undefined}
          onClick={() => {
            if (busy) return;
            if (one && !replacing) onPutOn(one);
            else void keep(index);
          }}
        >
          {one ? <img src={lookPicture(kind, one)} alt="" /> : <Icon name="plus" />}
        </button>
      ))}
      {mayReplace && (
        <button
          type="button"
          aria-label={t('room.looks.replace')}
          aria-pressed={replacing}
          className={css['replace']}
          onClick={() => setChosen(!chosen)}
        >
          <Icon name="again" />
        </button>
      )}
    </fieldset>
  );
}
