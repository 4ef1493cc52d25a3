const stepMs = 60;
const longestMs = 1_500;

/**
 * Tells each number on the way from one amount to another, in at most 1.5 s.
 *
 * @returns a function that stops it
 */
export function countUp(from: number, to: number, tell: (amount: number) => void): () => void {
  const steps = Math.min(to - from, Math.floor(longestMs / stepMs));
  let step = 0;
  const timer = setInterval(() => {
    step += 1;
    tell(Math.round(from + ((to - from) * step) / steps));
    if (step >= steps) clearInterval(timer);
  }, stepMs);
  return () => clearInterval(timer);
}
