import { answerInstead, fetchWhole } from '@portal/testing/answer-instead';
import type { BrowserContext } from '@playwright/test';
import { subsystemBuild } from '@portal/subsystem/vite/subsystem-build';
import { mergeConfig } from 'vite';
import { buildApart } from './build-apart.ts';

type SubsystemKey = Parameters<typeof subsystemBuild>[0];

/** Files served instead of a subsystem's own, by name. */
export type SampleFiles = ReadonlyMap<string, string | Buffer>;

/** Builds the sample as subsystems are built, without leaving a file. */
export const buildSample = (): Promise<SampleFiles> => buildSystem('ors', import.meta.dirname);

/** Builds the subsystem in a folder, without leaving a file. */
export async function buildSystem(key: SubsystemKey, folder: string): Promise<SampleFiles> {
  const built = await buildApart(
    mergeConfig(subsystemBuild(key), {
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: { write: false },
    }),
  );
  if (!('output' in built)) throw new Error('One build has one output.');
  return new Map(
    built.output.map((file) => [
      file.fileName,
      file.type === 'chunk' ? file.code : Buffer.from(file.source),
    ]),
  );
}

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};

/** Gives the files of a system's build to the pages of one browser. */
export async function serveFiles(
  context: BrowserContext,
  key: SubsystemKey,
  files: SampleFiles,
): Promise<void> {
  await context.route(`**/apps/${key}/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.replace(`/apps/${key}/`, '');
    const body = files.get(name);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return route.fulfill({ body, contentType });
  });
}

/** Puts the sample in the place of store operations, for the pages of one browser. */
export async function serveSample(context: BrowserContext, files: SampleFiles): Promise<void> {
  await serveFiles(context, 'ors', files);
  // The list of systems carries the manifests of this server: without them, each is asked for where it lies.
  await answerInstead(context, '**/subsystem/list?*', async (route) => {
    const response = await fetchWhole(route);
    const answer = await response.json();
    for (const system of answer.result) delete system.manifest;
    await route.fulfill({ response, json: answer });
  });
}
