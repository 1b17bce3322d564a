import type { RequestedChange } from '@portal/contract/policy/changes';
import type { Draft } from '@portal/contract/policy/drafts';
import { menuActions } from '@portal/contract/policy/menu-values';
import { Allowed } from '@portal/subsystem/Allowed';
import { Button } from '@portal/ui/actions/Button';
import { Empty } from '@portal/ui/feedback/Empty';
import { Segmented } from '@portal/ui/forms/Segmented';
import { Panel } from '@portal/ui/layout/Panel';
import { useState } from 'react';
import { blankItem } from '@portal/contract/policy/menu-forms';
import { childrenOf, type DraftedMenus } from './menu-model.ts';
import { ItemDetail } from './ItemDetail.tsx';
import { MenuForm } from './MenuForm.tsx';
import { MenuPreview } from './MenuPreview.tsx';
import { MenuTree } from './MenuTree.tsx';

export interface MenuDeskProps {
  menus: DraftedMenus;
  draft: Draft | null | undefined;
  isBusy: boolean;
  onChange: (changes: readonly RequestedChange[]) => Promise<void>;
}

type Part = 'items' | 'preview';

/** The tree of a menu, the item that is chosen in it, and the menu as others will see it. */
export function MenuDesk(props: MenuDeskProps) {
  const { menus, draft, onChange } = props;
  const [part, setPart] = useState<Part>('items');
  const [chosen, setChosen] = useState<string>();
  const [madeBelow, setMadeBelow] = useState<string | null>();
  const all = new Map([...menus.published.items, ...menus.drafted.items]);
  const parent = madeBelow ? all.get(madeBelow) : undefined;
  return (
    <>
      <Segmented
        label="查看内容"
        options={[
          { value: 'items', label: '菜单' },
          { value: 'preview', label: '预览' },
        ]}
        value={part}
        onChange={setPart}
      />
      {part === 'preview' && <MenuPreview system={menus.system} draft={draft} />}
      {part === 'items' && (
        <div className="menus-columns">
          <Panel className="menus-tree">
            <MenuTree
              {...props}
              chosen={chosen}
              onChoose={(id) => {
                setChosen(id);
                setMadeBelow(undefined);
              }}
            />
            <Allowed action={menuActions.edit}>
              <Button onClick={() => setMadeBelow(null)}>新增菜单</Button>
            </Allowed>
          </Panel>
          <Panel className="menus-detail">
            {madeBelow !== undefined ? (
              <>
                <h2>{parent ? `新增下级：${parent.title}` : '新增菜单'}</h2>
                <MenuForm
                  key={madeBelow}
                  menus={menus}
                  value={blankItem(
                    menus.system,
                    madeBelow && parent ? { id: madeBelow, value: parent } : undefined,
                    lastSort(menus, madeBelow),
                  )}
                  onCancel={() => setMadeBelow(undefined)}
                  onSend={async (id, change) => {
                    await onChange([change]);
                    setMadeBelow(undefined);
                    setChosen(id);
                  }}
                />
              </>
            ) : chosen !== undefined && all.has(chosen) ? (
              <ItemDetail
                key={chosen}
                {...props}
                id={chosen}
                onMakeBelow={() => setMadeBelow(chosen)}
              />
            ) : (
              <Empty text="请在左侧选择菜单" />
            )}
          </Panel>
        </div>
      )}
    </>
  );
}

/** The number behind the last of its siblings. */
function lastSort({ drafted }: DraftedMenus, parentId: string | null): number {
  const last = childrenOf(parentId, drafted.items).at(-1);
  return (last === undefined ? 0 : (drafted.items.get(last)?.sort ?? 0)) + 1;
}
