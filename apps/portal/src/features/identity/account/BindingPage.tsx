import { useQueryOf } from '@portal/client/queries';
import { listBindings } from '@portal/contract/identity/bindings';
import { Panel } from '@portal/ui/layout/Panel';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { AccountPage } from './AccountPage.tsx';
import { BindingItem } from './BindingItem.tsx';

/** Page of the phone number and the external identities the user may sign in with (`/account/settings/binding`). */
export function BindingPage() {
  const query = useQueryOf(listBindings, {}, { quiet: true });
  return (
    <AccountPage title="账号绑定">
      <Panel title="绑定的账号">
        <QueryState query={query} failedText="账号绑定没有取到" warnsOfStale>
          {({ phone, bindings }) => (
            <ul className="account-sessions">
              <li className="account-session">
                <div>
                  <h3>手机号 {phone ?? <span className="account-none">未登记</span>}</h3>
                  <p>用于短信登录和找回密码，由人力资源系统维护</p>
                </div>
              </li>
              {bindings.map((binding) => (
                <BindingItem key={binding.id} binding={binding} />
              ))}
              {bindings.length === 0 && (
                <li className="account-session">
                  <div>
                    <h3>第三方账号</h3>
                    <p>尚未绑定。用钉钉等账号登录时，验证一次密码即可绑定</p>
                  </div>
                </li>
              )}
            </ul>
          )}
        </QueryState>
      </Panel>
    </AccountPage>
  );
}
