import { createCell } from '@portal/common/cell';

/** Whether the drawer stands open in which a person chooses how the portal looks. */
export const settingsDrawer = createCell(false);

/** Opens it, from wherever one may wish to. */
export const openSettings = (): void => settingsDrawer.set(true);
