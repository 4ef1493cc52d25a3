const POINTS = 16;
const CENTRE = 50;
const OUTER = 40;
const INNER = 34;

/** The edge of the seal: points on two circles in turn. */
const edge = Array.from({ length: POINTS * 2 }, (_, place) => {
  const angle = (Math.PI * place) / POINTS;
  const radius = place % 2 === 0 ? OUTER : INNER;
  return `${CENTRE + radius * Math.sin(angle)},${CENTRE - radius * Math.cos(angle)}`;
}).join(' ');

/** A golden seal with ribbons, and a star in it. */
export const Rosette = ({ className }: { className: string | undefined }) => (
  <svg viewBox="0 0 100 134" aria-hidden="true" className={className}>
    <path d="M34 78 22 130l18-10 12 12 4-50Z" fill="#e0355a" />
    <path d="M66 78l12 52-18-10-12 12-4-50Z" fill="#c62f4b" />
    <polygon points={edge} fill="#f0b01c" />
    <circle cx="50" cy="50" r="29" fill="#ffd766" />
    <circle cx="50" cy="50" r="25.5" fill="none" stroke="#f0b01c" strokeWidth="1.6" />
    <path
      d="m50 31 5.6 12 13.2 1.6-9.8 9 2.7 13L50 60.2l-11.7 6.4 2.7-13-9.8-9L44.4 43Z"
      fill="#fff"
    />
  </svg>
);
