import { draftRoleTemplates, listRoleTemplates } from '@portal/contract/administration/first-run';
import { getPolicy, listDrafts } from '@portal/contract/policy/drafts';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { CheckboxGroup } from '@portal/ui/fields/OptionGroup';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useState } from 'react';

/** Puts roles that the release brings into the draft, and leads to where it is published. */
export function RoleTemplatesDialog({ onClose }: { onClose: () => void }) {
  const query = useQueryOf(listRoleTemplates, {});
  const [chosen, setChosen] = useState<string[]>([]);
  const { push } = useRouter();
  const { mutate, isPending, error } = useCallOf(draftRoleTemplates, {
    refreshes: [getPolicy, listDrafts],
    quiet: true,
  });
  const draft = () =>
    mutate(
      { codes: chosen },
      {
        onSuccess: () => {
          onClose();
          push('/ams/role/publish');
        },
      },
    );
  return (
    <Dialog title="从模板添加角色" width={560} onClose={onClose}>
      <QueryState query={query} lines={8}>
        {(templates) => (
          <div className="first-run-templates">
            <CheckboxGroup
              label="角色模板"
              hint="加入草稿后须在「权限发布」发布才会生效；每个角色的权限之后都可以修改"
              value={chosen}
              onChange={setChosen}
              options={templates.map(({ code, name, note, menuItems, actions, isThere }) => ({
                value: code,
                label: `${name}：${note}（${menuItems} 个菜单，${actions} 个按钮）${isThere ? ' · 已有此角色' : ''}`,
                disabled: isThere,
              }))}
              error={error?.message}
            />
            <p className="first-run-ways">
              <Button onClick={onClose}>取消</Button>
              <Button
                kind="primary"
                busy={isPending}
                disabled={chosen.length === 0}
                onClick={draft}
              >
                加入草稿并前往发布
              </Button>
            </p>
          </div>
        )}
      </QueryState>
    </Dialog>
  );
}
