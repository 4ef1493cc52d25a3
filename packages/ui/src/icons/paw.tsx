/** A paw, in a view box of 24 x 24. */
export const pawShape = (
  <>
    <path d="M12 11.5c3.3 0 6 3 6 5.8 0 2-1.6 3-3.2 2.9-1.1 0-1.8-.6-2.8-.6s-1.7.6-2.8.6C7.6 20.3 6 19.3 6 17.3c0-2.8 2.7-5.8 6-5.8Z" />
    <ellipse cx="4.7" cy="11.5" rx="2.2" ry="2.9" transform="rotate(-24 4.7 11.5)" />
    <ellipse cx="9.3" cy="6.5" rx="2.3" ry="3.1" transform="rotate(-8 9.3 6.5)" />
    <ellipse cx="14.7" cy="6.5" rx="2.3" ry="3.1" transform="rotate(8 14.7 6.5)" />
    <ellipse cx="19.3" cy="11.5" rx="2.2" ry="2.9" transform="rotate(24 19.3 11.5)" />
  </>
);
