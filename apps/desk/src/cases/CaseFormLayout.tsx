import { Button, KeyCap, textStyles } from '@digipals/ui/grown-ups';
import { type ReactNode, useEffect, useRef } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import css from './CaseFormLayout.module.css';

type FrameProps = { title: string; head?: ReactNode; children: ReactNode };

/** The frame of a form; moves the focus to its first field. */
export function CaseFormFrame({
  title,
  head = <b className={textStyles['strong']}>{title}</b>,
  children,
}: FrameProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('select, textarea')?.focus();
  }, []);
  return (
    <section ref={place} className={css['form']} aria-label={title}>
      <div className={css['head']}>{head}</div>
      {children}
    </section>
  );
}

type BodyProps = {
  /** The label of the submit button. */
  words: string;
  isReady: boolean;
  onSend(): void;
  onCancel(): void;
  /** Shown beside the buttons. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The fields of a form and its buttons: Ctrl+Enter sends, Escape closes it. */
export function CaseFormBody({ words, isReady, onSend, onCancel, foot, children }: BodyProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Some browsers return a promise here, so the result must not become the clean-up.
    place.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const send = () => isReady && onSend();
  useKeys({
    level: 'panel',
    form: () => place.current?.closest('section'),
    keys: { 'control+enter': send, escape: onCancel },
  });
  return (
    <>
      <div ref={place} className={css['body']}>
        {children}
      </div>
      <div className={css['foot']}>
        <Button variant="primary" disabled={!isReady} onClick={send}>
          {words} <KeyCap>Ctrl</KeyCap>
          <KeyCap>Enter</KeyCap>
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel <KeyCap>Esc</KeyCap>
        </Button>
        {foot}
      </div>
    </>
  );
}

type Props = BodyProps & { title: string };

/** The layout of a form of a case. */
export const CaseFormLayout = ({ title, ...body }: Props) => (
  <CaseFormFrame title={title}>
    <CaseFormBody {...body} />
  </CaseFormFrame>
);
