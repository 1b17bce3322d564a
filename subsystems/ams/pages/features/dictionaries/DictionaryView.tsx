import {
  dictionaryActions,
  type EditedItem,
  exportDictionaryItems,
  getDictionary,
  listDictionaryChanges,
} from '@portal/contract/administration/dictionaries';
import { useDownload, useQueryOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { usePage, usePageTitle, useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { useState } from 'react';
import { ChangeHistory } from '../../platform/ChangeHistory.tsx';
import { dictionaryAddresses } from './addresses.ts';
import { DictionaryDialog } from './DictionaryDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { ItemDialog } from './ItemDialog.tsx';
import { ItemList } from './ItemList.tsx';
import { memberWords, wordsOfChange, wordsOfValue } from './labels.ts';
import { UseList } from './UseList.tsx';

type Open = { item?: EditedItem } | 'dictionary' | 'import';

/** One dictionary: its items in order, where it is used, and its history. */
export function DictionaryView({ code }: { code: string }) {
  const { push } = useRouter();
  const { title } = usePage();
  const query = useQueryOf(getDictionary, { dictId: code });
  const { dictionary } = query.data ?? {};
  const [open, setOpen] = useState<Open>();
  const save = useDownload(exportDictionaryItems, `${code}.csv`);
  usePageTitle(dictionary ? `${dictionary.dictName} · ${title}` : title);
  const close = () => setOpen(undefined);
  return (
    <section>
      <PageHeader
        title={dictionary?.dictName ?? '字典管理'}
        note={[code, dictionary?.description].filter(Boolean).join(' · ')}
        tools={
          <>
            <Button onClick={() => push(dictionaryAddresses.list)}>返回</Button>
            <Allowed action={dictionaryActions.export}>
              <Button busy={save.isPending} onClick={() => save.mutate({ dictId: code })}>
                导出
              </Button>
            </Allowed>
            <Allowed action={dictionaryActions.edit}>
              <Button onClick={() => setOpen('import')}>导入</Button>
              <Button onClick={() => setOpen('dictionary')}>编辑</Button>
              <Button kind="primary" onClick={() => setOpen({})}>
                新增字典项
              </Button>
            </Allowed>
          </>
        }
      />
      <Panel isFlush title="字典项">
        <QueryState
          query={query}
          lines={8}
          isEmpty={({ total }) => total === 0}
          emptyText="还没有字典项"
        >
          {({ dictionary: shown, records }) => (
            <ItemList dictionary={shown} items={records} onEdit={(item) => setOpen({ item })} />
          )}
        </QueryState>
      </Panel>
      <UseList code={code} items={query.data?.records ?? []} />
      <History code={code} />
      {dictionary && open === 'dictionary' && (
        <DictionaryDialog dictionary={dictionary} onClose={close} />
      )}
      {dictionary && open === 'import' && <ImportDialog code={code} onClose={close} />}
      {dictionary && typeof open === 'object' && (
        <ItemDialog dictionary={dictionary} item={open.item} onClose={close} />
      )}
    </section>
  );
}

function History({ code }: { code: string }) {
  const [pageNo, setPageNo] = useState(1);
  const query = useQueryOf(listDictionaryChanges, { dictId: code, pageNo: String(pageNo) });
  return (
    <Panel title="修改记录" className="dictionary-panel">
      <ChangeHistory
        query={query}
        words={memberWords}
        wordsOfChange={wordsOfChange}
        wordsOfValue={wordsOfValue}
        onTurn={setPageNo}
      />
    </Panel>
  );
}
