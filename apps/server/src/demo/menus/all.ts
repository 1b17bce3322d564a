import type { SubsystemMenu } from '../../installation/menu.ts';
import { menus as shippedMenus } from '../../installation/menus.ts';
import { withMore } from './more.ts';
import { ams } from './ams.ts';
import { cas } from './cas.ts';
import { cms } from './cms.ts';
import { crm } from './crm.ts';
import { dcp } from './dcp.ts';
import { gims } from './gims.ts';
import { gyl } from './gyl.ts';
import { hr } from './hr.ts';
import { idss } from './idss.ts';
import { imos } from './imos.ts';
import { lms } from './lms.ts';
import { ops } from './ops.ts';
import { ors } from './ors.ts';
import { rcm } from './rcm.ts';
import { syfs } from './syfs.ts';

const additions = [ors, rcm, idss, ops, syfs, imos, gims, gyl, crm, cas, ams, hr, cms, lms, dcp];

/** The menus of a group at work: those of the installation, and among them pages nobody has built yet. */
export const menus: SubsystemMenu[] = shippedMenus.map((menu) => {
  const more = additions.find(({ key }) => key === menu.key);
  return more ? withMore(menu, more) : menu;
});
