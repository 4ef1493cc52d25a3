import css from './Icon.module.css';

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
  eyes: (
    <>
      <path d="M1.5 8C3 5.5 4.5 4.5 6 4.5M6 11.5C4.5 11.5 3 10.5 1.5 8M10 4.5c1.5 0 3 1 4.5 3.5-1.5 2.5-3 3.5-4.5 3.5" />
      <circle cx="5.8" cy="8" r="1.7" />
      <circle cx="10.2" cy="8" r="1.7" />
    </>
  ),
  lead: <path d="M8 2.5 14 13H2Zm0 4v3m0 1.6v.2" />,
  help: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <circle cx="8" cy="8" r="2.2" />
      <path d="m4.200 4.200 2.200 2.200M9.600 9.600l2.200 2.200M11.800 4.200 9.600 6.400M6.400 9.600l-2.200 2.200" />
    </>
  ),
  cases: <path d="M2.5 4.5h4L7.7 6h5.8v6.5h-11Z" />,
  replies: (
    <>
      <rect x="2.500" y="4" width="11" height="8" rx="1" />
      <path d="m3 5 5 4 5-4" />
    </>
  ),
  history: (
    <>
      <circle cx="7" cy="7" r="4.3" />
      <path d="m10.2 10.2 3.3 3.3" />
    </>
  ),
  recalls: <path d="M6.500 3.500 3 7l3.500 3.500M3 7h6.500a3.500 3.500 0 0 1 0 6H7" />,
  measures: (
    <path d="M8 3v10M5 13h6M3.500 4.500h9M1.800 9.500 3.500 4.500l1.700 5a1.800 1.800 0 0 1-3.400 0M10.800 9.500l1.700-5 1.700 5a1.800 1.800 0 0 1-3.400 0" />
  ),
  agreement: <path d="M3 13V9M6.3 13V6M9.700 13V8M13 13V3" />,
  audit: (
    <>
      <path d="M8 2 13 4v4c0 3-2 5-5 6-3-1-5-3-5-6V4Z" />
      <path d="m5.8 8 1.6 1.6 3.1-3.1" />
    </>
  ),
  duty: (
    <>
      <circle cx="8" cy="8" r="5.700" />
      <path d="M8 4.800V8l2.300 1.500" />
    </>
  ),
  people: (
    <>
      <circle cx="6" cy="5.500" r="2.500" />
      <path d="M1.800 13c.3-3 2-4.300 4.200-4.300s3.900 1.300 4.200 4.300M10.500 3.300a2.500 2.500 0 0 1 0 4.400M12 9.200c1.300.6 2 1.900 2.200 3.800" />
    </>
  ),
  known: <path d="M8 13.500 2.900 8.300a3 3 0 0 1 5.100-3.100 3 3 0 0 1 5.100 3.100Z" />,
  note: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 7.300v3.500M8 5.200v.1" />
    </>
  ),
  bell: <path d="M4 11V7.500a4 4 0 0 1 8 0V11l1 1.200H3ZM6.800 14h2.400" />,
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
    <svg className={css['icon']} viewBox="0 0 16 16" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
