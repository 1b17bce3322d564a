import type { StyleProgress } from '@portal/contract/goods/sell-through';
import { type Column, DataTable } from '@portal/ui/data/DataTable';
import type { CSSProperties } from 'react';

interface SellThroughGridProps {
  /** Mondays, the oldest first. */
  weeks: readonly string[];
  rows: readonly StyleProgress[];
  onOpen: (style: { style: string; name: string }) => void;
}

/** Styles by week as a heat-map: the darker, the more of what came was sold by then. */
export const SellThroughGrid = ({ weeks, rows, onOpen }: SellThroughGridProps) => (
  <section className="sell-through-scroll" aria-label="各款式每周累计售罄率，单位 %">
    <DataTable
      className="sell-through-grid"
      columns={columnsOf(weeks, onOpen)}
      rows={rows}
      keyOf={({ style }) => style}
    />
  </section>
);

function columnsOf(
  weeks: readonly string[],
  onOpen: SellThroughGridProps['onOpen'],
): Column<StyleProgress>[] {
  return [
    {
      header: '款式',
      isRowHeader: true,
      cell: ({ style, name, onSale }) => (
        <>
          <button type="button" onClick={() => onOpen({ style, name })}>
            {name}
          </button>
          <span className="num">
            {style} · {onSale === null ? '未定首发' : `${monthDay(onSale)} 首发`}
          </span>
        </>
      ),
    },
    ...weeks.map((week): Column<StyleProgress> => ({
      header: monthDay(week),
      key: week,
      className: 'sell-through-week num',
      cell: (row) => <Rate {...totalsAt(row, week)} />,
    })),
    { header: '到店', className: 'num', align: 'end', cell: ({ received }) => received },
    { header: '售出', className: 'num', align: 'end', cell: ({ sold }) => sold },
    { header: '库存', className: 'num', align: 'end', cell: ({ stock }) => stock },
  ];
}

/** Returns the pieces received and sold by a week; a week without either has the figures of the one before. */
function totalsAt({ weeks, received, sold }: StyleProgress, week: string) {
  const known = weeks.filter((one) => one.week <= week).at(-1);
  if (known) return { received: known.received, sold: known.sold };
  // All of its weeks lie before the first one shown, or it came later.
  return weeks.length === 0 ? { received, sold } : { received: 0, sold: 0 };
}

function Rate({ received, sold }: { received: number; sold: number }) {
  if (received <= 0) return <span className="sell-through-none">·</span>;
  const rate = Math.max(0, Math.min(100, Math.round((sold / received) * 100)));
  const share: CSSProperties & Record<'--share', string> = { '--share': `${rate}%` };
  return (
    <span className="sell-through-rate" data-dark={rate >= 64 || undefined} style={share}>
      {rate}
    </span>
  );
}

/** '2026-11-09' as '11/9'. */
const monthDay = (day: string): string => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`;
