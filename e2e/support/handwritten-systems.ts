import { answerInstead } from '@portal/testing/answer-instead';
import { createHash } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { change } from './test-people.ts';

/** A system written by hand, in the place of one of the demonstration: what it does when it is mounted. */
export interface Handmade {
  version: string;
  /** JavaScript in `mount(context)`; by default it shows its version and a field. */
  mount?: string;
  /** JavaScript in `unmount()`. */
  unmount?: string;
}

const showing = (version: string): string => `
  const field = document.createElement('input');
  field.setAttribute('aria-label', '手写备注');
  const title = document.createElement('h1');
  title.textContent = '手写系统 ${version}';
  context.container.append(title, field);`;

export const folderOf = (key: string, version: string): string =>
  `/apps/${key}/handmade-${version}/`;

/** The files of a release of it, by address. */
function filesOf(key: string, { version, mount = showing(version), unmount = '' }: Handmade) {
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

/** The manifest of a release of it. */
export const manifestOf = (key: string, release: Handmade) => filesOf(key, release).manifest;

/** Gives out the files of a release to one browser. */
export async function serveHandmade(
  context: BrowserContext,
  key: string,
  release: Handmade,
): Promise<void> {
  const { bodies } = filesOf(key, release);
  for (const [name, body] of Object.entries(bodies)) {
    const contentType = types[name.split('.').at(-1) ?? ''] ?? '';
    await context.route(`**${folderOf(key, release.version)}${name}`, (route) =>
      route.fulfill({ body, contentType }),
    );
  }
}

/** Puts a release in the place of a system in the list one browser gets. */
export async function listHandmade(
  context: BrowserContext,
  key: string,
  release: Handmade,
): Promise<void> {
  const entry = `${folderOf(key, release.version)}subsystem.json`;
  const { manifest } = filesOf(key, release);
  await changeListed(context, key, { kind: 'esm', entry, manifest });
}

/** Changes what is said of a system in the list one browser gets. */
export async function changeListed(
  context: BrowserContext,
  key: string,
  said: Record<string, unknown>,
): Promise<void> {
  await answerInstead(context, '**/subsystem/list?*', async (route) => {
    // What the browser has of it already is no answer to be changed.
    const { 'if-none-match': _, ...headers } = route.request().headers();
    const response = await route.fetch({ headers });
    const answer: { result: { sysType: string }[] } = await response.json();
    const system = answer.result.find(({ sysType }) => sysType === key);
    if (system) Object.assign(system, said);
    await route.fulfill({ response, json: answer });
  });
}

/** Registers a release and gives it to everybody, as an administrator does. */
export async function releaseHandmade(key: string, release: Handmade): Promise<void> {
  const { version } = release;
  const { manifest } = filesOf(key, release);
  await change(
    `insert into subsystem_release (subsystem, version, entry, manifest, released_at)
     values ($1, $2, $3, $4, now())`,
    [key, version, `${folderOf(key, version)}subsystem.json`, JSON.stringify(manifest)],
  );
  await change(
    `update subsystem set kind = 'esm', previous_version = current_version, current_version = $2,
       switched_at = now() where key = $1`,
    [key, version],
  );
}

/** Takes back what was released besides the system's own build, for those who come after and for a second try. */
export async function takeBackReleases(key: string): Promise<void> {
  const own = `select version from subsystem_release release
    where release.subsystem = subsystem.key and release.entry = subsystem.entry
    order by released_at desc limit 1`;
  await change(
    `update subsystem set current_version = (${own}), previous_version = null, canary_version = null
     where key = $1`,
    [key],
  );
  await change(
    `delete from subsystem_release release using subsystem
     where subsystem = key and key = $1 and release.entry <> subsystem.entry`,
    [key],
  );
}
