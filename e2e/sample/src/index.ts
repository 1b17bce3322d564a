import { AnalysisBoard } from '@portal/subsystem/analysis/AnalysisBoard';
import { defineSubsystem } from '@portal/subsystem/define';

/** Every ordinary item of the demonstration's menu has the component `ors/Generic`; two that are lists have the sample's page, too. */
export const ors = defineSubsystem({
  key: 'ors',
  pages: {
    'dashboard/Analysis': async () => AnalysisBoard,
    'stock/Counts': async () => (await import('./SamplePage.tsx')).SamplePage,
    'stock/Transfers': async () => (await import('./SamplePage.tsx')).SamplePage,
    'ors/Generic': async () => (await import('./SamplePage.tsx')).SamplePage,
  },
});
