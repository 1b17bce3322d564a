import {
  type DeskItem,
  deskActions,
  getDraft,
  type WrittenAnnouncement,
} from '@portal/contract/notices/announcement-desk';
import { exportReaders } from '@portal/contract/notices/announcement-readers';
import { download } from '@portal/client/download';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { useQueryOf } from '@portal/client/queries';
import { usePage, usePageTitle, useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { Segmented } from '@portal/ui/forms/Segmented';
import { useState } from 'react';
import { DraftState } from './DraftState.tsx';
import { NoticeActions } from './NoticeActions.tsx';
import { noticeAddresses } from './addresses.ts';
import { Readers } from './readers/Readers.tsx';
import { Revisions } from './revisions/Revisions.tsx';
import { StoreReadings } from './readers/StoreReadings.tsx';
import { kindWords, stateWords } from './labels.ts';

const parts = [
  { value: 'readers', label: '阅读情况' },
  { value: 'stores', label: '门店分布' },
  { value: 'revisions', label: '修订记录' },
] as const;

/** One announcement with its readers, its stores and its revisions. */
export function NoticeDetail({ id }: { id: string }) {
  const query = useQueryOf(getDraft, { id });
  const { title } = usePage();
  usePageTitle(query.data?.item.titile ?? title);
  return <DraftState query={query}>{(notice) => <Content id={id} notice={notice} />}</DraftState>;
}

interface ContentProps {
  id: string;
  notice: WrittenAnnouncement;
}

function Content({ id, notice: { item, targets, draft } }: ContentProps) {
  const { push } = useRouter();
  const [part, setPart] = useState<(typeof parts)[number]['value']>('readers');
  const audience = draft.audience.everyone
    ? '全体人员'
    : targets.map(({ kind, name }) => `${kindWords[kind]} ${name}`).join('、');

  return (
    <section>
      <PageHeader
        title={item.titile}
        note={`${stateWords[item.state]}，${item.sender}，${(item.sendTime ?? '').slice(0, 16)}，发给${audience}`}
        tools={
          <>
            <Button onClick={() => push(noticeAddresses.list)}>返回</Button>
            <NoticeActions item={item} />
            <Export item={item} />
          </>
        }
      />
      <div className="ams-parts">
        <Segmented label="内容" options={parts} value={part} onChange={setPart} />
      </div>
      {part === 'readers' && <Readers item={item} />}
      {part === 'stores' && <StoreReadings id={id} />}
      {part === 'revisions' && <Revisions id={id} />}
    </section>
  );
}

function Export({ item: { id } }: { item: DeskItem }) {
  const [isBusy, setBusy] = useState(false);
  const save = (): void => {
    setBusy(true);
    // What goes wrong is told where the call is made.
    download(exportReaders, { id }, { name: 'announcement-readers.csv' })
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <Allowed action={deskActions.export}>
      <Button busy={isBusy} onClick={save}>
        导出名单
      </Button>
    </Allowed>
  );
}
