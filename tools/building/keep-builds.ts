import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The newest build of a subsystem and this many in all are kept: pages that are open go on with the files they know. */
const most = 3;

interface Build {
  version: string;
  files: string[];
}

/**
 * Takes away the files of the oldest builds from a folder into which builds are written over each other. A folder
 * without a manifest holds no subsystem, and is left alone.
 */
export async function keepBuilds(folder: string): Promise<void> {
  const manifest = await readFile(join(folder, 'subsystem.json'), 'utf8').catch(() => undefined);
  if (manifest === undefined) return;
  const { version, integrity }: { version: string; integrity: Record<string, string> } =
    JSON.parse(manifest);
  const list = join(folder, '.builds.json');
  const before: Build[] = JSON.parse(await readFile(list, 'utf8').catch(() => '[]'));
  const newest = { version, files: Object.keys(integrity) };
  const kept = [newest, ...before.filter((build) => build.version !== version)].slice(0, most);
  await writeFile(list, JSON.stringify(kept));
  const wanted = new Set(['subsystem.json', ...kept.flatMap(({ files }) => files)]);
  for (const name of await readdir(folder)) {
    const isOurs = name.startsWith('.') || wanted.has(name.replace(/\.(?:br|gz)$/, ''));
    if (!isOurs) await rm(join(folder, name), { recursive: true });
  }
}
