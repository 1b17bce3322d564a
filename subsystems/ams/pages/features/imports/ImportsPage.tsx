import { checkRuleActions } from '@portal/contract/administration/check-rules';
import { listDepartments } from '@portal/contract/administration/departments';
import { dictionaryActions, listDictionaries } from '@portal/contract/administration/dictionaries';
import { memberAction } from '@portal/contract/administration/memberships';
import { listPeople, personActions } from '@portal/contract/administration/people';
import { listPositions, organisationActions } from '@portal/contract/administration/positions';
import { listStores } from '@portal/contract/administration/stores';
import {
  getPolicy,
  getPolicyDraft,
  listDrafts,
  policyActions,
} from '@portal/contract/policy/drafts';
import { menuActions } from '@portal/contract/policy/menu-values';
import { ImportPanel } from '@portal/subsystem/imports/ImportPanel';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { useAllowed, usePage, useRouter } from '@portal/subsystem/session';
import { Empty } from '@portal/ui/feedback/Empty';
import { Segmented } from '@portal/ui/forms/Segmented';
import { Panel } from '@portal/ui/layout/Panel';

const jeecgHint =
  'MySQL 导出的 .sql 文件（mysqldump）。人员、部门、岗位、字典一次导入；角色与权限进入您的草稿，在“权限发布”中核对后发布。密码不导入。';
const jeecg = { isAllOnly: true, hasTemplate: false, accept: '.sql', hint: jeecgHint };

const people = [personActions.edit, memberAction];
const lists = [organisationActions.edit, dictionaryActions.edit];
const rights = [checkRuleActions.edit, policyActions.edit];

const menuHint =
  '按系统和路径识别菜单；表格中没有的菜单保持不变。变更进入您的草稿，在“权限发布”中核对后发布。';

/** The lists that are imported, in the order in which an empty installation needs them, and the actions each takes. */
const subjects = [
  { value: 'departments', label: '部门', actions: [organisationActions.edit] },
  { value: 'positions', label: '岗位', actions: [organisationActions.edit] },
  { value: 'stores', label: '门店', actions: [organisationActions.edit] },
  { value: 'people', label: '人员', actions: people },
  { value: 'menus', label: '菜单', actions: [policyActions.edit, menuActions.edit] },
  { value: 'dictionaries', label: '字典', actions: [dictionaryActions.edit] },
  { value: 'jeecg', label: 'Jeecg 数据库', actions: [...people, ...lists, ...rights] },
];

const refreshes = [
  listPeople,
  listDepartments,
  listPositions,
  listStores,
  listDictionaries,
  getPolicy,
  getPolicyDraft,
  listDrafts,
];

/** Returns the subjects whose actions the user holds; lists are everybody's, and so is who imports them. */
function useOffered() {
  const held: Record<string, boolean> = {
    [personActions.all]: useAllowed(personActions.all),
    [personActions.edit]: useAllowed(personActions.edit),
    [memberAction]: useAllowed(memberAction),
    [organisationActions.edit]: useAllowed(organisationActions.edit),
    [dictionaryActions.edit]: useAllowed(dictionaryActions.edit),
    [checkRuleActions.edit]: useAllowed(checkRuleActions.edit),
    [policyActions.edit]: useAllowed(policyActions.edit),
    [menuActions.edit]: useAllowed(menuActions.edit),
  };
  const may = (code: string): boolean => held[code] === true;
  return may(personActions.all) ? subjects.filter(({ actions }) => actions.every(may)) : [];
}

/** Imports lists of administration, each from a sheet, and a Jeecg database from its dump; the kind is in the address. */
export function ImportsPage() {
  const { search, path } = usePage();
  const { replace } = useRouter();
  const offered = useOffered();
  const asked = new URLSearchParams(search).get('kind');
  const subject = offered.find(({ value }) => value === asked) ?? offered[0];
  return (
    <section>
      <PageHeader title="数据导入" note="先检查，确认后才导入；同一文件再次导入不会有任何变化" />
      <Panel>
        {subject ? (
          <>
            <div className="imports-kinds">
              <Segmented
                label="导入的内容"
                options={offered}
                value={subject.value}
                onChange={(kind) => replace(`${path}?kind=${kind}`)}
              />
            </div>
            <div className="imports-panel">
              <ImportPanel
                key={subject.value}
                subject={subject.value}
                noun={subject.label}
                refreshes={refreshes}
                {...(subject.value === 'jeecg' && jeecg)}
                {...(subject.value === 'menus' && { hint: menuHint })}
              />
            </div>
          </>
        ) : (
          <Empty text="没有您可以导入的内容：导入需要对全部人员的管理权限" />
        )}
      </Panel>
    </section>
  );
}
