import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { failureFrom, SubsystemFailure } from '@portal/subsystem/failure';
import { findLegacyFiles, type LegacyFiles } from '../legacy/legacy-files.ts';
import { type Program, runProgram } from '../legacy/legacy-program.ts';
import { walkingApp } from '../legacy/legacy-subsystem.ts';
import type { Loader } from './loader.ts';
import { addStyle, fetchScriptText, fetchStyle } from './page-assets.ts';

/**
 * Loads an app made for qiankun: scripts that leave `bootstrap`, `mount`, `unmount` and perhaps `update` on the window.
 * It runs as an ordinary script of the page, without `eval` and so without a sandbox; what it leaves behind is cleared
 * as far as it can be told to be the app's.
 */
export const umdLoader: Loader = {
  async load(entry, signal) {
    const files = await findLegacyFiles(entry, signal);
    const styles = files.styles.map(addStyle);
    const release = (): void => styles.forEach(({ remove }) => remove());
    try {
      const [program] = await Promise.all([
        programOf(entry, files),
        ...styles.map(({ arrived }) => arrived),
      ]);
      const apply = (on: boolean): void => styles.forEach((style) => style.apply(on));
      const subsystem = walkingApp(entry.sysType, { program, markup: files.markup, apply });
      return { subsystem, release };
    } catch (error) {
      release();
      throw failureFrom(error, 'entry');
    }
  },

  async preload(entry) {
    try {
      const { scripts, styles } = await findLegacyFiles(entry);
      await Promise.all([...scripts.map(fetchScriptText), ...styles.map(fetchStyle)]);
    } catch {
      // Nobody has asked for the app yet: whoever does will be told.
    }
  },
};

const programs = new Map<string, Promise<Program>>();

/** A script runs once for as long as the page lives; the app it defines may be mounted many times. */
function programOf({ sysType }: SubsystemEntry, files: LegacyFiles): Promise<Program> {
  if (files.scripts.length === 0) {
    throw new SubsystemFailure('manifest', `The entry of ${sysType} names no script.`);
  }
  const key = files.scripts.map(({ href, integrity = '' }) => `${href} ${integrity}`).join('\n');
  const known = programs.get(key);
  if (known) return known;
  const running = runProgram(sysType, files);
  programs.set(key, running);
  running.catch(() => programs.delete(key));
  return running;
}
