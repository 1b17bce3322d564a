import { defineSubsystem } from '@portal/subsystem/define';

export const dcp = defineSubsystem({
  key: 'dcp',
  pages: {
    'dashboard/Analysis': async () =>
      (await import('@portal/subsystem/analysis/AnalysisBoard')).analysisPage('dcp:report:export'),
    'dashboard/Chart': async () => (await import('@portal/subsystem/analysis/ChartPage')).ChartPage,
    'dashboard/Monitor': async () =>
      (await import('@portal/subsystem/analysis/MonitorPage')).MonitorPage,
    'sales/Regions': async () => (await import('./reports/report-pages.tsx')).RegionsPage,
    'sales/Stores': async () => (await import('./reports/report-pages.tsx')).StoresPage,
    'sales/Categories': async () => (await import('./reports/report-pages.tsx')).CategoriesPage,
    'sales/Targets': async () => (await import('./reports/report-pages.tsx')).TargetsPage,
  },
});
