/** Makes sure that there is a Chromium for the journeys: the machine's, Debian's or Playwright's own. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { findChromium } from '../../e2e/support/browser.ts';
import { aptInstall, canAptInstall } from './apt.ts';

function installChromium(): void {
  // It is lighter than Debian's Chromium, and keeps no history, which SHARED-04 would find.
  if (canAptInstall()) {
    aptInstall(['chromium-headless-shell']);
    return;
  }
  const cli = path.resolve(import.meta.dirname, '../../node_modules/playwright-core/cli.js');
  execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
}

const found = findChromium();
const isFull = found === '/usr/bin/chromium' && !process.env['CHROMIUM_PATH'];
if (!found || (isFull && canAptInstall())) installChromium();
const executable = findChromium();
if (!executable) throw new Error('No Chromium found. Install one and set CHROMIUM_PATH.');
const version = execFileSync(executable, ['--version', '--no-sandbox'], { encoding: 'utf8' });
console.log(`${executable}: ${version.trim()}`);
