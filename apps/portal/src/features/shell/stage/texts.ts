import { chunkTimeoutMs } from '@portal/contract/limits';
import type { FailureKind } from '@portal/subsystem/failure';

/** Loading message with the name of the system (spec section 4). */
export const loadingMessage = (systemName: string): string => `正在加载 ${systemName}…`;

/** Texts of failures, with advice for the user. */
export const failureReasons: Record<FailureKind, string> = {
  missing: '该系统没有可在门户内打开的程序，可能尚未发布；请联系该系统的管理员，或稍后重新加载',
  untrusted: '该系统的地址不在可信来源之列，为保护您的账号未予打开；请联系该系统的管理员',
  manifest: '未能取得该系统的加载清单，请检查网络后重新加载；如仍未恢复，请联系该系统的管理员',
  sdk: '该系统与当前门户的版本不匹配，请重新加载；如仍未恢复，请联系该系统的管理员',
  integrity:
    '该系统的文件与登记的不一致，可能已被改动，为保护您的账号未予载入；请重新加载，如仍未恢复，请联系该系统的管理员',
  entry: '该系统的程序未能完整载入，请检查网络后重新加载；如仍未恢复，请联系该系统的管理员',
  css: '该系统的样式未能完整载入，请检查网络后重新加载；如仍未恢复，请联系该系统的管理员',
  mount: '该系统启动时出错，请重新加载；如仍未恢复，请联系该系统的管理员',
  timeout: `该系统在 ${chunkTimeoutMs / 1_000} 秒内未能加载完成，请检查网络后重新加载`,
  runtime: '该页面运行时出错，其他页面不受影响；请重新加载；如仍未恢复，请联系该系统的管理员',
};
