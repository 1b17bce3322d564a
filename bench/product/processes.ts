import { readdirSync, readFileSync } from 'node:fs';

/** Linux tells about processes in files; elsewhere there is nothing to be learnt. */
const proc = '/proc';
/** The unit in which Linux counts processor time. */
export const ticksPerSecond = 100;
const bytesPerMb = 1_048_576;

/** The ids of all processes that a process started, and those started by them. */
export function listDescendants(pid: number): number[] {
  const children = Map.groupBy(listPids(), parentOf);
  const below = (parent: number): number[] =>
    (children.get(parent) ?? []).flatMap((child) => [child, ...below(child)]);
  return below(pid);
}

/** The descendant whose program runs a script of that name, if any. */
export const descendantRunning = (pid: number, script: string): number | undefined =>
  listDescendants(pid).find((each) => argumentsOf(each).at(1)?.endsWith(`/${script}`));

/** Megabytes of memory a process has in use, by itself (RSS). */
export function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readAbout(`${pid}/status`))?.[1];
  return (Number(kilobytes) * 1_024) / bytesPerMb;
}

/** Processor seconds a process has used by itself, and those of its children that have ended. */
export function processorSeconds(pid: number): number {
  const fields = readAbout(`${pid}/stat`).split(') ').at(-1)?.split(' ').map(Number) ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond;
}

/** What Linux says in one of its files about processes; nothing when the process has ended. */
export function readAbout(file: string): string {
  try {
    return readFileSync(`${proc}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

const listPids = (): number[] => {
  try {
    return readdirSync(proc)
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
};

const parentOf = (pid: number): number =>
  Number(readAbout(`${pid}/stat`).split(') ').at(-1)?.split(' ')[1] ?? 0);

const argumentsOf = (pid: number): string[] => readAbout(`${pid}/cmdline`).split('\0');
