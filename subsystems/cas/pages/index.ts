import { defineSubsystem } from '@portal/subsystem/define';
import { pagesOfSystem } from '@portal/subsystem/pages-of-system';
import { board, menu } from '../menu.ts';

export const cas = defineSubsystem({
  key: 'cas',
  derived: pagesOfSystem({ menu, board }, async () => (await import('../system.ts')).cas),
});
