import { readdirSync, readFileSync } from 'node:fs';

/** The process files of Linux; elsewhere there are none. */
const proc = '/proc';
/** The unit of processor time in Linux. */
export const ticksPerSecond = 100;
const bytesPerMb = 1_048_576;

/** Returns the ids of all descendants of a process. */
export function listDescendants(pid: number): number[] {
  const children = Map.groupBy(listPids(), parentOf);
  const below = (parent: number): number[] =>
    (children.get(parent) ?? []).flatMap((child) => [child, ...below(child)]);
  return below(pid);
}

/** Finds the descendant that runs a script of this name. */
export const descendantRunning = (pid: number, script: string): number | undefined =>
  listDescendants(pid).find((each) => scriptOf(each)?.endsWith(`/${script}`));

/** Returns the script of a Node process, behind Node's own flags. */
const scriptOf = (pid: number): string | undefined =>
  argumentsOf(pid)
    .slice(1)
    .find((argument) => !argument.startsWith('-'));

/** Returns the resident memory of a process, in MB. */
export function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readAbout(`${pid}/status`))?.[1];
  return (Number(kilobytes) * 1_024) / bytesPerMb;
}

/** Returns the processor seconds of a process and of its ended children. */
export function processorSeconds(pid: number): number {
  const fields = readAbout(`${pid}/stat`).split(') ').at(-1)?.split(' ').map(Number) ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond;
}

/** Reads a process file; returns an empty string if the process has ended. */
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
