import { useText } from '@digipals/i18n/react';
import { Button, Popup } from '@digipals/ui';
import { ListenButton } from '../../../shared/speech.tsx';
import { ProductPictures } from './ProductPictures.tsx';
import type { Wanted } from './wanted.ts';

type Props = { open: boolean; wanted: readonly Wanted[]; onClose(): void };

/** Says that buying and saving need the internet, and that nothing was taken (WARDROBE-06). */
export function OfflineDialog({ open, wanted, onClose }: Props) {
  const t = useText();
  const title = t('shop.offline');
  const text =
    wanted.length > 0 ? t('shop.offline.text', { count: wanted.length }) : t('shop.offline.save');
  return (
    <Popup
      open={open}
      closable
      onClose={onClose}
      closeLabel={t('action.close')}
      mood="sorry"
      title={title}
      text={text}
      speaker={<ListenButton text={`${title}. ${text}`} />}
      actions={
        <Button big wide onClick={onClose}>
          {t('action.ok')}
        </Button>
      }
    >
      <ProductPictures wanted={wanted} />
    </Popup>
  );
}
