import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type Impact = 'minor' | 'moderate' | 'serious' | 'critical';

/** Without its comments: the browser reads half as much. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Does nothing: for a document that has axe already. To read axe takes several times as long as to run it. */
const nothing = 'undefined';

const hasAxe = (page: Page): Promise<boolean> => page.evaluate(() => 'axe' in window);

/** What axe finds, the rule, the element and why; `except` names rules to leave out. */
export const findings = async (
  page: Page,
  except: readonly string[] = [],
  impacts: readonly Impact[] = ['minor', 'moderate', 'serious', 'critical'],
): Promise<string[]> => {
  const axeSource = (await hasAxe(page)) ? nothing : axe;
  const { violations } = await new AxeBuilder({ page, axeSource })
    // Telling where all stands that is well takes most of the time.
    .options({ resultTypes: ['violations'] })
    .disableRules([...except])
    // No page has frames, so there is nothing to hand over to another page.
    .setLegacyMode()
    .analyze();
  return violations
    .filter(({ impact }) => !impact || impacts.includes(impact))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} ${failureSummary}`),
    );
};

/** What axe finds serious or critical. */
export const seriousFindings = (page: Page, except: readonly string[] = []): Promise<string[]> =>
  findings(page, except, ['serious', 'critical']);

/** Everything that moves, grows or turns now or soon, by the animated property; fades do not count. */
export const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const moving = ['transform', 'translate', 'rotate', 'scale'];
    return document
      .getAnimations()
      .filter(animation => Number(animation.effect?.getComputedTiming().activeDuration) > 1)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap(frame => Object.keys(frame).filter(key => moving.includes(key)));
  });
