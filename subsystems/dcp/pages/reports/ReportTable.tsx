import type { ReportRow } from '@portal/contract/analysis/sales-reports';
import { type Column, DataTable } from '@portal/ui/data/DataTable';
import { Change, ShareBar } from './Change.tsx';
import { figuresOf, grouped, type ReportFigures, type ReportOrder, wan } from './report-figures.ts';

interface ReportTableProps {
  /** The noun of what is compared. */
  heading: string;
  rows: readonly ReportRow[];
  /** The sales of all, in yuan: there may be more than have a row. */
  whole: number;
  order: ReportOrder;
  againstBefore: string;
}

/** A row for each that is compared; columns without any figure are left out. */
export function ReportTable({ heading, rows, whole, order, againstBefore }: ReportTableProps) {
  const figures = figuresOf(rows, order, whole);
  const hasTarget = figures.some(({ reached }) => reached !== null);
  const hasOrders = figures.some(({ perOrder }) => perOrder !== null);
  const columns: Column<ReportFigures>[] = [
    { header: '名次', align: 'end', className: 'num', cell: ({ rank }) => rank },
    { header: heading, isRowHeader: true, cell: ({ name }) => name },
    {
      header: '销售额（万元）',
      align: 'end',
      className: 'num',
      cell: ({ amount }) => wan(amount),
    },
    shareColumn,
    { ...changeColumn, header: againstBefore },
    yearColumn,
    ...(hasTarget ? [reachedColumn] : []),
    { header: '销量（件）', align: 'end', className: 'num', cell: ({ units }) => grouped(units) },
    ...(hasOrders ? [perOrderColumn] : []),
  ];
  return (
    <DataTable className="dcp-table" columns={columns} rows={figures} keyOf={({ key }) => key} />
  );
}

const shareColumn: Column<ReportFigures> = {
  header: '占比',
  cell: ({ share }) => (share === null ? '—' : <ShareBar percent={share} />),
};
const changeColumn: Column<ReportFigures> = {
  header: '环比',
  align: 'end',
  cell: ({ change }) => <Change value={change} />,
};
const yearColumn: Column<ReportFigures> = {
  header: '同比',
  align: 'end',
  cell: ({ changeOfYear }) => <Change value={changeOfYear} />,
};
const reachedColumn: Column<ReportFigures> = {
  header: '按进度达成',
  cell: ({ reached }) => (reached === null ? '—' : <ShareBar percent={reached} />),
};
const perOrderColumn: Column<ReportFigures> = {
  header: '客单价（元）',
  align: 'end',
  className: 'num',
  cell: ({ perOrder }) => (perOrder === null ? '—' : grouped(perOrder)),
};
