import { type ReactNode, useEffect, useRef } from 'react';
import { useKeys } from '../keys/use-keys.ts';

type FrameProps = { title: string; head?: ReactNode; children: ReactNode };

/** A form at the end of the case, which takes the focus. */
export function SheetFrame({ title, head = <b className="b">{title}</b>, children }: FrameProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('select, textarea')?.focus();
  }, []);
  return (
    <section ref={place} className="letter" aria-label={title}>
      <div className="lh">{head}</div>
      {children}
    </section>
  );
}

type BodyProps = {
  /** What the button says. */
  words: string;
  isReady: boolean;
  onSend(): void;
  onCancel(): void;
  /** What stands beside the buttons. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The fields of a form and its buttons: Ctrl+Enter sends, Escape closes it. */
export function SheetBody({ words, isReady, onSend, onCancel, foot, children }: BodyProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The whole form, as far as it fits. Newer browsers answer with a promise, which is no clean-up.
    place.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const send = () => isReady && onSend();
  useKeys({ level: 'panel', keys: { 'control+enter': send, escape: onCancel } });
  return (
    <>
      <div ref={place} className="lb">
        {children}
      </div>
      <div className="lf">
        <button type="button" className="btn p" disabled={!isReady} onClick={send}>
          {words} <kbd>Ctrl</kbd>
          <kbd>Enter</kbd>
        </button>
        <button type="button" className="btn ghost" onClick={onCancel}>
          Cancel <kbd>Esc</kbd>
        </button>
        {foot}
      </div>
    </>
  );
}

type SheetProps = BodyProps & { title: string };

/** A form of a case. */
export const Sheet = ({ title, ...body }: SheetProps) => (
  <SheetFrame title={title}>
    <SheetBody {...body} />
  </SheetFrame>
);

type AreaProps = {
  label: string;
  value: string;
  onChange(value: string): void;
  maxLength?: number;
  isTall?: boolean;
};

/** A field of several lines. */
export const Area = ({ label, value, onChange, maxLength = 2_000, isTall = false }: AreaProps) => (
  <label className="stack">
    {label}
    <textarea
      className={isTall ? 'field note tall' : 'field note'}
      maxLength={maxLength}
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  </label>
);
