import { Button } from '@portal/ui/actions/Button';
import { DataTable } from '@portal/ui/data/DataTable';
import { Pager } from '@portal/ui/data/Pager';
import { ColumnSettings } from '@portal/ui/grid/ColumnSettings';
import { DataGrid } from '@portal/ui/grid/DataGrid';
import type { GridColumn, GridLayout } from '@portal/ui/grid/grid-layout';
import type { SortTerm } from '@portal/ui/grid/grid-sort';
import { SelectionBar } from '@portal/ui/grid/SelectionBar';
import { useSelection } from '@portal/ui/grid/selection';
import { PageHeader } from '@portal/ui/layout/PageHeader';
import { Panel } from '@portal/ui/layout/Panel';
import { useState } from 'react';
import { Example, longText } from '../Example.tsx';

interface Store {
  id: string;
  name: string;
  area: number;
}

const stores = Array.from({ length: 10_000 }, (_, at): Store => ({
  id: `S${10_000 + at}`,
  name: at === 1 ? longText : `第 ${at + 1} 家门店`,
  area: 200 + (at % 300),
}));
const none: readonly Store[] = [];
const idOf = ({ id }: Store): string => id;

const columns: GridColumn<Store>[] = [
  { key: 'id', header: '编号', isRowHeader: true, isSortable: true, pinned: 'start', cell: idOf },
  { key: 'name', header: '名称', isSortable: true, width: 240, cell: ({ name }) => name },
  { key: 'area', header: '面积', align: 'end', cell: ({ area }) => area, sum: '3,498,500' },
];
const plainColumns = [
  { header: '编号', cell: idOf, isRowHeader: true },
  { header: '名称', cell: ({ name }: Store) => name },
  { header: '面积', cell: ({ area }: Store) => area, align: 'end' as const },
];

/** Tables, pagers and the heads of pages. */
export const TablesPage = () => (
  <>
    <Example name="DataGrid" isWide>
      <LiveGrid />
      <DataGrid label="没有门店" columns={columns} rows={none} keyOf={idOf} />
      <DataGrid label="旧的门店" columns={columns} rows={stores.slice(0, 2)} keyOf={idOf} isStale />
    </Example>
    <Example name="DataTable" isWide>
      <DataTable columns={plainColumns} rows={stores.slice(0, 3)} keyOf={idOf} />
      <DataTable columns={plainColumns} rows={none} keyOf={idOf} emptyText="暂无门店" />
    </Example>
    <Example name="Pager" isWide>
      <LivePager label="翻页：132 页" pages={132} total={2_637} />
      <LivePager label="翻页：没有记录" pages={1} total={0} />
      <LivePager label="翻页：正在计数" pages={500} total={null} />
    </Example>
    <Example name="PageHeader" isWide>
      <PageHeader
        title="调拨单"
        note="更新于 09:30"
        tools={<Button kind="primary">新建</Button>}
        search={{ label: '搜索单号', value: '', onSearch: () => undefined }}
        tabs={{
          label: '视图',
          items: [
            { href: '#tables', label: '全部' },
            { href: '#tables-mine', label: '待我处理' },
          ],
          current: '#tables',
          onOpen: () => undefined,
        }}
      />
    </Example>
    <Example name="Panel">
      <Panel title="库存结构" aside="单位：件">
        正常 82%
      </Panel>
      <Panel isFlush>{longText}</Panel>
    </Example>
  </>
);

function LiveGrid() {
  const [layout, onLayout] = useState<GridLayout>({});
  const [sort, onSort] = useState<SortTerm[]>([]);
  const selection = useSelection<Store>();
  return (
    <div>
      <ColumnSettings columns={columns} layout={layout} onLayout={onLayout} />
      <SelectionBar count={selection.rows.size} onClear={() => selection.onChange(new Map())} />
      <div className="gallery-grid">
        <DataGrid
          label="门店"
          rows={stores}
          keyOf={idOf}
          {...{ columns, layout, onLayout, sort, onSort, selection }}
        />
      </div>
    </div>
  );
}

function LivePager(props: { label: string; pages: number; total: number | null }) {
  const [pageNo, setPageNo] = useState(1);
  const [pageSize, setPageSize] = useState(20);
  return (
    <Pager
      {...props}
      pageNo={pageNo}
      onTurn={setPageNo}
      pageSize={pageSize}
      onPageSize={setPageSize}
    />
  );
}
