import { defineSubsystem } from '@portal/subsystem/define';
import { pagesOfSystem } from '@portal/subsystem/pages-of-system';
import { board, menu } from '../menu.ts';

export const ors = defineSubsystem({
  key: 'ors',
  pages: {
    'stock/Query': async () => (await import('./features/stock-query/StockQuery.tsx')).StockQuery,
    'stock/Receiving': async () => (await import('./stock/ReceivingPage.tsx')).ReceivingPage,
    'stock/Counting': async () => (await import('./stock/CountingPage.tsx')).CountingPage,
    'closing/DayClosing': async () => (await import('./closing/DayClosing.tsx')).DayClosing,
    'team/Schedule': async () => (await import('./team/SchedulePage.tsx')).SchedulePage,
  },
  derived: pagesOfSystem({ menu, board }, async () => (await import('../system.ts')).ors),
});
