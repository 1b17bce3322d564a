import { failureFrom, isNotFetched } from '@portal/subsystem/failure';
import type { Loader } from './loader.ts';

/** Loads systems without a package of their own: they have the board and the charts every system has. */
export const builtinLoader: Loader = {
  async load({ sysType }) {
    try {
      const { defineSubsystem, AnalysisBoard } = await importParts();
      const pages = {
        'dashboard/Analysis': async () => AnalysisBoard,
        'dashboard/Chart': async () =>
          (await import('@portal/subsystem/analysis/ChartPage')).ChartPage,
      };
      return { subsystem: defineSubsystem({ key: sysType, pages }), release: () => undefined };
    } catch (error) {
      throw failureFrom(error, isNotFetched(error) ? 'entry' : 'mount');
    }
  },
  async preload() {
    await importParts().catch(() => undefined);
  },
};

async function importParts() {
  const [{ defineSubsystem }, { AnalysisBoard }] = await Promise.all([
    import('@portal/subsystem/define'),
    import('@portal/subsystem/analysis/AnalysisBoard'),
  ]);
  return { defineSubsystem, AnalysisBoard };
}
