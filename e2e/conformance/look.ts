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

type Wanted = {
  /** Rules to skip. */
  except?: readonly string[];
  /** The only rules to run. */
  only?: readonly string[];
  impacts?: readonly Impact[];
};

/** Findings of axe with rule, element and reason. */
export async function findings(
  page: Page,
  { except = [], only, impacts = ['minor', 'moderate', 'serious', 'critical'] }: Wanted = {},
): Promise<string[]> {
  const axeSource = (await hasAxe(page)) ? nothing : axe;
  const builder = new AxeBuilder({ page, axeSource })
    // Collecting passed elements would take most of the time.
    .options({ resultTypes: ['violations'] })
    .disableRules([...except])
    // No page has frames, so axe needs no second page to merge results.
    .setLegacyMode();
  const { violations } = await (only ? builder.withRules([...only]) : builder).analyze();
  return violations
    .filter(({ impact }) => !impact || impacts.includes(impact))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} ${failureSummary}`),
    );
}

/** Findings of axe on colours: a dark theme changes nothing else. */
export const colourFindings = (page: Page): Promise<string[]> =>
  findings(page, { only: ['color-contrast', 'link-in-text-block'] });

/** Serious and critical findings of axe. */
export const seriousFindings = (page: Page, except: readonly string[] = []): Promise<string[]> =>
  findings(page, { except, impacts: ['serious', 'critical'] });

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
