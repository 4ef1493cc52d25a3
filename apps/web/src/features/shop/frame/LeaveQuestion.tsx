import { useText } from '@digipals/i18n/react';
import { Button, Popup } from '@digipals/ui';
import { ListenButton } from '../../../shared/speech.tsx';
import { ProductPictures } from './ProductPictures.tsx';
import type { Wanted } from './wanted.ts';

type Props = {
  open: boolean;
  wanted: readonly Wanted[];
  onStay(): void;
  /** Leaves with what was saved last. */
  onGo(): void;
  /** Saves and leaves; offered when nothing has to be paid. */
  onKeep(): void;
};

/** Asks before Back leaves what is not saved. Nothing is lost: it waits in the editor (WARDROBE-07). */
export function LeaveQuestion({ open, wanted, onStay, onGo, onKeep }: Props) {
  const t = useText();
  const count = wanted.length;
  const unpaid = count > 0;
  const title = unpaid ? t('shop.leave', { count }) : t('shop.keep');
  const text = unpaid ? t('shop.leave.text', { count }) : t('shop.keep.text');
  return (
    <Popup
      open={open}
      closable
      onClose={onStay}
      closeLabel={t('action.close')}
      mood="think"
      title={title}
      text={text}
      speaker={<ListenButton text={`${title} ${text}`} />}
      actions={
        <>
          <Button big onClick={unpaid ? onStay : onKeep}>
            {unpaid ? t('shop.leave.stay') : t('shop.keep.yes')}
          </Button>
          <Button variant="secondary" icon="left" onClick={onGo}>
            {unpaid ? t('shop.leave.go') : t('shop.keep.no')}
          </Button>
        </>
      }
    >
      <ProductPictures wanted={wanted} />
    </Popup>
  );
}
