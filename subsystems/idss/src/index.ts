import { defineSubsystem } from '@portal/subsystem/define';

const records = () => import('@portal/subsystem/records/pages');
const allocation = () => import('@portal/contract/records/types/idss/allocation');
const analysis = () => import('@portal/contract/records/types/idss/analysis');

export const idss = defineSubsystem({
  key: 'idss',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage(
        'idss:forecast:export',
      ),
    'allocation/Suggestions': async () =>
      (await records()).recordsPage((await allocation()).allocations),
    'allocation/BrokenSizes': async () =>
      (await records()).recordsPage((await allocation()).brokenSizes),
    'display/Guides': async () => (await records()).recordsPage((await allocation()).displayGuides),
    'analysis/SellThroughs': async () =>
      (await records()).recordsPage((await analysis()).sellThroughs),
    'analysis/Trials': async () => (await records()).recordsPage((await analysis()).trials),
    'analysis/Diagnoses': async () => (await records()).recordsPage((await analysis()).diagnoses),
    'dashboard/Chart': async () => (await import('@portal/subsystem/analysis/ChartPage')).ChartPage,
  },
});
