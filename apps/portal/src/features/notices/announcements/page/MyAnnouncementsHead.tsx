import { useCallOf } from '@portal/client/queries';
import { listMine, markAllRead, pageMine } from '@portal/contract/notices/announcements';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { PageHeader } from '@portal/ui/layout/PageHeader';
import { Segmented } from '@portal/ui/forms/Segmented';
import { useQueryClient } from '@tanstack/react-query';
import { goTo } from '#platform/navigation/router-port.ts';
import { filterAddress, type ListFilter } from './list-filter.ts';

const open = (href: string): void => void goTo(href);

const tabs = [
  ['any', '全部'],
  ['0', '未读'],
  ['1', '已读'],
  ['archived', '已归档'],
] as const;

/** Header with search, filters and the button that marks all as read. */
export function MyAnnouncementsHead({ filter }: { filter: ListFilter }) {
  const { text, read, kind } = filter;
  const cache = useQueryClient();
  return (
    <PageHeader
      title="我的公告"
      tools={<Tools filter={filter} />}
      search={{
        label: '搜索公告标题',
        value: text,
        onSearch(typed) {
          // The same words again change no address.
          void cache.invalidateQueries({ queryKey: [pageMine.path] });
          open(filterAddress({ ...filter, text: typed, pageNo: 1 }));
        },
      }}
      tabs={{
        label: '公告范围',
        items: tabs.map(([shelf, label]) => ({
          href: filterAddress({ text, kind, read: shelf }),
          label,
        })),
        current: filterAddress({ text, kind, read }),
        onOpen: open,
      }}
    />
  );
}

function Tools({ filter }: { filter: ListFilter }) {
  const { mutate, isPending } = useCallOf(markAllRead, { refreshes: [listMine, pageMine] });
  const { kind } = filter;
  const readAll = () =>
    mutate(kind === 'any' ? {} : { msgCategory: kind }, {
      onSuccess: ({ marked }) =>
        notify({
          kind: 'success',
          text: marked > 0 ? `${markAllRead.says ?? ''}，共 ${marked} 条` : '没有未读的公告',
        }),
    });
  return (
    <>
      <Segmented
        label="公告类型"
        value={kind}
        onChange={(chosen) => open(filterAddress({ ...filter, kind: chosen, pageNo: 1 }))}
        options={[
          { value: 'any', label: '全部' },
          { value: '1', label: '通知公告' },
          { value: '2', label: '系统消息' },
        ]}
      />
      <Button busy={isPending} onClick={readAll}>
        全部已读
      </Button>
    </>
  );
}
