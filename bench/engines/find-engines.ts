/** Finds the browsers of `npm run test:engines`, and reports missing ones. Installs nothing. */
import { accessSync, constants, readdirSync } from 'node:fs';
import path from 'node:path';

export type EngineName = 'firefox' | 'webkit';

/** Paths of the programs; undefined if not found. */
export type Programs = {
  firefox?: string;
  webkitDriver?: string;
  miniBrowser?: string;
  /** Undefined where the machine has a display. */
  xvfb?: string;
};

const USUAL_FOLDERS = ['/usr/bin', '/usr/local/bin', '/usr/lib/firefox-esr', '/usr/lib/firefox'];

function isProgram(file: string) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findProgram(...names: string[]) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...USUAL_FOLDERS];
  return names
    .flatMap((name) => folders.filter(Boolean).map((folder) => path.join(folder, name)))
    .find(isProgram);
}

/** WebKitGTK's browser is in /usr/lib/<architecture>/webkit2gtk-4.*; 6.0 has another prefix. */
function findMiniBrowser() {
  const list = (folder: string) => {
    try {
      return readdirSync(folder).map((name) => path.join(folder, name));
    } catch {
      return [];
    }
  };
  const folders = ['/usr/lib', '/usr/libexec', ...list('/usr/lib')].flatMap(list);
  return folders
    .filter((folder) => /\/webkit2?gtk-[\d.]+$/.test(folder))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find(isProgram);
}

export function findPrograms(): Programs {
  return {
    firefox: findProgram('firefox-esr', 'firefox'),
    webkitDriver: findProgram('WebKitWebDriver'),
    miniBrowser: findMiniBrowser(),
    xvfb: process.env.DISPLAY ? undefined : findProgram('Xvfb'),
  };
}

/** One line for each missing program of an engine: its name, and how to install it. */
export function missingFor(engine: EngineName, programs: Programs): string[] {
  const say = (what: string, debianPackage: string) =>
    `${engine}: ${what} is missing; on Debian: apt-get install ${debianPackage}`;
  if (engine === 'firefox') return programs.firefox ? [] : [say('Firefox', 'firefox-esr')];
  return [
    ...(programs.webkitDriver ? [] : [say('WebKitWebDriver', 'webkit2gtk-driver')]),
    ...(programs.miniBrowser ? [] : [say("WebKitGTK's MiniBrowser", 'webkit2gtk-driver')]),
    ...(programs.xvfb || process.env.DISPLAY ? [] : [say('a display, or Xvfb,', 'xvfb')]),
  ];
}
