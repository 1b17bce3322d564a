import type { ReleasedSystem, ReleaseList } from '@portal/contract/subsystems/subsystem-releases';
import { hasProgram, trialWords } from './labels.ts';

/** A word that says how something stands, and whether that is well. */
export interface Badge {
  text: string;
  tone: 'good' | 'warn' | 'bad' | 'quiet';
}

/** Warnings about a system, for the list. */
export function badgesOf(system: ReleasedSystem): Badge[] {
  const { current, newest, failedFor, enabled } = system;
  const marks: Badge[] = [];
  if (newest?.state === 'failed') marks.push({ text: `${newest.version} 已自动退回`, tone: 'bad' });
  if (failedFor > 0) marks.push({ text: `${failedFor} 人打不开`, tone: 'bad' });
  if (isWaiting(system)) marks.push({ text: `${newest?.version} 未启用`, tone: 'warn' });
  if (!enabled) marks.push({ text: '系统未开通', tone: 'quiet' });
  if (hasProgram(system) && current === null) marks.push({ text: '未登记版本', tone: 'quiet' });
  return marks;
}

/** Returns whether the newest release is for nobody. */
const isWaiting = ({ newest, current, canary }: ReleasedSystem): boolean =>
  newest?.state === 'good' && ![current, canary?.version].includes(newest.version);

type Release = ReleaseList['releases'][number];

/** Describes the audience of a release. */
export function audienceBadgesOf(
  { current, previous, canary }: Pick<ReleaseList, 'current' | 'previous' | 'canary'>,
  { version, state }: Pick<Release, 'version' | 'state'>,
): Badge[] {
  const marks: Badge[] = [];
  if (version === current) marks.push({ text: '所有人', tone: 'good' });
  if (version === canary?.version) {
    const whom = trialWords({ percent: canary.percent, stores: canary.stores.length });
    marks.push({ text: `试用：${whom}`, tone: 'warn' });
  }
  if (state === 'failed') marks.push({ text: '打不开，已退回', tone: 'bad' });
  if (version === previous) marks.push({ text: '上一版本', tone: 'quiet' });
  return marks.length > 0 ? marks : [{ text: '无人使用', tone: 'quiet' }];
}
