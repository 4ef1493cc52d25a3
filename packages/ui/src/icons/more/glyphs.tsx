import type { Glyph } from '../glyphs.tsx';

/** Icons that no first page needs: loaded after it. */
export const moreGlyphs = {
  book: {
    box: '0 0 24 24',
    body: (
      <path
        d="M12 6.5C9.5 4.5 6.5 4 3.5 4.5v13c3-.5 6 0 8.5 2 2.5-2 5.5-2.5 8.5-2v-13C17.5 4 14.5 4.5 12 6.5Zm0 0v13"
        strokeWidth="2.4"
      />
    ),
  },
  brush: {
    box: '0 0 24 24',
    body: (
      <path
        d="M20 3.5c-5 2-9 6-10.5 9l2.5 2.5c3-1.5 7-5.5 9-10.5ZM8.5 14c-2.5 0-3.5 2-3.5 3.5 0 1.5-1 2.5-2 3 3 1 8 .5 8-4Z"
        strokeWidth="2.2"
      />
    ),
  },
  bulb: {
    box: '0 0 24 24',
    body: (
      <path
        d="M9 17.5c0-2-3-3.5-3-7.3A6 6 0 0 1 12 4a6 6 0 0 1 6 6.2c0 3.8-3 5.3-3 7.3ZM10 21h4"
        strokeWidth="2.6"
      />
    ),
  },
  del: {
    box: '0 0 24 24',
    body: (
      <>
        <path d="M8.5 5.5H20a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H8.5L2.8 12Z" strokeWidth="2.3" />
        <path d="m11.5 9.5 5 5M16.5 9.5l-5 5" strokeWidth="2.3" />
      </>
    ),
  },
  dice: {
    box: '0 0 24 24',
    body: (
      <>
        <rect x="3.5" y="3.5" width="17" height="17" rx="5" strokeWidth="2.6" />
        <g fill="currentColor" stroke="none">
          <circle cx="8.3" cy="8.3" r="1.7" />
          <circle cx="15.7" cy="8.3" r="1.7" />
          <circle cx="12" cy="12" r="1.7" />
          <circle cx="8.3" cy="15.7" r="1.7" />
          <circle cx="15.7" cy="15.7" r="1.7" />
        </g>
      </>
    ),
  },
  fold: {
    box: '0 0 24 24',
    body: (
      <path
        d="m3 3 18 18M9.5 6c.8-.3 1.6-.5 2.5-.5 3.7 0 7 2 9.5 6.5-.8 1.5-1.8 2.7-2.8 3.700M6 8c-1.3 1-2.5 2.3-3.5 4 2.5 4.5 5.8 6.5 9.5 6.5 1.3 0 2.6-.3 3.7-.8"
        strokeWidth="2.4"
      />
    ),
  },
  eye: {
    box: '0 0 24 24',
    body: (
      <>
        <path
          d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12Z"
          strokeWidth="2.4"
        />
        <circle cx="12" cy="12" r="3.2" fill="currentColor" stroke="none" />
      </>
    ),
  },
  flag: {
    box: '0 0 24 24',
    body: <path d="M6 21V4M6 5c4-2.5 7 2 12 0v8.5c-5 2-8-2.5-12 0" strokeWidth="2.6" />,
  },
  heart: {
    box: '0 0 24 24',
    body: (
      <path d="M12 20.5C5 16 2.5 12.5 2.5 8.8 2.5 6 4.7 4 7.2 4 9.2 4 11 5.2 12 7c1-1.8 2.8-3 4.8-3 2.5 0 4.7 2 4.7 4.8 0 3.7-2.5 7.2-9.5 11.7Z" />
    ),
  },
  hand: {
    box: '0 0 24 24',
    // The thumb on the right: a left hand.
    body: (
      <path
        d="M16 12V6a1.7 1.7 0 0 0-3.4 0v5V4.5a1.7 1.7 0 0 0-3.4 0V11V6.5a1.7 1.7 0 0 0-3.4 0V14c0 4.5 2.5 7 6.2 7 3 0 4.5-1.5 6.5-5L20 12.8c.8-1.5-1.2-2.8-2.3-1.4Z"
        strokeWidth="2"
      />
    ),
  },
  lock: {
    box: '0 0 24 24',
    body: (
      <>
        <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" strokeWidth="2.6" />
        <rect x="4.5" y="10" width="15" height="10.5" rx="3.5" fill="currentColor" stroke="none" />
      </>
    ),
  },
  mic: {
    box: '0 0 24 24',
    body: (
      <>
        <rect x="8.5" y="2.5" width="7" height="11.5" rx="3.5" fill="currentColor" stroke="none" />
        <path d="M5 11.5a7 7 0 0 0 14 0M12 18.5v3" strokeWidth="2.6" />
      </>
    ),
  },
  moon: {
    box: '0 0 24 24',
    body: <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z" strokeWidth="2.6" />,
  },
  music: {
    box: '0 0 24 24',
    body: (
      <>
        <path d="M9 18V6l10-2v12" strokeWidth="2.6" />
        <circle cx="6.5" cy="18" r="2.8" fill="currentColor" />
        <circle cx="16.5" cy="16" r="2.8" fill="currentColor" />
      </>
    ),
  },
  mute: {
    box: '0 0 24 24',
    body: (
      <>
        <path d="M4 9.5v5h3.5l5 4v-13l-5 4Z" fill="currentColor" strokeWidth="2" />
        <path d="m16 9.5 5 5M21 9.5l-5 5" strokeWidth="2.4" />
      </>
    ),
  },
  pause: {
    box: '0 0 24 24',
    body: (
      <g fill="currentColor" stroke="none">
        <rect x="5.5" y="4.5" width="5" height="15" rx="2" />
        <rect x="13.5" y="4.5" width="5" height="15" rx="2" />
      </g>
    ),
  },
  pen: { box: '0 0 24 24', body: <path d="M15.5 4.5 19.5 8.5 9 19l-5 1 1-5Z" strokeWidth="2.6" /> },
  plus: { box: '0 0 24 24', body: <path d="M12 5v14M5 12h14" /> },
  poster: {
    box: '0 0 24 24',
    body: (
      <>
        <rect x="3.5" y="3.5" width="17" height="17" rx="2.5" strokeWidth="2.3" />
        <path d="m7 12 5-5 5 5M8.5 11v5.5h7V11" strokeWidth="2.3" />
      </>
    ),
  },
  puzzle: {
    box: '0 0 24 24',
    body: (
      <path
        d="M9.5 4.5a2.2 2.2 0 0 1 4.4 0v1.2h4.3c.7 0 1.3.6 1.3 1.3v4h-1.3a2.3 2.3 0 0 0 0 4.6h1.3v3.6c0 .7-.6 1.3-1.3 1.3H5.3c-.7 0-1.3-.6-1.3-1.3v-4.1h.9a2.1 2.1 0 0 0 0-4.2H4V7c0-.7.6-1.3 1.3-1.3h4.2Z"
        fill="currentColor"
        stroke="none"
      />
    ),
  },
  qr: {
    box: '0 0 24 24',
    body: (
      <>
        <path d="M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4Z" strokeWidth="2.4" />
        <path d="M14 14h2.5v2.5M20 14v.1M14 20h.1M18 18h2v2" strokeWidth="2.6" />
      </>
    ),
  },
  returned: {
    box: '0 0 24 24',
    body: <path d="M9 6 4 11l5 5M4.5 11H14a5.5 5.5 0 0 1 0 8h-2" strokeWidth="2.8" />,
  },
  search: {
    box: '0 0 24 24',
    body: (
      <>
        <circle cx="10.5" cy="10.5" r="6" />
        <path d="m15 15 5.5 5.5" />
      </>
    ),
  },
  send: {
    box: '0 0 24 24',
    body: (
      <>
        <path
          d="M20.8 3.2 3.6 9.6c-1 .4-1 1.8 0 2.2l6.2 2.4 2.4 6.2c.4 1 1.8 1 2.2 0Z"
          fill="currentColor"
          strokeWidth="2"
        />
        <path d="m9.8 14.2 5-5" stroke="#fff" strokeOpacity=".0" />
      </>
    ),
  },
  shift: {
    box: '0 0 24 24',
    body: <path d="m12 4 8 8.5h-4.5V19h-7v-6.5H4Z" fill="currentColor" strokeWidth="2" />,
  },
  shirt: {
    box: '0 0 24 24',
    body: (
      <path
        d="M8.5 3.5 3 6.5l2 4.5 2.2-.8V20.5h9.6V10.2l2.2.8 2-4.5-5.5-3c-.8 1.5-2 2.2-3.5 2.2S9.3 5 8.5 3.5Z"
        strokeWidth="2.4"
      />
    ),
  },
  slow: {
    box: '0 0 34 26',
    body: (
      <>
        <g stroke="none" fill="currentColor">
          <path d="M3 18C3 10.6 7.6 6 13 6s10 4.6 10 12Z" />
          <path d="M22.5 18c1.3-.3 1.9-1.3 2-2.8.2-3.2 1.8-5.2 4.3-5.2 2.2 0 3.7 1.6 3.7 3.7 0 1.9-1.3 3.2-3.2 3.4-.8 2.7-2.9 4.2-5.8 4.2H3.8a1.65 1.65 0 0 1 0-3.3Z" />
          <rect x="5.5" y="18" width="5.8" height="7" rx="2.8" />
          <rect x="16" y="18" width="5.8" height="7" rx="2.8" />
        </g>
        <circle cx="29.4" cy="13.3" r="1.2" fill="var(--f)" stroke="none" />
        <path
          d="M3.5 18h19M13 9.6 9.2 12.3v3.5M13 9.6l3.8 2.7v3.5"
          stroke="var(--f)"
          strokeWidth="1.7"
          fill="none"
        />
      </>
    ),
  },
  sprout: {
    box: '0 0 24 24',
    body: (
      <path
        d="M12 20v-9M12 14c0-4-3-7-8-7 0 4 3 7 8 7Zm0-3c0-4 3-7 8-7 0 4-3 7-8 7ZM7 20h10"
        strokeWidth="2.4"
      />
    ),
  },
  sticker: {
    box: '0 0 24 24',
    body: (
      <path
        d="M13 20.5H7A3.5 3.5 0 0 1 3.5 17V7A3.5 3.5 0 0 1 7 3.5h10A3.5 3.5 0 0 1 20.5 7v6Zm0 0V16.5A3.5 3.5 0 0 1 16.5 13h4M8.5 9.5h.1M15 9.5h.1"
        strokeWidth="2.4"
      />
    ),
  },
  stop: {
    box: '0 0 24 24',
    body: <rect x="6" y="6" width="12" height="12" rx="3.5" fill="currentColor" stroke="none" />,
  },
  ticks: {
    box: '0 0 24 24',
    body: <path d="m2.5 13 4.2 4.2L15 8.5M11.5 16.5l.8.7L21 8.5" strokeWidth="2.8" />,
  },
  undo: {
    box: '0 0 24 24',
    body: <path d="M8 5 4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-4" />,
  },
} satisfies Record<string, Glyph>;
