/** Every business subsystem of the group, by the key its paths begin with (spec section 1). */
export const subsystemKeys = [
  'ors',
  'rcm',
  'ams',
  'hr',
  'ops',
  'lms',
  'imos',
  'dcp',
  'crm',
  'cms',
  'gims',
  'gyl',
  'idss',
  'cas',
  'syfs',
] as const;
export type SubsystemKey = (typeof subsystemKeys)[number];

/** Spec section 9: where a person without a default system lands. */
export const defaultSubsystem: SubsystemKey = 'ams';

/**
 * Systems that also stand outside the portal (spec section 4): who worked in one last and names no page begins on the
 * front page.
 */
export const systemsElsewhere: ReadonlySet<SubsystemKey> = new Set(['syfs', 'cas', 'idss', 'gims']);

export const isSubsystemKey = (key: string): key is SubsystemKey =>
  (subsystemKeys as readonly string[]).includes(key);

/** The subsystem a path belongs to is its first segment (spec section 2). */
export function subsystemOfPath(path: string): SubsystemKey | undefined {
  const key = path.split('/')[1] ?? '';
  return isSubsystemKey(key) ? key : undefined;
}

/**
 * The five platforms the subsystems are grouped into, in the order they are shown (spec section 1), and the cloth each is
 * known by: people find a system by it before they read a name.
 */
export const platforms = [
  { key: 'retail', name: '零售运营', desc: '门店、渠道与收银', weave: 'twill' },
  { key: 'product', name: '商品运营', desc: '企划、采购与供应', weave: 'houndstooth' },
  { key: 'user', name: '用户运营', desc: '会员与顾客声音', weave: 'knit' },
  { key: 'service', name: '综合服务', desc: '人事、行政与法务', weave: 'herringbone' },
  { key: 'visual', name: '可视分析', desc: '经营大屏与报表', weave: 'plain' },
] as const;
export type PlatformKey = (typeof platforms)[number]['key'];

/** The cloth of a system; that of the last platform where the contract does not name the system's. */
export const weaveOf = ({ platform }: { platform: string }) =>
  platforms.find(({ key }) => key === platform)?.weave ?? 'plain';
