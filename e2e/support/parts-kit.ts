/** What the finders of faults share inside the page. */
export type PartsKit = {
  name(element: Element): string;
  /** The visible elements of a selector, without decoration. */
  all(selector: string): Element[];
  /** What a finger touches: the letters of a word search are found by row, not one at a time. */
  touched(): Element[];
  /** Letters of a word search and boxes of a word: more than fit at 44 px on a phone. */
  letters(): Element[];
  /** Pictures that show something; faces beside bubbles are decoration. */
  pictures(): (HTMLImageElement | HTMLVideoElement)[];
};

/** Makes the kit. Runs inside the page, so it uses nothing of this module. */
export function makePartsKit(): PartsKit {
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const isDecoration = element.closest('[aria-hidden=true]');
    const isDrawn = width > 1 && height > 1;
    return isDrawn && !isDecoration && element.checkVisibility({ visibilityProperty: true });
  };
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isVisible);
  return {
    name(element) {
      const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
      const text = (label ?? element.textContent ?? '').trim().slice(0, 30);
      return `${element.localName} "${text}"`;
    },
    all,
    touched: () =>
      all('[data-question] :is(button:not([data-cell]), input), footer button, header button'),
    letters: () => all('[data-question] :is([data-cell], [data-box])'),
    pictures: () =>
      [...document.querySelectorAll('[data-question] :is(img:not([alt=""]), video)')]
        .filter(picture => !picture.closest('[aria-hidden=true]') && picture.checkVisibility())
        .filter(
          picture => picture instanceof HTMLImageElement || picture instanceof HTMLVideoElement,
        )
        .filter(picture => !picture.closest('[data-side-of]')),
  };
}
