import { defineSubsystem } from '@portal/subsystem/define';
import { pagesOfSystem } from '@portal/subsystem/pages-of-system';
import { board, menu } from '../menu.ts';

export const crm = defineSubsystem({
  key: 'crm',
  pages: {
    'member/Purchases': async () => (await import('./purchases/PurchasesPage.tsx')).PurchasesPage,
  },
  derived: pagesOfSystem({ menu, board }, async () => (await import('../system.ts')).crm),
});
