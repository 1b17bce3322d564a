import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { failureFrom, SubsystemFailure } from '@portal/subsystem/failure';
import { findLegacyFiles, type LegacyFiles } from '../legacy/legacy-files.ts';
import { type LegacyProgram, runLegacyProgram } from '../legacy/legacy-program.ts';
import { legacySubsystem } from '../legacy/legacy-subsystem.ts';
import type { Loader } from './loader.ts';
import { addStyle, fetchScriptText, fetchStyle } from './page-assets.ts';

/**
 * Loads a qiankun app: scripts that define `bootstrap`, `mount`, `unmount` and perhaps `update` on the window. It runs
 * as a plain script, without `eval` and so without a sandbox; its side effects are undone as far as they can be traced
 * to it.
 */
export const umdLoader: Loader = {
  async load(entry, signal) {
    const files = await findLegacyFiles(entry, signal);
    const styles = files.styles.map(addStyle);
    const release = (): void => styles.forEach(({ remove }) => remove());
    try {
      const [program] = await Promise.all([
        programOf(entry, files),
        ...styles.map(({ loaded }) => loaded),
      ]);
      const apply = (on: boolean): void => styles.forEach((style) => style.apply(on));
      const subsystem = legacySubsystem(entry.sysType, { program, markup: files.markup, apply });
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
      // Only a preload: `load` will report it.
    }
  },
};

const programs = new Map<string, Promise<LegacyProgram>>();

/** Runs an app's scripts once for the life of the page; the app may be mounted many times. */
function programOf({ sysType }: SubsystemEntry, files: LegacyFiles): Promise<LegacyProgram> {
  if (files.scripts.length === 0) {
    throw new SubsystemFailure('manifest', `The entry of ${sysType} names no script.`);
  }
  const key = files.scripts.map(({ href, integrity = '' }) => `${href} ${integrity}`).join('\n');
  const known = programs.get(key);
  if (known) return known;
  const running = runLegacyProgram(sysType, files);
  programs.set(key, running);
  running.catch(() => programs.delete(key));
  return running;
}
