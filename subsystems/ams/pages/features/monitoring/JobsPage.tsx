import {
  type FailedJob,
  type JobQueue,
  listedJobsMost,
  listJobs,
  retryJob,
} from '@portal/contract/monitoring/jobs';
import { monitorActions } from '@portal/contract/monitoring/nodes';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import { notify } from '@portal/ui/feedback/notify';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { ListTable } from '../../platform/ListTable.tsx';
import { momentText } from './times.ts';
import { useLive } from './use-live.ts';
import './monitoring.css';

/** The queues in the words of administrators. */
const titles: Record<string, string> = {
  'access-reminders': '权限申请提醒',
  'announcement-copies': '公告渠道：准备',
  'announcement-copy-batch': '公告渠道：发送',
  'audit-check': '审计链校验',
  'clean-up': '过期数据清理',
  'import-apply': '数据导入：写入',
  'import-check': '数据导入：检查',
  'logout-notice': '退出通知',
  'policy-endings': '权限到期',
  'policy-publish': '权限发布',
  'scheduled-announcement': '公告定时发布',
};
const titleOf = ({ queue }: { queue: string }): string => titles[queue] ?? queue;

/** Background work of all nodes: how much waits, and what was given up, to be tried again. */
export function JobsPage() {
  const { query } = useLive(useQueryOf(listJobs, {}, { quiet: true }));
  return (
    <section>
      <PageHeader title="后台任务" note="全部节点共用；失败的任务会自行重试，重试用尽后列在这里" />
      <QueryState query={query} lines={8} warnsOfStale>
        {({ queues, failed }) => (
          <div className="monitor-jobs">
            <Panel title="已放弃的任务" aside={asideOf(queues)} isFlush>
              <ListTable
                columns={failedColumns}
                rows={failed}
                keyOf={({ id }) => id}
                emptyText="没有已放弃的任务"
              />
            </Panel>
            <Panel title="队列" isFlush>
              <ListTable
                columns={queueColumns}
                rows={queues}
                keyOf={({ queue }) => queue}
                emptyText="没有队列"
              />
            </Panel>
          </div>
        )}
      </QueryState>
    </section>
  );
}

function asideOf(queues: readonly JobQueue[]): string {
  const total = queues.reduce((sum, { failed }) => sum + failed, 0);
  const cut = total > listedJobsMost ? `，显示最新的 ${listedJobsMost} 个` : '';
  return total === 0 ? '' : `共 ${total.toLocaleString('zh-CN')} 个${cut}`;
}

const queueColumns: Column<JobQueue>[] = [
  { header: '队列', isUnlabelled: true, cell: titleOf },
  { header: '等待', className: 'num', cell: ({ waiting }) => waiting },
  { header: '执行中', className: 'num', cell: ({ active }) => active },
  { header: '已放弃', className: 'num', cell: ({ failed }) => failed },
];

const failedColumns: Column<FailedJob>[] = [
  { header: '任务', isUnlabelled: true, cell: titleOf },
  { header: '放弃时间', className: 'num', cell: ({ failedAt }) => momentText(failedAt) },
  { header: '执行次数', className: 'num', cell: ({ tries }) => tries },
  { header: '错误', className: 'monitor-path', cell: ({ error }) => error || '没有说明' },
  { header: '操作', cell: (job) => <Retry job={job} /> },
];

function Retry({ job: { queue, id, error } }: { job: FailedJob }) {
  const { mutate, isPending } = useCallOf(retryJob, { refreshes: [listJobs] });
  return (
    <Allowed action={monitorActions.jobs}>
      <Button
        size="small"
        aria-label={`重新执行${titleOf({ queue })}：${error}`}
        busy={isPending}
        onClick={() =>
          mutate(
            { queue, id },
            { onSuccess: () => notify({ kind: 'success', text: retryJob.says ?? '' }) },
          )
        }
      >
        重新执行
      </Button>
    </Allowed>
  );
}
