import {
  type Approver,
  approverActions,
  type ApproverKind,
  listApprovers,
} from '@portal/contract/access/approvers';
import { useQueryOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { usePage, useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import { Panel } from '@portal/ui/layout/Panel';
import { useState } from 'react';
import { ListTable } from '../../platform/ListTable.tsx';
import { PagedState } from '../../platform/PagedState.tsx';
import { ApproverDialog } from './ApproverDialog.tsx';
import './access.css';

interface Kind {
  key: ApproverKind;
  label: string;
  /** Words for the columns that a keyword is looked for in. */
  searched: string;
}

const ofSystems: Kind = { key: 'system', label: '系统', searched: '系统名称' };
const kinds: Kind[] = [
  ofSystems,
  { key: 'department', label: '部门', searched: '部门名称或编码' },
  { key: 'store', label: '门店', searched: '门店名称或编号' },
];

/**
 * The owner of each system and the heads of departments and stores, who decide on requests; kind and keyword are in the
 * address.
 */
export function ApproversPage() {
  const { search, path } = usePage();
  const { replace } = useRouter();
  const asked = new URLSearchParams(search);
  const { key: kind, searched } = kinds.find(({ key }) => key === asked.get('kind')) ?? ofSystems;
  const keyword = asked.get('keyword')?.slice(0, 40) ?? '';
  const pageNo = /^[1-9]\d{0,4}$/.exec(asked.get('page') ?? '')?.[0] ?? '1';
  const [named, setNamed] = useState<Approver>();
  const query = useQueryOf(listApprovers, { kind, keyword, pageNo });
  const addressOf = (wanted: Record<string, string>) =>
    `${path}?${new URLSearchParams({ kind, ...wanted }).toString()}`;
  return (
    <section>
      <PageHeader
        title="申请审批人"
        note="权限申请由系统负责人审批，没有时由部门负责人审批；请假、加班、报销先由门店或部门负责人审批"
        tabs={{
          label: '类别',
          current: addressOf({ kind }),
          items: kinds.map(({ key, label }) => ({ href: addressOf({ kind: key }), label })),
        }}
        search={{
          label: searched,
          value: keyword,
          onSearch: (typed) => replace(addressOf(typed ? { keyword: typed } : {})),
        }}
      />
      <Panel isFlush>
        <PagedState
          query={query}
          emptyText="没有匹配的系统、部门或门店"
          onTurn={(page) => replace(addressOf({ ...(keyword && { keyword }), page: String(page) }))}
        >
          {({ records }) => (
            <ListTable
              columns={[
                ...facts,
                ...(kind === 'store' ? [] : [waitingColumn]),
                nameColumn(setNamed),
              ]}
              rows={records}
              keyOf={({ key }) => key}
            />
          )}
        </PagedState>
      </Panel>
      {named && <ApproverDialog kind={kind} approver={named} onClose={() => setNamed(undefined)} />}
    </section>
  );
}

const facts: Column<Approver>[] = [
  {
    header: '名称',
    isUnlabelled: true,
    cell: ({ name, above }) => (
      <>
        {name}
        {above.length > 0 && <small>{above.join(' / ')}</small>}
      </>
    ),
  },
  {
    header: '负责人',
    cell: ({ person }) =>
      person ? (
        <>
          {person.realname} <small className="num">{person.workNo}</small>
          {!person.isActive && <small>已停用，申请由其他审批人处理</small>}
        </>
      ) : (
        '—'
      ),
  },
];

/** Requests for access wait for systems and departments alone. */
const waitingColumn: Column<Approver> = {
  header: '待审批',
  className: 'num',
  cell: ({ waiting }) => waiting,
};

const nameColumn = (onName: (approver: Approver) => void): Column<Approver> => ({
  header: '操作',
  className: 'ams-ways',
  isUnlabelled: true,
  cell: (approver) => (
    <Allowed action={approverActions.edit}>
      <Button
        size="small"
        kind="text"
        aria-label={`设置 ${approver.name} 的负责人`}
        onClick={() => onName(approver)}
      >
        设置
      </Button>
    </Allowed>
  ),
});
