import type { ReactNode } from 'react';
import { pawShape } from './paw.tsx';

/** The drawing of one icon: its view box and its paths, in `currentColor`. */
export type Glyph = { box: string; body: ReactNode };

/** Icons of the toolbars, the first page and the player: bundled with the app. */
export const glyphs = {
  academy: {
    box: '0 0 36 36',
    body: (
      <g fill="currentColor" stroke="none">
        <path
          d="M18 6 2.5 13.5 18 21l15.5-7.5Z"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d="M9 19.5V25c0 2.5 4 4.5 9 4.5s9-2 9-4.5v-5.5L18 24Z" />
        <path d="M32 14v8" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        <circle cx="32" cy="24.5" r="2.5" />
      </g>
    ),
  },
  again: { box: '0 0 24 24', body: <path d="M19 12a7 7 0 1 1-2.2-5.1M17.5 3v4.5H13" /> },
  bell: {
    box: '0 0 24 24',
    body: (
      <>
        <path
          d="M12 3.2c-3.6 0-6 2.7-6 6.2v3.4l-1.8 3a1.1 1.1 0 0 0 1 1.7h13.6a1.1 1.1 0 0 0 1-1.7l-1.8-3V9.4c0-3.5-2.4-6.2-6-6.2Z"
          fill="currentColor"
          strokeWidth="1.6"
        />
        <path d="M10 20.4c1.2 1 2.8 1 4 0" strokeWidth="2.6" />
      </>
    ),
  },
  clock: {
    box: '0 0 24 24',
    body: (
      <>
        <circle cx="12" cy="12" r="8.5" strokeWidth="2.6" />
        <path d="M12 7.5V12l3 2" strokeWidth="2.6" />
      </>
    ),
  },
  down: { box: '0 0 24 24', body: <path d="m5 9 7 7 7-7" /> },
  exit: {
    box: '0 0 24 24',
    body: (
      <path
        d="M13.5 4H7a2.5 2.5 0 0 0-2.5 2.5v11A2.5 2.5 0 0 0 7 20h6.5M10.5 12H20M16.5 8l4 4-4 4"
        strokeWidth="2.8"
      />
    ),
  },
  friends: {
    box: '0 0 36 36',
    body: (
      <g fill="currentColor" stroke="none">
        <circle cx="14" cy="11" r="6" />
        <path d="M3 29c0-7 4.5-11 11-11 3 0 5.5.8 7.4 2.4a9 9 0 0 0-2.4 8.2c.1.6.3 1.2.5 1.7-1.6.4-3.5.7-5.5.7-6.5 0-11-.5-11-2Z" />
        <path d="M28 19.5a2 2 0 0 1 2 2V24h2.5a2 2 0 0 1 0 4H30v2.5a2 2 0 0 1-4 0V28h-2.5a2 2 0 0 1 0-4H26v-2.5a2 2 0 0 1 2-2Z" />
      </g>
    ),
  },
  full: {
    box: '0 0 24 24',
    body: <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" strokeWidth="2.8" />,
  },
  globe: {
    box: '0 0 36 36',
    body: (
      <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
        <circle cx="18" cy="18" r="13" />
        <path d="M5.5 14h25M5.5 22h25M18 5c-8 8-8 18 0 26M18 5c8 8 8 18 0 26" />
      </g>
    ),
  },
  help: {
    box: '0 0 24 24',
    body: (
      <path
        d="M9 8.5c.3-2 1.6-3 3.2-3 1.9 0 3.3 1.2 3.3 3 0 2.6-3.3 2.7-3.3 5.3M12.2 18.5v.1"
        strokeWidth="3.2"
      />
    ),
  },
  home: {
    box: '0 0 36 36',
    body: (
      <path
        d="M16 5.5a3 3 0 0 1 4 0l11.5 10.3c1.7 1.6.6 4.2-1.7 4.2H29v8a3 3 0 0 1-3 3h-4.5v-6a3.5 3.5 0 0 0-7 0v6H10a3 3 0 0 1-3-3v-8h-.8c-2.3 0-3.4-2.6-1.7-4.2Z"
        fill="currentColor"
      />
    ),
  },
  left: { box: '0 0 24 24', body: <path d="m15 5-7 7 7 7" /> },
  menu: { box: '0 0 24 24', body: <path d="M4 6.5h16M4 12h16M4 17.5h16" /> },
  ok: { box: '0 0 24 24', body: <path d="m5 12.5 5 5 9.5-10.5" strokeWidth="4" /> },
  paw: { box: '0 0 24 24', body: pawShape },
  play: {
    box: '0 0 24 24',
    body: (
      <path
        d="M7.5 5.2c0-1.2 1.2-1.9 2.2-1.3l10 6.3c1 .6 1 2 0 2.6l-10 6.3c-1 .6-2.2-.1-2.2-1.3Z"
        transform="translate(-.6 .5)"
        fill="currentColor"
        stroke="none"
      />
    ),
  },
  replay: {
    box: '0 0 24 24',
    body: <path d="M5.5 12a6.8 6.8 0 1 0 2-4.8M4.8 3.5v4.7h4.7" strokeWidth="2.8" />,
  },
  right: { box: '0 0 24 24', body: <path d="m9 5 7 7-7 7" /> },
  speak: {
    box: '0 0 24 24',
    body: (
      <>
        <path d="M4 9.5v5h3.5l5 4v-13l-5 4Z" fill="currentColor" strokeWidth="2" />
        <path d="M16 9c1.5 2 1.5 4 0 6M19 6.5c3 3.5 3 7.5 0 11" strokeWidth="2.4" />
      </>
    ),
  },
  trophy: {
    box: '0 0 36 36',
    body: (
      <g fill="currentColor" stroke="none">
        <path d="M10 5h16v9c0 6-3.5 10-8 10s-8-4-8-10Z" />
        <path
          d="M9 8H4c-.5 6 2 10 6.5 10.5M27 8h5c.5 6-2 10-6.5 10.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="3.2"
          strokeLinecap="round"
        />
        <rect x="16" y="22" width="4" height="6" />
        <rect x="10.5" y="27" width="15" height="5" rx="2.5" />
      </g>
    ),
  },
  up: { box: '0 0 24 24', body: <path d="m5 15 7-7 7 7" /> },
  x: { box: '0 0 24 24', body: <path d="m6 6 12 12M18 6 6 18" /> },
} satisfies Record<string, Glyph>;
