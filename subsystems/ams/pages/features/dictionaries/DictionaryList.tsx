import {
  dictionaryActions,
  type EditedDictionary,
  listDictionaries,
} from '@portal/contract/administration/dictionaries';
import { useQueryOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import { Panel } from '@portal/ui/layout/Panel';
import { useState } from 'react';
import { ListTable } from '../../platform/ListTable.tsx';
import { PagedState } from '../../platform/PagedState.tsx';
import { dictionaryAddresses } from './addresses.ts';
import { DictionaryDialog } from './DictionaryDialog.tsx';

/** All dictionaries of the tenant, found by code or name. */
export function DictionaryList({ text }: { text: string }) {
  const { push } = useRouter();
  const [isAdding, setAdding] = useState(false);
  return (
    <section>
      <PageHeader
        title="字典管理"
        note="下拉选项的来源；修改后，已打开的页面随即更新"
        search={{
          label: '搜索编码、名称',
          value: text,
          onSearch: (typed) => push(dictionaryAddresses.found(typed)),
        }}
        tools={
          <Allowed action={dictionaryActions.edit}>
            <Button kind="primary" onClick={() => setAdding(true)}>
              新建字典
            </Button>
          </Allowed>
        }
      />
      <Panel isFlush>
        <DictionaryPages key={text} text={text} />
      </Panel>
      {isAdding && <DictionaryDialog onClose={() => setAdding(false)} />}
    </section>
  );
}

/** The pages of what a text finds; another text begins with the first. */
function DictionaryPages({ text }: { text: string }) {
  const [pageNo, setPageNo] = useState(1);
  const query = useQueryOf(listDictionaries, {
    ...(text && { keyword: text }),
    pageNo: String(pageNo),
  });
  return (
    <PagedState query={query} emptyText={text ? '没有匹配的字典' : '还没有字典'} onTurn={setPageNo}>
      {({ records }) => (
        <ListTable columns={columns} rows={records} keyOf={({ dictCode }) => dictCode} />
      )}
    </PagedState>
  );
}

const columns: Column<EditedDictionary>[] = [
  { header: '字典', isUnlabelled: true, cell: (dictionary) => <NameLink {...dictionary} /> },
  {
    header: '项数',
    className: 'num',
    cell: ({ items, offered }) =>
      items === offered ? items : `${items}（停用 ${items - offered}）`,
  },
  {
    header: '描述',
    isBlank: ({ description }) => description === '',
    cell: (row) => row.description,
  },
];

function NameLink({ dictCode, dictName }: EditedDictionary) {
  const { push } = useRouter();
  return (
    <>
      <button
        type="button"
        className="ams-link"
        onClick={() => push(dictionaryAddresses.of(dictCode))}
      >
        {dictName}
      </button>
      <small>{dictCode}</small>
    </>
  );
}
