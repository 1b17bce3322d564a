import { brand } from '@portal/contract/brand';
import { paths } from './paths.ts';

/** What the window is called: one fixed title, but for the two pages of the group's portal (spec section 1). */
export const titleOf = (path: string): string =>
  path === paths.portalHome || path === paths.newLogin ? brand.portalTitle : brand.productTitle;
