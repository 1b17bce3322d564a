import type { RecordType } from '@portal/contract/records/record-type';
import { ChosenFirst } from './ChosenFirst.tsx';
import type { ListOfPage } from './list-address.ts';
import { RecordsPage } from './RecordsPage.tsx';
import './records.css';

/** The steps of a record, for pages of a system that show it in a form of their own. */
export { StepButtons } from './detail/StepButtons.tsx';
/** A link to a record, wherever a page names one. */
export { RecordLink } from './links/RecordLink.tsx';
export { isSureOf } from './ask-step.ts';

/**
 * Makes the page of a record type for the manifest: `'stock/Counts': recordsPage(stockCounts)`. With a view it begins with
 * that: `'dashboard/Tasks': recordsPage(replenishments, { view: 'waiting' })`; with a side it has the records where the
 * user is on that side: `'self/Leaves': recordsPage(leaves, { side: 'author' })`. It says what it `lists`.
 */
export function recordsPage(type: RecordType, page: ListOfPage = {}) {
  const Page = () => (
    <ChosenFirst type={type}>
      <RecordsPage type={type} page={page} />
    </ChosenFirst>
  );
  return Object.assign(Page, { lists: { type, ...page } });
}
