import { chunkTimeoutMs } from '@portal/contract/limits';

/** The reason why code failed to load: not available, too slow, from an earlier release, or faulty. */
export type LoadFailure = 'broken' | 'late' | 'outdated' | 'faulty';

/** The messages shown to the user (spec section 8). */
export const loadFailureMessages: Record<LoadFailure, string> = {
  broken: '页面的程序未能载入，请检查网络后重新加载；如仍未恢复，请联系管理员。',
  late: `页面在 ${chunkTimeoutMs / 1_000} 秒内未能载入，请检查网络后重新加载。`,
  faulty: '页面的程序有错误，与您的网络无关。错误已记录，请重新加载；如仍未恢复，请联系管理员。',
  outdated: '门户已发布新版本。请先保存其他页面中的内容，再重新加载。',
};
