import css from './FriendSign.module.css';

/** Icons used only on the friends pages. */
const signs = {
  people: (
    <g fill="currentColor" stroke="none">
      <circle cx="9" cy="8" r="4" />
      <path d="M2 19.5c0-4.5 3-7 7-7s7 2.5 7 7c0 .8-14 .8-14 0Z" />
      <circle cx="17" cy="9" r="3.2" />
      <path d="M17.5 19.7c3 0 4.5-.2 4.5-.7 0-3.7-2-5.8-5-5.8-.8 0-1.5.1-2.1.4a8.3 8.3 0 0 1 2.6 6.1Z" />
    </g>
  ),
  wave: (
    <path d="M7 12V6.5a1.5 1.5 0 0 1 3 0V11M10 10V4.5a1.5 1.5 0 0 1 3 0V10M13 10V5.5a1.5 1.5 0 0 1 3 0V13M16 12c.5-1.5 1.5-2.5 2.8-2.2 1 .3 1 1.3.7 2.2-1 4-2.5 8.5-7 8.5-3.5 0-6-2-6.5-5.5L5 11.5c-.2-1.8 1.7-2.2 2-.5" />
  ),
  more: (
    <g fill="currentColor" stroke="none">
      <circle cx="5" cy="12" r="2.3" />
      <circle cx="12" cy="12" r="2.3" />
      <circle cx="19" cy="12" r="2.3" />
    </g>
  ),
};

/** A decorative icon as tall as the text around it. */
export function FriendSign({ name }: { name: keyof typeof signs }) {
  return (
    <svg viewBox="0 0 24 24" className={css['sign']} aria-hidden="true">
      {signs[name]}
    </svg>
  );
}
