import type { ImportRun } from '@portal/contract/imports/imports';
import { type Column, DataTable } from '@portal/ui/data/DataTable';

type Part = ImportRun['parts'][number];

const columns: readonly Column<Part>[] = [
  { header: '内容', cell: ({ label }) => label, isRowHeader: true },
  { header: '新增', cell: ({ added }) => added.toLocaleString(), align: 'end' },
  { header: '修改', cell: ({ changed }) => changed.toLocaleString(), align: 'end' },
  { header: '不变', cell: ({ same }) => same.toLocaleString(), align: 'end' },
  { header: '未采用', cell: ({ wrong }) => wrong.toLocaleString(), align: 'end' },
];

/** The counts of an import with several kinds of rows. */
export const ImportParts = ({ parts }: { parts: readonly Part[] }) => (
  <DataTable className="import-table" columns={columns} rows={parts} keyOf={({ label }) => label} />
);
