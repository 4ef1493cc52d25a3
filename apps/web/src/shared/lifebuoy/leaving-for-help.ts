/** Longer than a page takes to begin leaving. */
const FORGET_MS = 5_000;

let leavingAt = Number.NEGATIVE_INFINITY;

/** Remembers that the child tapped the lifebuoy. */
export function leaveForHelp(): void {
  leavingAt = performance.now();
}

/** Whether the child is on its way to help: then nothing asks it whether it wants to leave. */
export const isLeavingForHelp = (): boolean => performance.now() - leavingAt < FORGET_MS;
