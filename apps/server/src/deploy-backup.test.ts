import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readDeployed } from './testing/deploy-files.ts';

const script = path.resolve(import.meta.dirname, '../../../deploy/backup/note-success.sh');

test('SCALE-16 a backup that succeeds writes its time under the name that the alert reads', () => {
  const unit = readDeployed('backup/digipals-backup@.service');
  // systemd runs it only when ExecStart has succeeded.
  expect(unit).toMatch(
    /^ExecStart=.*pgbackrest.*\n(#.*\n)?ExecStartPost=\+\S+\/note-success\.sh %i$/m,
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'digipals-metrics-'));
  try {
    const before = Math.floor(Date.now() / 1_000);
    execFileSync(script, ['full', folder]);
    expect(readdirSync(folder)).toEqual(['digipals-backup-full.prom']);
    const text = readFileSync(path.join(folder, 'digipals-backup-full.prom'), 'utf8');
    const [, name = '', seconds] = /^(\w+)\{type="full"\} (\d+)\n$/m.exec(text) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(before);
    expect(readDeployed('watch/rules.yml')).toContain(`time() - max(${name}) > 30 * 3600`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('SCALE-16 without node_exporter a backup that succeeds writes nothing, and does not fail', () => {
  const folder = path.join(tmpdir(), 'digipals-no-such-folder');
  execFileSync(script, ['diff', folder]);
  expect(() => readdirSync(folder)).toThrow('ENOENT');
});
