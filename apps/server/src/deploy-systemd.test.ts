import { expect, test } from 'vitest';
import { missingScripts, readDeployed, unknownAmong } from './testing/deploy-files.ts';

/** The values of a key of a unit. */
const valuesOf = (unit: string, key: string): string[] =>
  [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

test.each(['digipals', 'digipals-backup'])(
  'SCALE-66 the unit %s has known settings, existing scripts, and may write to its state only',
  name => {
    const unit = readDeployed(`systemd/${name}.service`);
    const settings = valuesOf(unit, 'Environment').map(line => line.split('='));
    expect(unknownAmong(settings.map(([variable = '']) => variable))).toEqual([]);
    const used = settings.flatMap(([, value = '']) => /^%d\/(.+)$/.exec(value)?.[1] ?? []);
    const loaded = valuesOf(unit, 'LoadCredential').map(line => line.split(':')[0]);
    expect(used).toEqual(loaded);
    expect(missingScripts(unit)).toEqual([]);
    expect(valuesOf(unit, 'StateDirectory')).toEqual([name === 'digipals' ? name : `${name}s`]);
    expect(valuesOf(unit, 'User')).toEqual(['digipals']);
    expect(valuesOf(unit, 'ProtectSystem')).toEqual(['strict']);
    expect(valuesOf(unit, 'NoNewPrivileges')).toEqual(['yes']);
    expect(valuesOf(unit, 'CapabilityBoundingSet')).toEqual(['']);
  },
);

test('SCALE-66 the server keeps its data in its state directory, and the timer has a unit', () => {
  const unit = readDeployed('systemd/digipals.service');
  expect(valuesOf(unit, 'Environment')).toContain('DATA_DIR=/var/lib/digipals');
  expect(valuesOf(readDeployed('systemd/digipals-backup.timer'), 'OnCalendar')).toHaveLength(1);
});
