import type { SignalGroup } from '@digipals/contract';
import type { ReactNode } from 'react';
import { groupWords } from './words.ts';

const drawings = {
  review: <path d="M2.5 4h11v7.5h-5L5.5 14v-2.5h-3Z" />,
  queue: <path d="M3 4h10M3 8h10M3 12h6" />,
  held: <path d="M6 4v8M10 4v8" />,
  second: (
    <>
      <circle cx="6" cy="8" r="4" />
      <circle cx="10" cy="8" r="4" />
    </>
  ),
  lead: <path d="M8 2.5 14 13H2Zm0 4v3m0 1.6v.2" />,
  cases: <path d="M2.5 4.5h4L7.7 6h5.8v6.5h-11Z" />,
  history: (
    <>
      <circle cx="7" cy="7" r="4.3" />
      <path d="m10.2 10.2 3.3 3.3" />
    </>
  ),
  agreement: <path d="M3 13V9M6.3 13V6M9.700 13V8M13 13V3" />,
  audit: (
    <>
      <path d="M8 2 13 4v4c0 3-2 5-5 6-3-1-5-3-5-6V4Z" />
      <path d="m5.8 8 1.6 1.6 3.1-3.1" />
    </>
  ),
  lock: (
    <>
      <rect x="3.5" y="7" width="9" height="6.5" rx="1.5" />
      <path d="M5.5 7V5a2.5 2.5 0 0 1 5 0v2" />
    </>
  ),
  leave: <path d="M9 3H4v10h5M7 8h6.500M11 5.500 13.500 8 11 10.500" />,
};
/** A drawing of the desk. */
export type IconName = keyof typeof drawings;

/** A small line drawing; decoration. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="ico" viewBox="0 0 16 16" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}

/** Severity 0 to 3 as bars, so that it does not hang on colour alone. */
export function Severity({ of }: { of: number }) {
  return (
    <span className={`sev s${of}`} role="img" aria-label={`Severity ${of}`}>
      <i />
      <i />
      <i />
    </span>
  );
}

/** A reason of the queue with its severity. */
export const Reason = ({ severity, group }: { severity: number; group: SignalGroup }) => (
  <span className="reason">
    <Severity of={severity} />
    {groupWords[group]}
  </span>
);

type TagProps = { tone?: 'a' | 'ok' | 's1' | 's2' | 's3' | undefined; children: ReactNode };

/** A short fact on a tinted ground. */
export function Tag({ tone, children }: TagProps) {
  return <span className={tone ? `tag ${tone}` : 'tag'}>{children}</span>;
}

type SegmentsProps<T extends string> = {
  label: string;
  options: readonly { value: T; words: string }[];
  value: T;
  onChoose(value: NoInfer<T>): void;
};

/** A row of which one is chosen. */
export function Segments<T extends string>({ label, options, value, onChoose }: SegmentsProps<T>) {
  return (
    <fieldset className="seg" aria-label={label}>
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.words}
        </button>
      ))}
    </fieldset>
  );
}

type ChoiceProps<T extends string> = {
  label: string;
  options: readonly T[];
  words: Record<T, string>;
  value: T;
  onChoose(value: NoInfer<T>): void;
};

/** A list that opens, of which one is chosen. */
export function Choice<T extends string>({
  label,
  options,
  words,
  value,
  onChoose,
}: ChoiceProps<T>) {
  const choose = (chosen: string) => {
    const one = options.find(option => option === chosen);
    if (one !== undefined) onChoose(one);
  };
  return (
    <select
      className="field"
      aria-label={label}
      value={value}
      onChange={event => choose(event.target.value)}
    >
      {options.map(option => (
        <option key={option} value={option}>
          {words[option]}
        </option>
      ))}
    </select>
  );
}

/** What went wrong with a form, if anything did. */
export const Wrong = ({ words }: { words: string | null }) =>
  words && (
    <p role="alert" className="wrong">
      {words}
    </p>
  );

type FailedProps = { words: string; onRetry(): void };

/** What stands in the place of a part that did not come. */
export function Failed({ words, onRetry }: FailedProps) {
  return (
    <div className="failed" role="alert">
      <p>{words}</p>
      <button type="button" className="btn" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

/** A search that begins with the key `/`. */
export function SearchField(props: {
  label: string;
  value: string;
  onChange(value: string): void;
  inputRef: React.RefObject<HTMLInputElement | null>;
}) {
  return (
    <label className="field search">
      <Icon name="history" />
      <input
        ref={props.inputRef}
        type="search"
        placeholder={props.label}
        aria-label={props.label}
        value={props.value}
        maxLength={100}
        onChange={event => props.onChange(event.target.value)}
      />
      <kbd>/</kbd>
    </label>
  );
}
