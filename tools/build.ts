import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from './building/compress.ts';
import { keepBuilds } from './building/keep-builds.ts';
import { fingerprintOf } from './building/fingerprint.ts';
import { beginPhase } from './bootstrap/phase.mjs';
import { listProducts, root } from './building/workspace.ts';

/** Builds the portal and the subsystems whose inputs changed since they were last built. */
async function buildStale(): Promise<void> {
  const stale = listProducts()
    .map((product) => ({ ...product, fingerprint: fingerprintOf(product) }))
    .filter(({ folder, fingerprint }) => fingerprint !== builtFrom(folder));
  if (stale.length === 0) return;
  const end = beginPhase(
    `Building ${stale.length} parts: half a minute for all · 正在构建 ${stale.length} 个部分：全部约半分钟`,
  );
  for (const { folder, fingerprint } of stale) {
    await build(folder);
    // Written last: a build cut short has no stamp, and is made again.
    await writeFile(stampOf(folder), fingerprint);
  }
  end();
}

async function build(folder: string): Promise<void> {
  // Loaded only when there is something to build: a second start must not wait for Vite.
  const vite = await import('vite');
  const at = join(root, folder);
  await vite.build({ root: at, configFile: join(at, 'vite.config.ts'), logLevel: 'warn' });
  await mkdir(join(at, 'dist'), { recursive: true });
  await keepBuilds(join(at, 'dist'));
  await precompress(join(at, 'dist'));
}

const stampOf = (folder: string): string => join(root, folder, 'dist', '.built-from');

function builtFrom(folder: string): string | undefined {
  const stamp = stampOf(folder);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
}

await buildStale();
