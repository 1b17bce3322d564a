/**
 * The parts of a page of records that its table does without: one file, which comes while the browser is idle, or when
 * the first of them is needed. A part is shown by `partOnDemand`, and imported by nothing that the table has: the build
 * would put it beside the table again.
 */
export { ImportDialog } from '../imports/ImportPanel.tsx';
export { BatchResult, BatchSteps } from './batch/BatchSteps.tsx';
export { RecordDetail } from './detail/RecordDetail.tsx';
export { finalWords, questionOf } from './detail/step-question.ts';
export { StepDialog } from './detail/StepDialog.tsx';
export { ConditionEditor } from './filters/ConditionEditor.tsx';
export { FilterSheet } from './filters/FilterSheet.tsx';
export { RecordForm } from './form/RecordForm.tsx';
export { saveRecords } from './record-sheet.ts';
export { SavedViews } from './views/SavedViews.tsx';
export { SaveViewDialog } from './views/SaveViewDialog.tsx';
