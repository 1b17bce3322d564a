import {
  type CheckRule,
  checkRuleActions,
  deleteCheckRule,
  listCheckRules,
} from '@portal/contract/administration/check-rules';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { usePage, useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import { Panel } from '@portal/ui/layout/Panel';
import { confirm } from '@portal/ui/overlays/confirm';
import { useState } from 'react';
import { ListTable } from '../../platform/ListTable.tsx';
import { PagedState } from '../../platform/PagedState.tsx';
import { CheckRuleDialog } from './CheckRuleDialog.tsx';
import './check-rules.css';

/** The rules of numbers and codes, found by code or name. */
export function CheckRulesPage() {
  const { push } = useRouter();
  const keyword = new URLSearchParams(usePage().search).get('keyword')?.slice(0, 60) ?? '';
  const [pageNo, setPageNo] = useState(1);
  const [edited, setEdited] = useState<CheckRule | 'new'>();
  const query = useQueryOf(listCheckRules, { keyword, pageNo: String(pageNo) });
  const removal = useCallOf(deleteCheckRule, { refreshes: [listCheckRules] });

  async function remove({ ruleCode, ruleName }: CheckRule): Promise<void> {
    const body = '用到它的表单将提示规则不存在。';
    const title = `删除规则「${ruleName}」`;
    if (await confirm({ title, body, okText: '删除', danger: true })) removal.mutate({ ruleCode });
  }
  return (
    <section>
      <PageHeader
        title="编码规则"
        note="编号、代码按段校验；表单保存前按它检查"
        search={{
          label: '搜索编码、名称',
          value: keyword,
          onSearch: (typed) => {
            setPageNo(1);
            push(`/ams/base/checkRule${typed && `?${new URLSearchParams({ keyword: typed })}`}`);
          },
        }}
        tools={
          <Allowed action={checkRuleActions.edit}>
            <Button kind="primary" onClick={() => setEdited('new')}>
              新建规则
            </Button>
          </Allowed>
        }
      />
      <Panel isFlush>
        <PagedState
          query={query}
          emptyText={keyword ? '没有匹配的规则' : '还没有规则'}
          onTurn={setPageNo}
        >
          {({ records }) => (
            <ListTable
              columns={columnsOf({ onOpen: setEdited, onRemove: remove })}
              rows={records}
              keyOf={({ ruleCode }) => ruleCode}
            />
          )}
        </PagedState>
      </Panel>
      {edited && (
        <CheckRuleDialog
          {...(edited !== 'new' && { rule: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}

interface Acts {
  onOpen: (rule: CheckRule) => void;
  onRemove: (rule: CheckRule) => Promise<void>;
}

const columnsOf = ({ onOpen, onRemove }: Acts): Column<CheckRule>[] => [
  {
    header: '规则',
    isUnlabelled: true,
    cell: (rule) => (
      <>
        <button type="button" className="ams-link" onClick={() => onOpen(rule)}>
          {rule.ruleName}
        </button>
        <small>{rule.ruleCode}</small>
      </>
    ),
  },
  {
    header: '校验',
    cell: ({ segments }) => segments.map(({ message }) => message).join('；'),
  },
  {
    header: '操作',
    className: 'ams-ways',
    isUnlabelled: true,
    cell: (rule) => (
      <Allowed action={checkRuleActions.edit}>
        <Button
          size="small"
          kind="text"
          aria-label={`删除${rule.ruleName}`}
          onClick={() => void onRemove(rule)}
        >
          删除
        </Button>
      </Allowed>
    ),
  },
];
