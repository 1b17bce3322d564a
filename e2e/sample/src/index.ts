import { AnalysisBoard } from '@portal/subsystem/analysis/AnalysisBoard';
import { defineSubsystem } from '@portal/subsystem/define';

/** Every ordinary item of the demonstration's menu has the component `ors/Generic`. */
export const ors = defineSubsystem({
  key: 'ors',
  pages: {
    'dashboard/Analysis': async () => AnalysisBoard,
    'ors/Generic': async () => (await import('./SamplePage.tsx')).SamplePage,
  },
});
