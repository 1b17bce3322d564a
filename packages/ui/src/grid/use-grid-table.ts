import {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import {
  type Edge,
  edgeOf,
  fittedWidths,
  type GridColumn,
  type GridLayout,
  narrowest,
  orderedKeys,
  type ColumnPlace,
  resizeColumn,
  usualWidth,
  widest,
} from './grid-layout.ts';

const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnResizingFeature,
});

/** Rows are drawn as they come: the server sorts and filters them. */
const noRows: Record<string, never>[] = [];

interface GridTableInput {
  columns: readonly (ColumnPlace & { header: string })[];
  layout: GridLayout;
  onLayout: (layout: GridLayout) => void;
  /** Pixels from edge to edge; 0 while it is unknown. */
  room: number;
}

/** A column that is drawn, with its width and the place it sticks to. */
export interface ShownColumn<Row> {
  id: string;
  column: GridColumn<Row>;
  width: number;
  edge: Edge | undefined;
  /** The pinned column that borders on those that move. */
  isLastOfEdge: boolean;
  style: { left?: number; right?: number } | undefined;
}

/** Keeps order, edges and widths of columns in TanStack Table, which computes the places they stick to. */
export function useGridTable({ columns, layout, onLayout, room }: GridTableInput) {
  const state = useMemo(() => stateOf(columns, layout, room), [columns, layout, room]);
  return useTable({
    features,
    columns: useMemo(() => columns.map(definition), [columns]),
    data: noRows,
    columnResizeMode: 'onChange',
    state,
    onColumnSizingChange(change) {
      const sizes = typeof change === 'function' ? change(state.columnSizing) : change;
      for (const [key, width] of Object.entries(sizes)) {
        if (width !== state.columnSizing[key]) {
          onLayout(resizeColumn(layout, state.columnSizing, { key, width }));
        }
      }
    },
  });
}

export type GridTable = ReturnType<typeof useGridTable>;

/** The columns from edge to edge. */
export function shownColumns<Row>(
  table: GridTable,
  columns: readonly GridColumn<Row>[],
): ShownColumn<Row>[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const from = (edge: Edge | 'center') =>
    table.getPinnedVisibleLeafColumns(edge).flatMap((model, at, all): ShownColumn<Row>[] => {
      const column = byKey.get(model.id);
      if (!column) return [];
      const place = { id: model.id, column, width: model.getSize() };
      if (edge === 'center')
        return [{ ...place, edge: undefined, isLastOfEdge: false, style: undefined }];
      return [
        {
          ...place,
          edge,
          isLastOfEdge: at === (edge === 'start' ? all.length - 1 : 0),
          style:
            edge === 'start' ? { left: model.getStart('start') } : { right: model.getAfter('end') },
        },
      ];
    });
  return [...from('start'), ...from('center'), ...from('end')];
}

const definition = ({ key, header, width = usualWidth }: ColumnPlace & { header: string }) => ({
  id: key,
  header,
  size: width,
  minSize: Math.min(narrowest, width),
  maxSize: widest,
});

function stateOf(columns: readonly ColumnPlace[], layout: GridLayout, room: number) {
  const columnOrder = orderedKeys(columns, layout);
  const hidden = new Set(layout.hidden);
  const isShown = ({ key, isFixed }: ColumnPlace) => isFixed === true || !hidden.has(key);
  const inOrder = columnOrder.flatMap((key) => columns.filter((column) => column.key === key));
  const [start, center, end] = (['start', undefined, 'end'] as const).map((edge) =>
    inOrder.filter((column) => edgeOf(column, layout) === edge),
  );
  const shown = [start, center, end].flatMap((part = []) => part.filter(isShown));
  return {
    columnOrder,
    columnVisibility: Object.fromEntries(columns.map((column) => [column.key, isShown(column)])),
    columnPinning: { start: keysOf(start), end: keysOf(end) },
    columnSizing: fittedWidths(shown, layout, room),
  };
}

const keysOf = (columns: readonly ColumnPlace[] = []): string[] => columns.map(({ key }) => key);
