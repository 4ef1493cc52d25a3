import { useText } from '@digipals/i18n/react';
import { Button, Dialog, FormError } from '@digipals/ui/grown-ups';
import type { ReactNode } from 'react';
import { DialogBody } from './Box.tsx';
import css from './Question.module.css';

type Props = {
  /** The words of the button that confirms. */
  yes: string;
  /** The title, if it differs from the button. */
  title?: string;
  /** What happens then. */
  about: string;
  more?: string;
  /** What can be done first. */
  children?: ReactNode;
  problem?: string | null;
  isSending?: boolean;
  onYes(): void;
  onClose(): void;
};

/** Asks before something that cannot be undone, or that surprises others. */
export function Question(props: Props) {
  const { yes, title = yes, about, more, children, problem = null, isSending = false } = props;
  const { onYes, onClose } = props;
  const t = useText();
  const cancel = (
    <Button onClick={onClose} disabled={isSending}>
      {t('family.cancel')}
    </Button>
  );
  return (
    <Dialog title={title} actions={cancel} onClose={onClose}>
      <DialogBody>
        <p>{about}</p>
        {more && <p className={css['more']}>{more}</p>}
        {children}
        <FormError words={problem} />
        <div>
          <Button className={css['yes']} onClick={onYes} disabled={isSending}>
            {yes}
          </Button>
        </div>
      </DialogBody>
    </Dialog>
  );
}
