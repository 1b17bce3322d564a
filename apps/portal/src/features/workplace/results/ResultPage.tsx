import '@portal/ui/actions/button.css';
import { useQueryOf } from '@portal/client/queries';
import { whoHelps } from '@portal/contract/access/explain';
import { getResult } from '@portal/contract/workplace/results';
import { Button } from '@portal/ui/actions/Button';
import { onPlainPress } from '@portal/ui/actions/plain-press';
import { Descriptions } from '@portal/ui/data/Descriptions';
import { Steps } from '@portal/ui/data/Steps';
import { Empty } from '@portal/ui/feedback/Empty';
import { notify } from '@portal/ui/feedback/notify';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Result } from '@portal/ui/feedback/Result';
import { Panel } from '@portal/ui/layout/Panel';
import { useEffect } from 'react';
import type { z } from 'zod';
import { usePageLocation } from '#platform/navigation/page-location.ts';
import { paths } from '#platform/navigation/paths.ts';
import { goTo } from '#platform/navigation/router-port.ts';
import './results.css';

type KeptResult = z.infer<typeof getResult.result>;

interface ResultPageProps {
  /** Gives the tab of the page its title. */
  onTitle: (path: string, title: string) => void;
}

/** Shows the outcome that a page of a system has kept for its user (`/result/success?id=`, `/result/error?id=`). */
export function ResultPage({ onTitle }: ResultPageProps) {
  const { search } = usePageLocation();
  const id = new URLSearchParams(search).get('id') ?? '';
  return isResultId(id) ? <ShownResult key={id} id={id} onTitle={onTitle} /> : <NoResult />;
}

const isResultId = (id: string): boolean => getResult.input.safeParse({ id }).success;

const NoResult = () => (
  <Panel>
    <h1 className="result-none">处理结果</h1>
    <Empty text="该结果不存在或已过期" action={<Onward path={paths.root} text="返回首页" />} />
  </Panel>
);

function ShownResult({ id, onTitle }: ResultPageProps & { id: string }) {
  const query = useQueryOf(getResult, { id }, { quiet: true, staleTime: Infinity, retry: false });
  const { error } = query;
  if (error && 'reason' in error && error.reason === 'result.not-found') return <NoResult />;
  return (
    <Panel>
      <QueryState query={query} lines={6} failedText="结果暂时无法取得，请稍后重试">
        {(result) => <Outcome result={result} onTitle={onTitle} />}
      </QueryState>
    </Panel>
  );
}

function Outcome({ result, onTitle }: ResultPageProps & { result: KeptResult }) {
  const { kind, title, text, next, steps, actions } = result;
  const { path } = usePageLocation();
  useEffect(() => onTitle(path, title), [onTitle, path, title]);
  const isGood = kind === 'success';
  return (
    <Result
      isPage
      tone={isGood ? 'good' : 'bad'}
      title={title}
      text={
        <>
          {text && <span>{text}</span>}
          {next && <span className="result-next">{next}</span>}
        </>
      }
      actions={
        actions.length > 0 ? (
          actions.map((action, nth) => (
            <Onward key={action.path + action.text} {...action} isFirst={nth === 0} />
          ))
        ) : (
          <Onward path={paths.root} text="返回首页" />
        )
      }
    >
      {steps && <Steps names={steps.names} at={steps.done + 1} label="办理进度" />}
      <Facts result={result} />
      {!isGood && <Helpers />}
    </Result>
  );
}

/** The facts with the time, and the number of the request that failed; all of them can be copied as lines of text. */
function Facts({ result: { facts, keptAt, requestId } }: { result: KeptResult }) {
  const items = [
    ...facts,
    { label: '时间', value: keptAt },
    ...(requestId === undefined ? [] : [{ label: '请求编号', value: requestId }]),
  ];
  async function copy(): Promise<void> {
    const text = items.map(({ label, value }) => `${label}：${value}`).join('\n');
    try {
      await navigator.clipboard.writeText(text);
      notify({ kind: 'success', text: '已复制' });
    } catch {
      notify({ kind: 'warning', title: '浏览器不允许复制，请手动复制', text });
    }
  }
  return (
    <div className="result-facts">
      <Descriptions items={items} />
      <Button size="small" onClick={() => void copy()}>
        复制
      </Button>
    </div>
  );
}

function Helpers() {
  const { data: help } = useQueryOf(whoHelps, {}, { quiet: true });
  const names = help?.administrators ?? [];
  return names.length > 0 && <p>仍未解决，可以联系管理员：{names.join('、')}</p>;
}

interface OnwardProps {
  path: string;
  text: string;
  isFirst?: boolean;
}

const Onward = ({ path, text, isFirst = true }: OnwardProps) => (
  <a
    className="ui-button"
    data-kind={isFirst ? 'primary' : undefined}
    href={path}
    onClick={onPlainPress(() => void goTo(path))}
  >
    {text}
  </a>
);
