import { redisTerminalLimits } from '@portal/contract/monitoring/redis';
import type { Audit } from '#platform/audit/audit.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import { checkCommand, isReadable } from './commands.ts';
import { shownInfo } from './info-lines.ts';
import type { AskRedis } from './redis-connection.ts';

/** The words of a refused line that the audit trail keeps: its command, and no argument, which may be a secret. */
const keptOf = (line: string): string => line.trim().split(/\s+/, 1)[0]?.slice(0, 20) ?? '';

interface TerminalParts {
  ask: AskRedis;
  isConfigured: boolean;
  /** Beginnings of the keys that may be read. */
  prefixes: readonly string[];
  audit: Audit;
}

/** Runs commands of the allow-list for an administrator; each is in the audit trail, and each that was refused. */
export function createRedisTerminal({ ask, isConfigured, prefixes, audit }: TerminalParts) {
  async function note(
    kind: 'redis.commanded' | 'redis.refused',
    { session, address, requestId }: Caller,
    detail: Record<string, string>,
  ): Promise<void> {
    const actor = { actorId: session.personId, actorWorkNo: session.workNo };
    await audit.record({ kind, ...actor, address, requestId, detail });
  }

  return {
    async run(line: string, caller: Caller): Promise<{ text: string; isCut: boolean }> {
      if (!isConfigured) refuse('redis.none');
      const checked = checkCommand(line, prefixes);
      if ('refusal' in checked) {
        await note('redis.refused', caller, { object: keptOf(line), reason: checked.refusal });
        return refuse('redis.refused', { message: checked.refusal });
      }
      const { words } = checked;
      await note('redis.commanded', caller, { object: words.join(' ') });
      const text = shownAnswer(words, await ask(words), prefixes);
      return {
        text: text.slice(0, redisTerminalLimits.answer),
        isCut: text.length > redisTerminalLimits.answer,
      };
    },
  };
}

function shownAnswer(
  words: readonly string[],
  answer: unknown,
  prefixes: readonly string[],
): string {
  if (words[0] === 'INFO') return shownInfo(String(answer));
  if (words[0] === 'SCAN') return shownScan(answer, prefixes);
  return printed(answer);
}

/** The cursor and the keys that may be read; of the others nothing but their number. */
function shownScan(answer: unknown, prefixes: readonly string[]): string {
  const [cursor, found] = Array.isArray(answer) ? answer : [];
  const keys = Array.isArray(found) ? found.map(String) : [];
  const readable = keys.filter((key) => isReadable(key, prefixes));
  const hidden = keys.length - readable.length;
  const note = hidden > 0 ? [`（另有 ${hidden} 个键不在允许查看的范围内）`] : [];
  return [`下一个游标：${String(cursor)}`, ...readable.map(numbered), ...note].join('\n');
}

const numbered = (line: string, index: number): string => `${index + 1}) ${line}`;

function printed(answer: unknown): string {
  if (answer === null || answer === undefined) return '(nil)';
  if (typeof answer === 'number') return `(integer) ${answer}`;
  if (typeof answer === 'string') return answer;
  if (!Array.isArray(answer)) return JSON.stringify(answer);
  return answer.length === 0
    ? '(empty)'
    : answer
        .map((each) => printed(each))
        .map(numbered)
        .join('\n');
}
