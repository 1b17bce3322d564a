import { platforms } from '@portal/contract/subsystems/subsystem-keys';
import type { ReleasedSystem } from '@portal/contract/subsystems/subsystem-releases';

const kindWords = {
  esm: '微应用',
  umd: '旧版微应用',
  builtin: '内置看板',
  iframe: '内嵌页面',
  sso: '单点登录',
} as const satisfies Record<ReleasedSystem['kind'], string>;

/** Describes a system in one line. */
export const systemWords = ({
  sysType,
  platform,
  kind,
}: Pick<ReleasedSystem, 'sysType' | 'platform' | 'kind'>): string => {
  const platformName = platforms.find(({ key }) => key === platform)?.name;
  return [sysType.toUpperCase(), platformName, kindWords[kind]].filter(Boolean).join(' · ');
};

/** Only programs on our stage have versions. */
export const hasProgram = ({ kind }: Pick<ReleasedSystem, 'kind'>): boolean =>
  kind === 'esm' || kind === 'umd';

/** Describes the audience of a trial. */
export function trialWords({ percent, stores }: { percent: number; stores: number }): string {
  const parts = [percent > 0 && `${percent}% 的人`, stores > 0 && `${stores} 家门店`];
  return parts.filter(Boolean).join('和 ');
}

const time = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Shanghai',
});

/** `2026-12-01 08:30` in China, of milliseconds since 1970. */
export const timeOf = (at: number): string => time.format(at);
