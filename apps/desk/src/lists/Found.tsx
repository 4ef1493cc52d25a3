import css from './Found.module.css';

/** A text with the search term highlighted. */
export function Found({ text, q }: { text: string; q: string }) {
  if (q === '') return text;
  const found = text.toLowerCase().indexOf(q.toLowerCase());
  if (found < 0) return text;
  const end = found + q.length;
  return (
    <>
      {text.slice(0, found)}
      <mark className={css['found']}>{text.slice(found, end)}</mark>
      {text.slice(end)}
    </>
  );
}

/** The part of a text around the search term. */
export function excerpt(text: string, q: string, length = 90): string {
  if (text.length <= length) return text;
  const found = q === '' ? 0 : Math.max(0, text.toLowerCase().indexOf(q.toLowerCase()));
  const from = Math.max(0, Math.min(found - 30, text.length - length));
  const cut = text.slice(from, from + length);
  return `${from > 0 ? '… ' : ''}${cut}${from + length < text.length ? ' …' : ''}`;
}
