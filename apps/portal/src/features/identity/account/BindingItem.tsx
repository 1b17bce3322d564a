import { useCallOf } from '@portal/client/queries';
import { type Binding, listBindings, undoBinding } from '@portal/contract/identity/bindings';
import { Button } from '@portal/ui/actions/Button';
import { confirm } from '@portal/ui/overlays/confirm';
import { notify } from '@portal/ui/feedback/notify';

/** One external identity bound to the account, with a button to unbind it. */
export function BindingItem({ binding: { id, service, createTime } }: { binding: Binding }) {
  const { mutate, isPending } = useCallOf(undoBinding, { refreshes: [listBindings] });
  const name = service ?? '已停用的服务';

  async function undo(): Promise<void> {
    const isSure = await confirm({
      title: `解除绑定${name}`,
      body: `解除后，不能再用${name}登录这个账号；已登录的设备不受影响。`,
      okText: '解除绑定',
      danger: true,
    });
    if (!isSure) return;
    mutate({ id }, { onSuccess: () => notify({ kind: 'success', text: undoBinding.says ?? '' }) });
  }

  return (
    <li className="account-session">
      <div>
        <h3>{name}</h3>
        <p>绑定于 {createTime.slice(0, 10)}</p>
      </div>
      <Button
        size="small"
        aria-label={`解除绑定${name}`}
        busy={isPending}
        onClick={() => void undo()}
      >
        解除绑定
      </Button>
    </li>
  );
}
