import { getRedisOverview, type RedisOverview } from '@portal/contract/monitoring/redis';
import { useQueryOf } from '@portal/client/queries';
import { Empty } from '@portal/ui/feedback/Empty';
import { sizeText } from '@portal/ui/files/file-size';
import { Panel } from '@portal/ui/layout/Panel';
import { ListTable } from '../../platform/ListTable.tsx';
import { LiveChart } from './charts/LiveChart.tsx';
import { MonitorFigure } from './MonitorFigure.tsx';
import { MonitorPage } from './MonitorPage.tsx';
import { megabytes, scaled } from './charts/series.ts';
import { useLive } from './use-live.ts';

/** Figures and facts of the Redis that carries messages between nodes, where there is one. */
export function RedisPage() {
  const live = useLive(useQueryOf(getRedisOverview, {}, { quiet: true }));
  return (
    <MonitorPage
      title="Redis 信息"
      note="节点之间传递消息用的 Redis，各节点共用一个；本平台不在其中保存数据"
      live={live}
    >
      {({ redis }) => (redis ? <RedisFigures redis={redis} /> : <NoRedis />)}
    </MonitorPage>
  );
}

/** Says that there is no Redis: an installation of one node needs none. */
export const NoRedis = () => (
  <Panel>
    <Empty text="本平台没有配置 Redis：节点之间的消息由 PostgreSQL 传递。需要时请配置 REDIS_URL" />
  </Panel>
);

function RedisFigures({ redis }: { redis: NonNullable<RedisOverview['redis']> }) {
  const { dbSize, memory } = redis.history;
  return (
    <div className="monitor-body">
      <Panel className="monitor-figures">
        <MonitorFigure
          label="键"
          means="其中的键；本平台只用它传递消息，其他程序可能存有数据"
          text={redis.keys.toLocaleString('zh-CN')}
          unit="个"
        />
        <MonitorFigure
          label="已用内存"
          means="键与缓冲区占用的内存"
          text={sizeText(redis.memory)}
        />
      </Panel>
      <LiveChart
        title="键"
        unit="个"
        times={dbSize.map(({ create_time }) => create_time)}
        values={dbSize.map((point) => point.dbSize)}
      />
      <LiveChart
        title="已用内存"
        unit="MB"
        times={memory.map(({ create_time }) => create_time)}
        values={scaled(
          memory.map(({ used_memory }) => used_memory),
          megabytes,
        )}
      />
      <Panel title="运行信息" isFlush className="monitor-wide">
        <ListTable
          columns={[
            { header: '项目', isUnlabelled: true, cell: ({ description }) => description },
            { header: '名称', cell: ({ key }) => key },
            { header: '值', className: 'num', cell: ({ value }) => value },
          ]}
          rows={redis.lines}
          keyOf={({ key }) => key}
          emptyText="Redis 没有返回运行信息"
        />
      </Panel>
    </div>
  );
}
