import type { AccessRequest } from '@portal/contract/access/access-requests';

interface StateWords {
  words: string;
  tone: 'warn' | 'good' | 'bad' | 'quiet';
}

/** Puts into words what became of a request; what was given may have ended, or been taken back, since. */
export function stateOf({ state, givenUntil, isInForce }: AccessRequest): StateWords {
  if (state === 'waiting') return { words: '待审批', tone: 'warn' };
  if (state === 'declined') return { words: '已驳回', tone: 'bad' };
  if (state === 'withdrawn') return { words: '已撤回', tone: 'quiet' };
  if (givenUntil === null) return { words: '已开通', tone: 'good' };
  if (isInForce) return { words: `已开通，至 ${givenUntil}`, tone: 'good' };
  return { words: `已结束（原至 ${givenUntil}）`, tone: 'quiet' };
}
