import type { Summary } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, Popup } from '@digipals/ui';
import { useState } from 'react';
import { ListenButton } from '../../shared/speech.tsx';
import { useFriendship } from './use-friendship.tsx';

type Props = {
  me: string;
  other: Summary;
  /** Called when the other child is blocked. */
  onBlocked(): void;
};

/** Blocks a child after a confirmation (SAFE-09). */
export function BlockButton({ me, other, onBlocked }: Props) {
  const t = useText();
  const { block } = useFriendship(me);
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  const yes = () => {
    close();
    void block(other, onBlocked);
  };
  const text = t('safety.block.text', { username: other.username });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsks(true)}>
        {t('safety.block')}
      </Button>
      <Popup
        open={asks}
        closable
        onClose={close}
        closeLabel={t('action.close')}
        mood="think"
        title={t('safety.block')}
        text={text}
        speaker={<ListenButton text={text} />}
        actions={
          <>
            <Button wide onClick={yes}>
              {t('safety.block')}
            </Button>
            <Button variant="quiet" wide onClick={close}>
              {t('action.notNow')}
            </Button>
          </>
        }
      />
    </>
  );
}
