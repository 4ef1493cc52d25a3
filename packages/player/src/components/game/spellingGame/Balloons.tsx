import { useText } from '@digipals/i18n/react';
import { classes, dominoUrls } from '@digipals/ui';
import css from './Balloons.module.css';
import { places } from './balloons.ts';

type Place = { x: number; y: number };

/** One balloon in a box of 72 x 96. */
export function Balloon({ colour }: { colour: string }) {
  return (
    <g className={css['balloon']} style={{ '--k': colour }}>
      <path d="M36 4c18 0 30 14 30 33 0 20-18 38-30 38S6 57 6 37C6 18 18 4 36 4Z" />
      <path d="M31 75h10l4 8H27Z" />
      <path
        className={css['shade']}
        d="M36 75c18-2 30-20 30-38 0-10-3-19-9-25 3 24-6 46-33 59 4 2.600 8 4 12 4ZM31 75h10l4 8H27Z"
      />
      <path className={css['light']} d="M16 34c0-9 5-16 12-19" />
    </g>
  );
}

/** Where all strings meet. */
const knot = { x: 180, y: 330 };

function Cord({ x, y }: Place) {
  const from = { x: x + 48, y: y + 104 };
  const bend = { x: (from.x + knot.x) / 2 + (knot.x - from.x) / 8, y: (from.y + knot.y) / 2 + 12 };
  return (
    <path
      className={css['string']}
      d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${knot.x} ${knot.y}`}
    />
  );
}

/** Eight rays in place of a balloon. */
function Burst({ x, y, colour }: Place & { colour: string }) {
  return (
    <g transform={`translate(${x + 48} ${y + 56})`}>
      <path
        className={css['burst']}
        style={{ '--k': colour }}
        d="M0-22v-15M0 22v15M-22 0h-15M22 0h15M-16-16-26-26M16-16 26-26M-16 16-26 26M16 16 26 26"
      />
    </g>
  );
}

function Basket() {
  return (
    <>
      <path fill="#d99a4e" d="M84 368h192l-16 66c-2 8-8 12-20 12H120c-12 0-18-4-20-12Z" />
      <path className={css['shade']} d="M180 368h96l-16 66c-2 8-8 12-20 12h-60Z" />
      <path className={css['weave']} d="M92 394h176M98 416h164" />
      <path className={css['ribs']} d="M118 374l12 72M152 374l6 72M208 374l-6 72M242 374l-12 72" />
      <rect x="74" y="356" width="212" height="26" rx="13" fill="#c07c35" />
      <rect className={css['rim']} x="74" y="356" width="212" height="12" rx="6" />
    </>
  );
}

type Props = { left: number; burst: number; colours: readonly string[] };

/** Domino in his basket under the remaining balloons; he sinks a little when one bursts. */
export function Balloons({ left, burst, colours }: Props) {
  const t = useText();
  const all = places.map((place, index) => ({
    ...place,
    key: index,
    colour: colours[index % colours.length] ?? '',
  }));
  const flying = all.slice(0, left);
  const gone = all.slice(left, left + burst);
  // Two names for the same animation, so that it restarts with each burst.
  const sinks = burst > 0 && (left % 2 === 0 ? css['sinks'] : css['sinksAgain']);
  return (
    <svg
      className={css['fly']}
      viewBox="-4 -4 372 456"
      role="img"
      aria-label={t('player.balloons', { count: left })}
    >
      <g className={classes(css['flight'], sinks)}>
        {flying.map(({ key, ...place }) => (
          <Cord key={key} {...place} />
        ))}
        <image href={dominoUrls.head} x="88" y="226" width="184" height="146" />
        <Basket />
        {flying.map(({ key, x, y, colour }) => (
          <g key={key} transform={`translate(${x} ${y}) scale(${4 / 3})`}>
            <Balloon colour={colour} />
          </g>
        ))}
      </g>
      {gone.map(({ key, ...place }) => (
        <Burst key={key} {...place} />
      ))}
    </svg>
  );
}
