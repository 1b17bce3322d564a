import { SubsystemFailure } from '@portal/subsystem/failure';
import { arrivalOf, type File } from '../loading/page-assets.ts';
import type { LegacyFiles } from './legacy-files.ts';
import { followTraces, type Traces } from './side-effects.ts';

type Props = Record<string, unknown>;

/** What qiankun asks of an app. */
interface Lifecycles {
  bootstrap?: (props: Props) => unknown;
  mount: (props: Props) => unknown;
  unmount: (props: Props) => unknown;
  update?: (props: Props) => unknown;
}

/** A legacy app whose scripts have run. */
export interface Program {
  lifecycles: Lifecycles;
  traces: Traces;
}

/** By these an app learns that it runs inside of a shell, and where its further files lie. */
const signsOfShell = (base: string) => ({
  ['__POWERED_BY_QIANKUN__']: true,
  ['__INJECTED_PUBLIC_PATH_BY_QIANKUN__']: new URL('.', base).href,
});

/** Runs the scripts of an app, one app after another: what each leaves on the window is told by what was there before. */
export function runProgram(name: string, files: LegacyFiles): Promise<Program> {
  const running = lastRun.then(() => run(name, files));
  lastRun = running.then(
    () => undefined,
    () => undefined,
  );
  return running;
}

let lastRun: Promise<void> = Promise.resolve();

async function run(name: string, { scripts, base }: LegacyFiles): Promise<Program> {
  Object.assign(window, signsOfShell(base));
  const before = lifecyclesOnWindow();
  const sources = [new URL('.', base).href, ...scripts.map(({ href }) => href)];
  const traces = followTraces(sources, `/${name}`);
  try {
    await Promise.all(scripts.map(runScript));
    const added = [...lifecyclesOnWindow()].filter(([key, found]) => before.get(key) !== found);
    const lifecycles = (added.find(([key]) => key === name) ?? added.at(-1))?.[1];
    if (!lifecycles) {
      throw new SubsystemFailure('mount', `The scripts of ${name} leave no mount and unmount.`);
    }
    await lifecycles.bootstrap?.({ name });
    traces.belongToProgram();
    traces.rest();
    return { lifecycles, traces };
  } catch (error) {
    traces.end();
    throw error;
  }
}

/** Scripts are fetched side by side and run in the order in which they were named. */
async function runScript(file: File): Promise<void> {
  const script = Object.assign(document.createElement('script'), {
    src: file.href,
    async: false,
    crossOrigin: 'anonymous',
    ...(file.integrity !== undefined && { integrity: file.integrity }),
  });
  document.head.append(script);
  try {
    await arrivalOf(script, file, 'entry');
  } finally {
    script.remove();
  }
}

/** Read without running any getter of the window. */
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
