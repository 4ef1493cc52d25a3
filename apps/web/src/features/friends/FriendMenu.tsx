import type { Summary } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { classes, roundButtonClass } from '@digipals/ui';
import { useState } from 'react';
import { FriendSign } from './card/FriendSign.tsx';
import type { Relation } from './card/relation.ts';
import css from './FriendMenu.module.css';
import { FriendMenuPopup } from './FriendMenuPopup.tsx';

type Props = {
  me: string;
  other: Summary;
  relation: Relation;
  /** Called after a block: the profile of the other child is hidden from now on. */
  onBlocked?: (() => void) | undefined;
};

/** Rare actions: unfriend, cancel a request, block (SAFE-09). */
export function FriendMenu(props: Props) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { username } = props.other;
  return (
    <>
      <button
        type="button"
        className={classes(roundButtonClass(), css['more'])}
        aria-label={t('friend.more', { username })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <FriendSign name="more" />
      </button>
      <FriendMenuPopup {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
