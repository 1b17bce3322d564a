import { AnalysisBoard } from '@portal/subsystem/analysis/AnalysisBoard';
import { defineSubsystem } from '@portal/subsystem/define';

/** Ordinary items of the sample menu (`packages/testing/src/sample-menu`) open stock counts, which have the sample's page here. */
export const ors = defineSubsystem({
  key: 'ors',
  pages: {
    'dashboard/Analysis': async () => AnalysisBoard,
    'stock/Counts': async () => (await import('./SamplePage.tsx')).SamplePage,
    'stock/Transfers': async () => (await import('./SamplePage.tsx')).SamplePage,
  },
});
