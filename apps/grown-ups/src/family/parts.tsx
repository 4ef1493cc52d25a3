import { useText } from '@digipals/i18n/react';
import { Button, Dialog, FormError } from '@digipals/ui/grown-ups';
import type { ReactNode } from 'react';
import { DialogBody } from '../parts/Box.tsx';
import css from './parts.module.css';

/** The title of a family's page, with a sentence about it. */
export const PageHead = ({ title, about }: { title: string; about: string }) => (
  <header className={css['head']}>
    <h1>{title}</h1>
    <p>{about}</p>
  </header>
);

/** Two columns of boxes; one below the other on phones. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={css['columns']}>{children}</div>
);

/** A confirmation before an irreversible action. */
export function Question({
  title,
  about,
  yes,
  problem,
  isSending,
  onYes,
  onClose,
}: {
  title: string;
  about?: string;
  yes: string;
  problem: string | null;
  isSending: boolean;
  onYes(): void;
  onClose(): void;
}) {
  const t = useText();
  const cancel = (
    <Button onClick={onClose} disabled={isSending}>
      {t('family.cancel')}
    </Button>
  );
  return (
    <Dialog title={yes} actions={cancel} onClose={onClose}>
      <DialogBody>
        <p>{title}</p>
        {about && <p className={css['quiet']}>{about}</p>}
        <FormError words={problem} />
        <div>
          <Button className={css['danger']} onClick={onYes} disabled={isSending}>
            {yes}
          </Button>
        </div>
      </DialogBody>
    </Dialog>
  );
}
