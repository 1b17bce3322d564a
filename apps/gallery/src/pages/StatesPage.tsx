import { Button } from '@portal/ui/actions/Button';
import { ContentState } from '@portal/ui/feedback/ContentState';
import { Empty } from '@portal/ui/feedback/Empty';
import { ExceptionPage } from '@portal/ui/feedback/ExceptionPage';
import { ProgressSeam } from '@portal/ui/feedback/ProgressSeam';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Result } from '@portal/ui/feedback/Result';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { Example, longText } from '../Example.tsx';

const query = { data: undefined, error: null, isFetching: false, refetch: () => undefined };
const failed = new Error('offline');
const names = (data: readonly string[]) => data.join('、');
const isEmpty = (data: readonly string[]) => data.length === 0;

const ignore = () => undefined;
const refusal = (status: number, words: string) =>
  Object.assign(new Error(words), { status, reason: 'example' });

/** Parts that stand in place of content, or follow an action. */
export const StatesPage = () => (
  <>
    <Example name="QueryState">
      <QueryState query={query}>{names}</QueryState>
      <QueryState query={{ ...query, error: failed }}>{names}</QueryState>
      <QueryState query={{ ...query, error: failed, isFetching: true }}>{names}</QueryState>
      <QueryState query={{ ...query, data: [] }} isEmpty={isEmpty} emptyText="暂无门店">
        {names}
      </QueryState>
      <QueryState query={{ ...query, data: ['南京西路店'], error: failed }} warnsOfStale>
        {names}
      </QueryState>
      <QueryState query={{ ...query, data: ['南京西路店', '三里屯店'] }}>{names}</QueryState>
    </Example>
    <Example name="ContentState">
      <ContentState condition="slow" onWait={ignore} onRetry={ignore} />
      <ContentState condition="failed" error={failed} onRetry={ignore} />
      <ContentState
        condition="failed"
        error={refusal(409, '正在盘点，请稍后再看')}
        onRetry={ignore}
      />
      <ContentState
        condition="failed"
        error={refusal(403, '请联系管理员分配权限')}
        onRetry={ignore}
      />
      <ContentState condition="failed" error={refusal(404, '记录不存在')} onRetry={ignore} />
      <ContentState condition="denied" text="已提交的订单不能再编辑" />
      <ContentState condition="empty" />
      <ContentState condition="unmatched" onClear={ignore} />
      <ContentState look="options" condition="loading" />
      <ContentState look="options" condition="slow" onWait={ignore} onRetry={ignore} />
      <ContentState look="options" condition="failed" onRetry={ignore} />
      <ContentState look="options" condition="empty" />
      <ContentState look="options" condition="unmatched" />
    </Example>
    <Example name="Result" isWide>
      <Result
        tone="good"
        title="调拨单已提交"
        text="编号 DB20261100012，等待调入门店确认。"
        actions={
          <>
            <Button kind="primary">查看单据</Button>
            <Button>再建一张</Button>
          </>
        }
      />
      <Result tone="warn" title="200 张中有 3 张未通过" actions={<Button>下载结果</Button>}>
        DB20261100012：调出门店库存不足
      </Result>
      <Result tone="bad" title="提交失败" text={longText} actions={<Button>重试</Button>} />
      <Result tone="info" title="已转到钉钉审批" />
    </Example>
    <Example name="ExceptionPage" isWide>
      <ExceptionPage code={403} action={<Button kind="primary">返回首页</Button>} />
      <ExceptionPage title="页面没有打开" text={longText} action={null} />
    </Example>
    <Example name="Empty">
      <Empty text="暂无记录" />
      <Empty text="没有匹配的结果" action={<Button>清除条件</Button>} />
      <Empty text={longText} />
    </Example>
    <Example name="Skeleton">
      <Skeleton />
      <Skeleton lines={6} label="列表正在加载" />
    </Example>
    <Example name="ProgressSeam">
      <ProgressSeam label="页面正在加载" />
    </Example>
    <Example name="FormAlert">
      <FormAlert>该记录已有新的修改</FormAlert>
      <FormAlert>{longText}</FormAlert>
    </Example>
  </>
);
