import { menuActions } from '@portal/contract/policy/menu-values';
import { hasPage } from '@portal/contract/policy/menus';
import { Allowed } from '@portal/subsystem/Allowed';
import { Button } from '@portal/ui/actions/Button';
import { confirm } from '@portal/ui/overlays/confirm';
import { ActionList } from './ActionList.tsx';
import type { MenuDeskProps } from './MenuDesk.tsx';
import { MenuForm } from './MenuForm.tsx';
import { childrenOf, itemChange, stateOf } from './menu-model.ts';

interface ItemDetailProps extends MenuDeskProps {
  id: string;
  onMakeBelow: () => void;
}

/** One item: what the draft does to it, its fields, and the actions of its page. */
export function ItemDetail(props: ItemDetailProps) {
  const { id, menus, onChange } = props;
  const { published, drafted, components } = menus;
  const value = drafted.items.get(id);
  const former = published.items.get(id);
  const shown = value ?? former;
  if (!shown) return null;
  return (
    <>
      <header className="menus-head">
        <div>
          <h2>{shown.title}</h2>
          <small>{[stateOf(id, menus), shown.path].filter(Boolean).join(' · ')}</small>
        </div>
        <Allowed action={menuActions.edit}>
          <ItemWays {...props} />
        </Allowed>
      </header>
      {!hasPage(shown.component, components) && (
        <p className="menus-mark" role="note">
          页面「{shown.component}
          」还不在任何已发布的版本中：除管理员外无人看到这个菜单，发布后自动出现。
        </p>
      )}
      {value && (
        <Allowed
          action={menuActions.edit}
          otherwise={<MenuForm key={JSON.stringify(value)} menus={menus} id={id} value={value} />}
        >
          <MenuForm
            key={JSON.stringify(value)}
            menus={menus}
            id={id}
            value={value}
            onSend={(_, change) => onChange([change])}
          />
        </Allowed>
      )}
      {value && <ActionList {...props} />}
    </>
  );
}

function ItemWays({
  id,
  menus: { published, drafted },
  isBusy,
  onChange,
  onMakeBelow,
}: ItemDetailProps) {
  const value = drafted.items.get(id);
  const former = published.items.get(id);
  if (!value) {
    return (
      <Button
        size="small"
        disabled={isBusy}
        onClick={() => former && void onChange([itemChange(id, former)])}
      >
        取消删除
      </Button>
    );
  }
  const remove = async (): Promise<void> => {
    const below = childrenOf(id, drafted.items).length;
    const isSure = await confirm({
      title: `删除菜单「${value.title}」？`,
      body: `${below > 0 ? '下级菜单会一起删除。' : ''}发布后，角色对它的授权也会收回。发布前可在草稿中撤销。`,
      okText: '放入草稿',
      danger: true,
    });
    if (isSure) await onChange([itemChange(id, null)]);
  };
  return (
    <p className="menus-ways">
      <Button size="small" onClick={onMakeBelow}>
        新增下级
      </Button>
      <Button
        size="small"
        disabled={isBusy}
        onClick={() => void onChange([itemChange(id, { ...value, hidden: !value.hidden })])}
      >
        {value.hidden ? '显示' : '隐藏'}
      </Button>
      <Button size="small" disabled={isBusy} onClick={() => void remove()}>
        删除
      </Button>
    </p>
  );
}
