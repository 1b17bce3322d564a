import { answerInstead, fetchWhole } from '@portal/testing/answer-instead';
import { createHash } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { changeDatabase } from './test-people.ts';

/** A release written by hand, in the place of a system of the demonstration. */
export interface HandwrittenRelease {
  version: string;
  /** Body of `mount(context)`; by default it shows its version and a field. */
  mount?: string;
  /** Body of `unmount()`. */
  unmount?: string;
}

const defaultMount = (version: string): string => `
  const field = document.createElement('input');
  field.setAttribute('aria-label', '手写备注');
  const title = document.createElement('h1');
  title.textContent = '手写系统 ${version}';
  context.container.append(title, field);`;

export const folderOf = (key: string, version: string): string =>
  `/apps/${key}/handmade-${version}/`;

/** Returns the files of a release by name. */
function filesOf(
  key: string,
  { version, mount = defaultMount(version), unmount = '' }: HandwrittenRelease,
) {
  const script = `export const ${key} = { sdk: 1, key: '${key}', async mount(context) {
    ${mount}
    return { unmount() { ${unmount} } };
  } };`;
  const style = `@scope ([data-subsystem="${key}"]) { h1 { letter-spacing: 0.01px } }`;
  const integrity = { 'index.js': hashOf(script), 'style.css': hashOf(style) };
  const parts = { requires: {}, entry: 'index.js', css: ['style.css'], preload: [], integrity };
  const manifest = { key, sdk: 1, version, ...parts };
  return { manifest, bodies: { 'index.js': script, 'style.css': style } };
}

const hashOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' };

/** Returns the manifest of a release. */
export const manifestOf = (key: string, release: HandwrittenRelease) =>
  filesOf(key, release).manifest;

/** Serves the files of a release to one browser context. */
export async function serveRelease(
  context: BrowserContext,
  key: string,
  release: HandwrittenRelease,
): Promise<void> {
  const { bodies } = filesOf(key, release);
  for (const [name, body] of Object.entries(bodies)) {
    const contentType = types[name.split('.').at(-1) ?? ''] ?? '';
    await context.route(`**${folderOf(key, release.version)}${name}`, (route) =>
      route.fulfill({ body, contentType }),
    );
  }
}

/** Lists a release in the place of a system, for one browser context. */
export async function listRelease(
  context: BrowserContext,
  key: string,
  release: HandwrittenRelease,
): Promise<void> {
  const entry = `${folderOf(key, release.version)}subsystem.json`;
  const { manifest } = filesOf(key, release);
  await changeListEntry(context, key, { kind: 'esm', entry, manifest });
}

/** Changes the list entry of a system, for one browser context. */
export async function changeListEntry(
  context: BrowserContext,
  key: string,
  said: Record<string, unknown>,
): Promise<void> {
  await answerInstead(context, '**/subsystem/list?*', async (route) => {
    const response = await fetchWhole(route);
    const answer: { result: { sysType: string }[] } = await response.json();
    const system = answer.result.find(({ sysType }) => sysType === key);
    if (system) Object.assign(system, said);
    await route.fulfill({ response, json: answer });
  });
}

/** Registers a release and gives it to everybody, as an administrator does. */
export async function registerRelease(key: string, release: HandwrittenRelease): Promise<void> {
  const { version } = release;
  const { manifest } = filesOf(key, release);
  await changeDatabase(
    `insert into subsystem_release (subsystem, version, entry, manifest, released_at)
     values ($1, $2, $3, $4, now())`,
    [key, version, `${folderOf(key, version)}subsystem.json`, JSON.stringify(manifest)],
  );
  await changeDatabase(
    `update subsystem set kind = 'esm', previous_version = current_version, current_version = $2,
       switched_at = now() where key = $1`,
    [key, version],
  );
}

/** Removes all releases but the system's own build, for later tests and a second try. */
export async function removeReleases(key: string): Promise<void> {
  const own = `select version from subsystem_release release
    where release.subsystem = subsystem.key and release.entry = subsystem.entry
    order by released_at desc limit 1`;
  await changeDatabase(
    `update subsystem set current_version = (${own}), previous_version = null, canary_version = null
     where key = $1`,
    [key],
  );
  await changeDatabase(
    `delete from subsystem_release release using subsystem
     where subsystem = key and key = $1 and release.entry <> subsystem.entry`,
    [key],
  );
}
