const stepMs = 60;
const longestMs = 1_500;

/**
 * Counts from one amount to another in at most 1.5 s.
 *
 * @returns a function that stops the count
 */
export function countUp(from: number, to: number, onStep: (amount: number) => void): () => void {
  const steps = Math.min(to - from, Math.floor(longestMs / stepMs));
  let step = 0;
  const timer = setInterval(() => {
    step += 1;
    onStep(Math.round(from + ((to - from) * step) / steps));
    if (step >= steps) clearInterval(timer);
  }, stepMs);
  return () => clearInterval(timer);
}
