import { queryOf } from '@portal/client/queries';
import { listBindings } from '@portal/contract/identity/bindings';
import { Button } from '@portal/ui/actions/Button';
import { Empty } from '@portal/ui/feedback/Empty';
import { Panel } from '@portal/ui/layout/Panel';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { BindingItem } from './BindingItem.tsx';

/** Lists the phone number and the external identities the user may sign in with. */
export function Bindings() {
  const { data, error, refetch } = useQuery(queryOf(listBindings, {}, { quiet: true }));
  return (
    <Panel title="账号绑定">
      {!data && !error && <Skeleton />}
      {error && (
        <Empty
          text="账号绑定没有取到"
          action={<Button onClick={() => void refetch()}>重新获取</Button>}
        />
      )}
      {data && (
        <ul className="account-sessions">
          <li className="account-session">
            <div>
              <h3>手机号 {data.phone ?? <span className="account-none">未登记</span>}</h3>
              <p>用于短信登录和找回密码，由人力资源系统维护</p>
            </div>
          </li>
          {data.bindings.map((binding) => (
            <BindingItem key={binding.id} binding={binding} />
          ))}
          {data.bindings.length === 0 && (
            <li className="account-session">
              <div>
                <h3>第三方账号</h3>
                <p>尚未绑定。用钉钉等账号登录时，验证一次密码即可绑定</p>
              </div>
            </li>
          )}
        </ul>
      )}
    </Panel>
  );
}
