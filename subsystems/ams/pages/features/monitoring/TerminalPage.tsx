import {
  getRedisOverview,
  redisTerminalLimits,
  runRedisCommand,
} from '@portal/contract/monitoring/redis';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { Button } from '@portal/ui/actions/Button';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Field } from '@portal/ui/forms/Field';
import { Panel } from '@portal/ui/layout/Panel';
import { useState } from 'react';
import { NoRedis } from './RedisPage.tsx';
import './monitoring.css';

/** Commands shown before the oldest goes. */
const shownMost = 50;

interface Exchange {
  key: number;
  line: string;
  text: string;
  isRefused: boolean;
}

/** Reads a Redis by commands of an allow-list; a line that is refused says why. */
export function TerminalPage() {
  const query = useQueryOf(getRedisOverview, {}, { quiet: true });
  return (
    <section>
      <PageHeader
        title="Redis 终端"
        note="只能执行只读命令；含会话或密钥的键不显示。每条命令都记入审计日志"
      />
      <QueryState query={query} lines={6}>
        {({ redis }) => (redis ? <Terminal /> : <NoRedis />)}
      </QueryState>
    </section>
  );
}

function Terminal() {
  const [line, setLine] = useState('');
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const { mutate, isPending } = useCallOf(runRedisCommand, { quiet: true });

  function note(exchange: Omit<Exchange, 'key'>): void {
    setExchanges((before) =>
      [{ ...exchange, key: (before[0]?.key ?? 0) + 1 }, ...before].slice(0, shownMost),
    );
  }
  function run(): void {
    const typed = line.trim();
    if (typed === '') return;
    mutate(
      { line: typed },
      {
        onSuccess({ text, isCut }) {
          setLine('');
          note({
            line: typed,
            text: isCut ? `${text}\n（内容过长，已截断）` : text,
            isRefused: false,
          });
        },
        onError: ({ message }) => note({ line: typed, text: message, isRefused: true }),
      },
    );
  }
  return (
    <Panel>
      <form
        className="monitor-command"
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <Field
          label="命令"
          hint="例如 SCAN 0 COUNT 100、GET 键、TTL 键、INFO memory"
          className="num"
          value={line}
          maxLength={redisTerminalLimits.line}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setLine(target.value)}
        />
        <Button type="submit" kind="primary" busy={isPending}>
          执行
        </Button>
      </form>
      <div role="log" aria-label="执行结果" className="monitor-log">
        {exchanges.map(({ key, line: sent, text, isRefused }) => (
          <div key={key} data-refused={isRefused || undefined}>
            <p>&gt; {sent}</p>
            <pre>{text}</pre>
          </div>
        ))}
      </div>
    </Panel>
  );
}
