import type { KeyboardEvent } from 'react';

const buttonsOf = (group: Element): HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>('button'),
];

/** The number of buttons in the first row, which share their vertical position. */
function columnsOf(buttons: readonly HTMLElement[]): number {
  const top = buttons[0]?.offsetTop;
  return Math.max(1, buttons.filter(button => button.offsetTop === top).length);
}

/** Arrow keys move focus through a grid of buttons; the buttons handle Space and Enter. */
export function useArrowKeys() {
  return (event: KeyboardEvent) => {
    const buttons = buttonsOf(event.currentTarget);
    const columns = columnsOf(buttons);
    const steps: Partial<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columns,
      ArrowDown: columns,
    };
    const step = steps[event.key];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    buttons[at + step]?.focus();
  };
}
