import { recordAt } from '@portal/contract/records/record-address';
import { type PortalPage, pages } from '../../pages.ts';
import { withoutTrailingSlash } from './paths.ts';

const titles = new Map(
  Object.values<PortalPage>(pages).map(({ path, title }) => [withoutTrailingSlash(path), title]),
);

/** Returns the title of one of the shell's own pages, which no menu names. */
export const shellPageTitle = (path: string): string | undefined =>
  titles.get(recordAt(path) ? pages.record.path : withoutTrailingSlash(path));
