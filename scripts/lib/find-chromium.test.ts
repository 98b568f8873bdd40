import { expect, test } from 'vitest';
import { decideOnPackage } from './find-chromium.ts';

const DEBIAN_AS_ROOT = { isRoot: true, hasApt: true, isCI: false, isTerminal: true };

test('a developer is asked before a system package is installed', () => {
  expect(decideOnPackage(DEBIAN_AS_ROOT)).toBe('ask');
});

test('without a terminal to ask in, no system package is installed', () => {
  expect(decideOnPackage({ ...DEBIAN_AS_ROOT, isTerminal: false })).toBe('skip');
});

test('CI installs the system package without asking', () => {
  expect(decideOnPackage({ ...DEBIAN_AS_ROOT, isCI: true, isTerminal: false })).toBe('install');
});

test('only root can install it, and only where there is apt', () => {
  expect(decideOnPackage({ ...DEBIAN_AS_ROOT, isCI: true, isRoot: false })).toBe('skip');
  expect(decideOnPackage({ ...DEBIAN_AS_ROOT, isCI: true, hasApt: false })).toBe('skip');
});
