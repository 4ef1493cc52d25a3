import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seriousFindings } from '../conformance/look.ts';
import { findLayoutFaults } from './look-over.ts';
import { dayMs, type RunningServer } from './server.ts';

const password = 'a sentence that nobody guesses';
const stepMs = 30_000;

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name }).first().waitFor();

/** Nothing is cut off, and axe finds nothing. */
export async function looksRight(page: Page): Promise<void> {
  expect(await findLayoutFaults(page)).toEqual([]);
  expect(await seriousFindings(page)).toEqual([]);
}

/** The sizes of the pages that are printed, in points. */
export async function printedPages(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, ...sizes]) => sizes.map(size => Math.round(Number(size))).join(' x '));
}

/** A OneRoster 1.2 archive of a school with these children by class. */
export function archiveOf(classes: Readonly<Record<string, readonly string[]>>): Buffer {
  const names = Object.keys(classes);
  const children = names.flatMap(className =>
    (classes[className] ?? []).map(name => ({ id: `${className}-${name}`, className, name })),
  );
  const parts = ['orgs', 'users', 'classes', 'enrollments', 'demographics'];
  const tables: Record<string, string[]> = {
    manifest: [
      'propertyName,value',
      'manifest.version,1.0',
      'oneroster.version,1.2',
      ...parts.map(part => `file.${part},bulk`),
    ],
    orgs: ['sourcedId,name,type', 's,Papatya,school'],
    classes: [
      'sourcedId,title,classType,schoolSourcedId',
      ...names.map(name => `${name},${name},homeroom,s`),
    ],
    users: [
      'sourcedId,enabledUser,givenName,familyName',
      ...children.map(({ id, name }) => `${id},true,${name},Demir`),
    ],
    enrollments: [
      'sourcedId,classSourcedId,schoolSourcedId,userSourcedId,role',
      ...children.map(({ id, className }) => `e-${id},${className},s,${id},student`),
    ],
    demographics: ['sourcedId,birthDate', ...children.map(({ id }) => `${id},2016-03-14`)],
  };
  const files = Object.entries(tables).map(([name, rows]) => [
    `${name}.csv`,
    strToU8(`${rows.join('\n')}\n`),
  ]);
  return Buffer.from(zipSync(Object.fromEntries(files)));
}

/** What the adults of a new school have besides their browsers: a clock, letters, and an app that gives codes. */
export function createAdults(server: RunningServer) {
  let ahead = 0;
  const secrets = new Map<string, Secret>();
  const used = new Set<string>();

  /** A code of an adult's app that it has not used: each works once. */
  const codeOf = (name: string): string => {
    const secret = secrets.get(name);
    if (!secret) throw new Error(`${name} has no app for codes`);
    const now = Date.now() + ahead;
    const codes = [0, -stepMs, stepMs].map(shift =>
      new TOTP({ secret }).generate({ timestamp: now + shift }),
    );
    const code = codes.find(one => !used.has(name + one));
    if (!code) throw new Error(`No unused code left for ${name}`);
    used.add(name + code);
    return code;
  };

  /** Sets up the app for codes with what the page shows. */
  const setUpCodes = async (page: Page, name: string): Promise<string> => {
    const shown = await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent();
    secrets.set(name, Secret.fromBase32((shown ?? '').replaceAll(' ', '')));
    return codeOf(name);
  };

  /** The texts of all letters that were sent. */
  const letters = async (): Promise<string[]> => {
    const folder = path.join(server.dataDir, 'mail');
    const files = (await readdir(folder).catch(() => [])).filter(file => file.endsWith('.eml'));
    const texts = files.map(file => readFile(path.join(folder, file), 'utf8'));
    return (await Promise.all(texts)).map(text => text.replace(/=\r?\n/g, ''));
  };

  /** What the server printed. */
  const printed = async (pattern: RegExp): Promise<string> => {
    const found = async () => pattern.exec(await readFile(server.logFile, 'utf8'))?.[0];
    await expect.poll(found).toBeDefined();
    return (await found()) ?? '';
  };

  return {
    password,
    printed,
    setUpCodes,
    letters,

    /** Moves the clock of the server on by a day. */
    async nextDay(): Promise<void> {
      ahead += dayMs;
      await server.moveClock(dayMs);
    },

    /** The time on the clock of the server. */
    now: (): number => Date.now() + ahead,

    /** What a letter says, once one has it. */
    async mailed(pattern: RegExp): Promise<string> {
      const found = async () =>
        (await letters()).map(text => pattern.exec(text)?.[0]).find(Boolean);
      await expect.poll(found).toBeDefined();
      return (await found()) ?? '';
    },

    /** Makes an account with the link of an invitation, up to the app. */
    async join(page: Page, name: string, email?: string): Promise<void> {
      await heading(page, 'Join DigiPals');
      await field(page, 'Your name').fill(name);
      if (email) await field(page, 'E-mail').fill(email);
      await field(page, 'Password').fill(password);
      await field(page, 'Password, again').fill(password);
      await press(page, 'Next');
      await field(page, 'Six figures').fill(await setUpCodes(page, name));
      await heading(page, 'Keep these codes');
      await press(page, 'I have kept them');
    },

    /** Signs an adult in again, whose session has ended. */
    async signIn(page: Page, name: string, email: string): Promise<void> {
      await field(page, 'E-mail').fill(email);
      await field(page, 'Password').fill(password);
      await press(page, 'Next');
      await field(page, 'Six figures').fill(codeOf(name));
    },

    /** Adds a reviewer of the desk. @returns its password */
    async addReviewer(email: string): Promise<string> {
      const command = path.resolve(import.meta.dirname, '../../apps/server/src/staff.ts');
      const words = [command, 'add', email, 'reviewer'];
      const { stdout } = await promisify(execFile)(process.execPath, words, {
        env: server.commandEnv,
      });
      return /password (\S+)/.exec(stdout)?.[1] ?? '';
    },
  };
}
