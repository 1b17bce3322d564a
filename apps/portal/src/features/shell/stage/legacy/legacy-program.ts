import { SubsystemFailure } from '@portal/subsystem/failure';
import { whenLoaded, type AssetFile } from '../loading/page-assets.ts';
import type { LegacyFiles } from './legacy-files.ts';
import { trackSideEffects, type SideEffects } from './side-effects.ts';

type Props = Record<string, unknown>;

/** Lifecycle functions of a qiankun app. */
interface Lifecycles {
  bootstrap?: (props: Props) => unknown;
  mount: (props: Props) => unknown;
  unmount: (props: Props) => unknown;
  update?: (props: Props) => unknown;
}

/** A legacy app whose scripts have run. */
export interface LegacyProgram {
  lifecycles: Lifecycles;
  sideEffects: SideEffects;
}

/** Globals by which an app detects qiankun and finds its further files. */
const qiankunGlobals = (base: string) => ({
  ['__POWERED_BY_QIANKUN__']: true,
  ['__INJECTED_PUBLIC_PATH_BY_QIANKUN__']: new URL('.', base).href,
});

/** Runs the scripts of an app, one app at a time: its globals are found by comparing the window before and after. */
export function runLegacyProgram(name: string, files: LegacyFiles): Promise<LegacyProgram> {
  const running = lastRun.then(() => run(name, files));
  lastRun = running.then(
    () => undefined,
    () => undefined,
  );
  return running;
}

let lastRun: Promise<void> = Promise.resolve();

async function run(name: string, { scripts, base }: LegacyFiles): Promise<LegacyProgram> {
  Object.assign(window, qiankunGlobals(base));
  const before = lifecyclesOnWindow();
  const sources = [new URL('.', base).href, ...scripts.map(({ href }) => href)];
  const sideEffects = trackSideEffects(sources, `/${name}`);
  try {
    await Promise.all(scripts.map(runScript));
    const added = [...lifecyclesOnWindow()].filter(([key, found]) => before.get(key) !== found);
    const lifecycles = (added.find(([key]) => key === name) ?? added.at(-1))?.[1];
    if (!lifecycles) {
      throw new SubsystemFailure('mount', `The scripts of ${name} leave no mount and unmount.`);
    }
    await lifecycles.bootstrap?.({ name });
    sideEffects.assignToProgram();
    sideEffects.pause();
    return { lifecycles, sideEffects };
  } catch (error) {
    sideEffects.end();
    throw error;
  }
}

/** Adds a script; all are fetched in parallel and run in order. */
async function runScript(file: AssetFile): Promise<void> {
  const script = Object.assign(document.createElement('script'), {
    src: file.href,
    async: false,
    crossOrigin: 'anonymous',
    ...(file.integrity !== undefined && { integrity: file.integrity }),
  });
  document.head.append(script);
  try {
    await whenLoaded(script, file, 'entry');
  } finally {
    script.remove();
  }
}

/** Finds lifecycles on the window without running any getter. */
function lifecyclesOnWindow(): Map<string, Lifecycles> {
  const found = new Map<string, Lifecycles>();
  for (const key of Object.keys(window)) {
    const value: unknown = Object.getOwnPropertyDescriptor(window, key)?.value;
    if (isLifecycles(value)) found.set(key, value);
  }
  return found;
}

const isLifecycles = (value: unknown): value is Lifecycles =>
  typeof value === 'object' &&
  value !== null &&
  'mount' in value &&
  typeof value.mount === 'function' &&
  'unmount' in value &&
  typeof value.unmount === 'function';
