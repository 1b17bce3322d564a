import {
  deletePosition,
  listPositions,
  organisationActions,
  type Position,
} from '@portal/contract/administration/positions';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { usePage, useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import { notify } from '@portal/ui/feedback/notify';
import { Panel } from '@portal/ui/layout/Panel';
import { confirm } from '@portal/ui/overlays/confirm';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ListTable } from '../../platform/ListTable.tsx';
import { PagedState } from '../../platform/PagedState.tsx';
import { PositionDialog } from './PositionDialog.tsx';

/** The positions of the tenant; keyword and page are in the address. */
export function PositionsPage() {
  const { search, path } = usePage();
  const { replace } = useRouter();
  const [edited, setEdited] = useState<Position | 'new'>();
  const asked = new URLSearchParams(search);
  const keyword = asked.get('keyword')?.slice(0, 40) ?? '';
  const pageNo = /^[1-9]\d{0,4}$/.exec(asked.get('page') ?? '')?.[0] ?? '1';
  const query = useQueryOf(listPositions, { keyword, pageNo });
  const { mutate, isPending } = useCallOf(deletePosition, { refreshes: [listPositions] });
  const open = (wanted: Record<string, string>) => {
    const written = new URLSearchParams(wanted);
    replace(written.size > 0 ? `${path}?${written.toString()}` : path);
  };

  async function remove({ code, name }: Position): Promise<void> {
    if (!(await confirm({ title: `删除岗位「${name}」`, okText: '删除', danger: true }))) return;
    mutate({ code }, { onSuccess: () => void notify({ kind: 'success', text: '已删除' }) });
  }
  return (
    <section>
      <PageHeader
        title="岗位管理"
        note="人员可以担任的岗位；在用的岗位不能删除"
        search={{
          label: '岗位名称或编码',
          value: keyword,
          onSearch: (typed) => open(typed ? { keyword: typed } : {}),
        }}
        tools={
          <Allowed action={organisationActions.edit}>
            <Button kind="primary" onClick={() => setEdited('new')}>
              <Plus size={15} aria-hidden="true" /> 新建岗位
            </Button>
          </Allowed>
        }
      />
      <Panel isFlush>
        <PagedState
          query={query}
          emptyText={keyword ? '没有匹配的岗位' : '还没有岗位'}
          onTurn={(page) => open({ ...(keyword && { keyword }), page: String(page) })}
        >
          {({ records }) => (
            <ListTable
              columns={[...facts, waysColumn({ isPending, onEdit: setEdited, onRemove: remove })]}
              rows={records}
              keyOf={({ code }) => code}
            />
          )}
        </PagedState>
      </Panel>
      {edited && <PositionDialog position={edited} onClose={() => setEdited(undefined)} />}
    </section>
  );
}

const facts: Column<Position>[] = [
  { header: '岗位', isUnlabelled: true, cell: ({ name }) => name },
  { header: '编码', className: 'num', cell: ({ code }) => code },
  { header: '排序', className: 'num', cell: ({ sort }) => sort },
  { header: '人数', className: 'num', cell: ({ people }) => people },
];

interface Ways {
  isPending: boolean;
  onEdit: (position: Position) => void;
  onRemove: (position: Position) => Promise<void>;
}

const waysColumn = ({ isPending, onEdit, onRemove }: Ways): Column<Position> => ({
  header: '操作',
  className: 'ams-ways',
  isUnlabelled: true,
  cell: (position) => (
    <Allowed action={organisationActions.edit}>
      <Button
        size="small"
        kind="text"
        aria-label={`编辑岗位${position.name}`}
        onClick={() => onEdit(position)}
      >
        编辑
      </Button>
      <Button
        size="small"
        kind="text"
        disabled={isPending}
        aria-label={`删除岗位${position.name}`}
        onClick={() => void onRemove(position)}
      >
        删除
      </Button>
    </Allowed>
  ),
});
