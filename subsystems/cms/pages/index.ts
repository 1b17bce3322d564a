import { defineSubsystem } from '@portal/subsystem/define';
import { pagesOfSystem } from '@portal/subsystem/pages-of-system';
import { menu } from '../menu.ts';

export const cms = defineSubsystem({
  key: 'cms',
  pages: {
    'dashboard/Chart': async () => (await import('@portal/subsystem/analysis/ChartPage')).ChartPage,
  },
  derived: pagesOfSystem(menu, async () => (await import('../system.ts')).cms),
});
