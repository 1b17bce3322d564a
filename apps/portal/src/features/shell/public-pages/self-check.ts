import { send } from '@portal/client/send';
import { getLoginValid } from '@portal/contract/identity/session';
import { useQuery } from '@tanstack/react-query';

export interface Check {
  name: string;
  isFine: boolean;
  detail: string;
}

/** Checks the abilities of this browser, in texts for the help desk. */
export function selfCheck(): Check[] {
  const isSecure = window.isSecureContext;
  const canStore = hasStorage();
  const hasModules = HTMLScriptElement.supports('importmap');
  return [
    check('安全连接', isSecure, '可以加密密码', '不是安全连接（HTTPS），无法登录'),
    check('本地存储', canStore, '可用', '不可用，请关闭无痕模式或允许本站保存数据'),
    check('浏览器版本', hasModules, '支持', '版本过旧，请升级到 Chrome 或 Edge 118 以上'),
  ];
}

/** Checks whether our server answers this browser. */
export function useServerReach(): Check {
  const { isSuccess, isPending } = useQuery({
    queryKey: ['self-check'],
    queryFn: () => send(getLoginValid, {}, { quiet: true }),
  });
  if (isPending) return { name: '服务器', isFine: true, detail: '正在检测…' };
  return check('服务器', isSuccess, '连接正常', '无法连接，请检查网络');
}

const check = (name: string, isFine: boolean, good: string, bad: string): Check => ({
  name,
  isFine,
  detail: isFine ? good : bad,
});

function hasStorage(): boolean {
  try {
    localStorage.setItem('pro__check', '1');
    localStorage.removeItem('pro__check');
    return true;
  } catch {
    return false;
  }
}
