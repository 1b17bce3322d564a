import { defineSubsystem } from '@portal/subsystem/define';
import { pagesOfSystem } from '@portal/subsystem/pages-of-system';
import { board, menu } from '../menu.ts';

export const imos = defineSubsystem({
  key: 'imos',
  pages: {
    'stock/SellThrough': async () =>
      (await import('./features/sell-through/SellThroughPage.tsx')).SellThroughPage,
  },
  derived: pagesOfSystem({ menu, board }, async () => (await import('../system.ts')).imos),
});
