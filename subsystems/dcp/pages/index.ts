import { defineSubsystem } from '@portal/subsystem/define';
import { pagesOfSystem } from '@portal/subsystem/pages-of-system';
import { board, menu } from '../menu.ts';

export const dcp = defineSubsystem({
  key: 'dcp',
  pages: {
    'dashboard/Monitor': async () =>
      (await import('@portal/subsystem/analysis/MonitorPage')).MonitorPage,
    'sales/Regions': async () => (await import('./reports/report-pages.tsx')).RegionsPage,
    'sales/Stores': async () => (await import('./reports/report-pages.tsx')).StoresPage,
    'sales/Categories': async () => (await import('./reports/report-pages.tsx')).CategoriesPage,
    'sales/Targets': async () => (await import('./reports/report-pages.tsx')).TargetsPage,
  },
  derived: pagesOfSystem({ menu, board }, async () => (await import('../system.ts')).dcp),
});
