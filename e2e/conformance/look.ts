import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type Impact = 'minor' | 'moderate' | 'serious' | 'critical';

/** The minified build: half as much for the browser to parse. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** For a document that already has axe: parsing it again takes several times as long as running it. */
const nothing = 'undefined';

const hasAxe = (page: Page): Promise<boolean> => page.evaluate(() => 'axe' in window);

/** Findings of axe with rule, element and reason; `except` names rules to skip. */
export const findings = async (
  page: Page,
  except: readonly string[] = [],
  impacts: readonly Impact[] = ['minor', 'moderate', 'serious', 'critical'],
): Promise<string[]> => {
  const axeSource = (await hasAxe(page)) ? nothing : axe;
  const { violations } = await new AxeBuilder({ page, axeSource })
    // Collecting passed elements would take most of the time.
    .options({ resultTypes: ['violations'] })
    .disableRules([...except])
    // No page has frames, so axe needs no second page to merge results.
    .setLegacyMode()
    .analyze();
  return violations
    .filter(({ impact }) => !impact || impacts.includes(impact))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} ${failureSummary}`),
    );
};

/** Serious and critical findings of axe. */
export const seriousFindings = (page: Page, except: readonly string[] = []): Promise<string[]> =>
  findings(page, except, ['serious', 'critical']);

/** Animated properties that move, scale or rotate elements; fades do not count. */
export const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const moving = ['transform', 'translate', 'rotate', 'scale'];
    return document
      .getAnimations()
      .filter(animation => Number(animation.effect?.getComputedTiming().activeDuration) > 1)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap(frame => Object.keys(frame).filter(key => moving.includes(key)));
  });
