import { useCell } from '@portal/common/cell';
import { PublicPage } from '#platform/parts/PublicPage.tsx';
import { registeredName } from './registered-name.ts';

/** `/user/register-result`: shows the result of a registration. */
export function RegisterResult() {
  const name = useCell(registeredName);
  if (name === null) return <PublicPage title="注册结果" note="没有可显示的注册结果" />;
  return (
    <PublicPage
      title={`你的账户：${name} 注册成功`}
      note="现在可以登录。管理员分配权限后，相应的业务系统会出现在菜单里。"
      next="去登录"
    />
  );
}
