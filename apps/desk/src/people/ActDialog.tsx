import { Button, Dialog, FormError } from '@digipals/ui/grown-ups';
import type { FormEvent, ReactNode } from 'react';
import forms from '../duty/dialog.module.css';

type Props = {
  title: string;
  subtitle?: string;
  /** The button that acts. */
  act: string;
  isOff?: boolean;
  problem: string | null;
  onAct(): void;
  onClose(): void;
  children: ReactNode;
};

/** A dialog with one act. */
export const ActDialog = ({
  title,
  subtitle,
  act,
  isOff,
  problem,
  onAct,
  onClose,
  children,
}: Props) => (
  <Dialog
    title={title}
    subtitle={subtitle}
    actions={<Button onClick={onClose}>Close</Button>}
    onClose={onClose}
  >
    <form
      className={forms['form']}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!isOff) onAct();
      }}
    >
      {children}
      <FormError words={problem} />
      <Button variant="primary" type="submit" disabled={isOff}>
        {act}
      </Button>
    </form>
  </Dialog>
);
