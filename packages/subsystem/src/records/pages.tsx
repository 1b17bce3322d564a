import type { RecordType } from '@portal/contract/records/record-type';
import { ChosenFirst } from './ChosenFirst.tsx';
import { RecordsPage } from './RecordsPage.tsx';
import './records.css';

/** The steps of a record, for pages of a system that show it in a form of their own. */
export { StepButtons } from './detail/StepButtons.tsx';

/**
 * Makes the page of a record type for the manifest: `'stock/Counts': recordsPage(stockCounts)`. With a view it begins with
 * that: `'dashboard/Tasks': recordsPage(replenishments, { view: 'waiting' })`.
 */
export const recordsPage =
  (type: RecordType, { view }: { view?: string } = {}) =>
  () => (
    <ChosenFirst type={type}>
      <RecordsPage type={type} view={view} />
    </ChosenFirst>
  );
