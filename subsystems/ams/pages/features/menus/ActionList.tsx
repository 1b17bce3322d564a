import { type ActionValue, menuActions } from '@portal/contract/policy/menu-values';
import { Allowed } from '@portal/subsystem/Allowed';
import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import { confirm } from '@portal/ui/overlays/confirm';
import { useState } from 'react';
import { ListTable } from '../../platform/ListTable.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import type { MenuDeskProps } from './MenuDesk.tsx';

interface Row extends ActionValue {
  code: string;
}

/** The actions of a page: what its buttons ask for. */
export function ActionList({ id, menus, onChange }: MenuDeskProps & { id: string }) {
  const [opened, setOpened] = useState<Row | 'new'>();
  const rows = [...menus.drafted.actions].flatMap(([code, value]): Row[] =>
    value.menuItemId === id ? [{ code, ...value }] : [],
  );
  const remove = async ({ code, describe }: Row): Promise<void> => {
    const isSure = await confirm({
      title: `删除按钮「${describe}」？`,
      body: '发布后，角色对它的授权也会收回。发布前可在草稿中撤销。',
      okText: '放入草稿',
      danger: true,
    });
    if (isSure) await onChange([{ kind: 'action', key: [code], after: null }]);
  };
  return (
    <section className="menus-actions" aria-label="按钮权限">
      <header>
        <h3>按钮权限</h3>
        <Allowed action={menuActions.edit}>
          <Button size="small" onClick={() => setOpened('new')}>
            新增按钮
          </Button>
        </Allowed>
      </header>
      <ListTable
        columns={[...facts, waysOf(setOpened, (row) => void remove(row))]}
        rows={rows}
        keyOf={({ code }) => code}
        emptyText="这个页面没有按钮权限"
      />
      {opened && (
        <ActionDialog
          id={id}
          menus={menus}
          action={opened}
          onClose={() => setOpened(undefined)}
          onSend={(change) => onChange([change])}
        />
      )}
    </section>
  );
}

const facts: Column<Row>[] = [
  { header: '名称', isUnlabelled: true, cell: ({ describe }) => describe },
  { header: '编码', className: 'num', cell: ({ code }) => code },
  { header: '作用', cell: ({ type }) => (type === '2' ? '控制能否编辑' : '控制是否显示') },
];

const waysOf = (open: (row: Row) => void, remove: (row: Row) => void): Column<Row> => ({
  header: '操作',
  cell: (row) => <Ways {...row} onOpen={() => open(row)} onRemove={() => remove(row)} />,
});

const Ways = ({
  describe,
  onOpen,
  onRemove,
}: Row & { onOpen: () => void; onRemove: () => void }) => (
  <Allowed action={menuActions.edit}>
    <span className="ams-ways">
      <Button size="small" kind="text" aria-label={`编辑${describe}`} onClick={onOpen}>
        编辑
      </Button>
      <Button size="small" kind="text" aria-label={`删除${describe}`} onClick={onRemove}>
        删除
      </Button>
    </span>
  </Allowed>
);
