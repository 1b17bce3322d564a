import {
  announcementStates,
  deskActions,
  listAnnouncements,
} from '@portal/contract/notices/announcement-desk';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { useQueryOf } from '@portal/client/queries';
import { useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { Panel } from '@portal/ui/layout/Panel';
import { PagedState } from '../../platform/PagedState.tsx';
import { NoticeTable } from './NoticeTable.tsx';
import { newOne, noticeAddresses, type NoticeFilter } from './addresses.ts';
import { stateWords } from './labels.ts';

const pageSize = '12';

/** Every announcement, drafts first. */
export function NoticeList({ sought }: { sought: NoticeFilter }) {
  const { replace } = useRouter();
  const { state, text, pageNo } = sought;
  const query = useQueryOf(listAnnouncements, {
    pageNo,
    pageSize,
    ...(state && { state }),
    ...(text && { titile: text }),
  });
  return (
    <section>
      <Head sought={sought} />
      <Panel isFlush>
        <PagedState
          query={query}
          emptyText={text ? '没有匹配的公告' : '这里还没有公告'}
          onTurn={(next) => replace(noticeAddresses.found({ ...sought, pageNo: String(next) }))}
        >
          {({ records }) => <NoticeTable items={records} />}
        </PagedState>
      </Panel>
    </section>
  );
}

function Head({ sought: { state, text } }: { sought: NoticeFilter }) {
  const { push } = useRouter();
  return (
    <PageHeader
      title="公告列表"
      search={{
        label: '搜索公告标题',
        value: text,
        onSearch: (typed) => push(noticeAddresses.found({ state, text: typed, pageNo: '1' })),
      }}
      tools={
        <Allowed action={deskActions.add}>
          <Button kind="primary" onClick={() => push(noticeAddresses.writing(newOne))}>
            新建公告
          </Button>
        </Allowed>
      }
      tabs={{
        label: '公告状态',
        items: [
          { href: noticeAddresses.list, label: '全部' },
          ...announcementStates.map((each) => ({
            href: noticeAddresses.byState(each),
            label: stateWords[each],
          })),
        ],
        current: state ? noticeAddresses.byState(state) : noticeAddresses.list,
      }}
    />
  );
}
