import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { aloneBuild, alonePage } from '@portal/subsystem/vite/alone';
import { buildApart } from './build-apart.ts';

type SubsystemKey = Parameters<typeof aloneBuild>[0];

const root = join(import.meta.dirname, '../..');
const origin = 'http://alone.test';

/**
 * Makes a system as its team does, in a folder as deep as `subsystems/`, so that its projects find the packages; it depends on
 * what lms does. It is gone when the process ends.
 */
export function makeSubsystem(key: SubsystemKey): string {
  const into = mkdtempSync(join(root, '.made-'));
  process.once('exit', () => rmSync(into, { recursive: true }));
  execFileSync(process.execPath, ['tools/new-subsystem.ts', key, '--into', into], { cwd: root });
  const folder = join(into, key);
  symlinkSync(join(root, 'subsystems/lms/node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Folder of a subsystem of this checkout. */
export const folderOf = (key: SubsystemKey): string => join(root, 'subsystems', key);

export function writeIn(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Opens a subsystem in a simulated shell, without a server; `query` is that of the address. */
export async function openAlone(
  page: Page,
  { folder, key, query = '' }: { folder: string; key: SubsystemKey; query?: string },
): Promise<void> {
  const built = await buildApart({
    ...aloneBuild(key),
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { ...aloneBuild(key).build, write: false },
  });
  if (!('output' in built)) throw new Error('One build has one output.');
  const files = new Map(
    built.output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : Buffer.from(file.source),
    ]),
  );
  const style = [...files.keys()].find((name) => name.endsWith('.css'));
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') {
      return route.fulfill({ contentType: 'text/html', body: alonePage('/alone.js', style) });
    }
    const body = files.get(pathname);
    const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'text/css';
    return body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body, contentType });
  });
  await page.goto(`${origin}/${query}`);
}

/** Returns the faults found by the conformance kit after fifty visits. */
export async function faultsOf(page: Page): Promise<string[]> {
  const found = page.locator('#conduct');
  await found.waitFor({ state: 'attached' });
  return JSON.parse((await found.textContent()) ?? '');
}
