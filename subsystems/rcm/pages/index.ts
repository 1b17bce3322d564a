import { defineSubsystem } from '@portal/subsystem/define';
import { pagesOfSystem } from '@portal/subsystem/pages-of-system';
import { boardExport, menu } from '../menu.ts';

export const rcm = defineSubsystem({
  key: 'rcm',
  derived: pagesOfSystem({ menu, boardExport }, async () => (await import('../system.ts')).rcm),
});
