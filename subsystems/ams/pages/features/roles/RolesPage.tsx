import { useQueryOf } from '@portal/client/queries';
import { listRoles } from '@portal/contract/access/roles';
import { policyActions } from '@portal/contract/policy/drafts';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { Button } from '@portal/ui/actions/Button';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { useState } from 'react';
import { DraftBar } from '../../platform/DraftBar.tsx';
import { useDraft } from '../../platform/use-draft.ts';
import { draftedRoles } from './draft-overlay.ts';
import { RoleDetail } from './RoleDetail.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { RoleList } from './RoleList.tsx';
import './roles.css';

/** Roles: what each holds and who holds it. Every change goes into the user's draft. */
export function RolesPage() {
  const query = useQueryOf(listRoles, {});
  const { draft, change, isBusy } = useDraft();
  const [chosen, setChosen] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  return (
    <section className="roles-page">
      <PageHeader
        title="角色管理"
        note="改动先进入草稿，查看差异并发布后才生效"
        tools={
          <Allowed action={policyActions.edit}>
            <Button kind="primary" onClick={() => setAdding(true)}>
              新增角色
            </Button>
          </Allowed>
        }
      />
      <DraftBar draft={draft} />
      <QueryState
        query={query}
        lines={10}
        isEmpty={(all) => all.length === 0}
        emptyText="还没有角色"
      >
        {(all) => {
          const roles = draftedRoles(all, draft);
          const role = roles.find(({ code }) => code === chosen) ?? roles[0];
          return (
            <div className="roles-columns">
              <Panel className="roles-list" isFlush>
                <RoleList roles={roles} chosen={role?.code} onChoose={setChosen} />
              </Panel>
              {role && (
                <RoleDetail
                  key={role.code}
                  role={role}
                  roles={roles}
                  draft={draft}
                  isBusy={isBusy}
                  onChange={change}
                />
              )}
              {isAdding && (
                <RoleDialog
                  roles={roles}
                  onClose={() => setAdding(false)}
                  onSend={async (changes, code) => {
                    await change(changes);
                    setChosen(code);
                  }}
                />
              )}
            </div>
          );
        }}
      </QueryState>
    </section>
  );
}
