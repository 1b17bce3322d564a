import {
  listSettingChanges,
  listSettings,
  SettingName,
  settingActions,
  settingOf,
  settingWords,
  type Setting,
} from '@portal/contract/administration/settings';
import { useQueryOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import { Tag } from '@portal/ui/data/Tag';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { useState } from 'react';
import { ChangeHistory } from '../../../platform/ChangeHistory.tsx';
import { ListTable } from '../../../platform/ListTable.tsx';
import { EnvironmentNotes } from './EnvironmentNotes.tsx';
import { SettingDialog } from './SettingDialog.tsx';
import '../installation.css';
import './settings.css';

/** The settings of the installation, what the environment of the server decides, and who changed what. */
export function SettingsPage() {
  const query = useQueryOf(listSettings, {});
  const [edited, setEdited] = useState<Setting>();
  return (
    <section className="installation setting-page">
      <PageHeader title="系统设置" note="保存后三秒内在所有节点生效，无需重启" />
      <QueryState query={query} lines={12}>
        {({ settings, environment }) => (
          <>
            {groupsOf(settings).map(([group, own]) => (
              <Panel key={group} title={group} isFlush>
                <ListTable columns={columnsOf(setEdited)} rows={own} keyOf={({ name }) => name} />
              </Panel>
            ))}
            <EnvironmentNotes {...environment} />
          </>
        )}
      </QueryState>
      <Panel title="修改记录">
        <Changes />
      </Panel>
      {edited && <SettingDialog setting={edited} onClose={() => setEdited(undefined)} />}
    </section>
  );
}

const groupsOf = (settings: readonly Setting[]) => [
  ...Map.groupBy(settings, ({ name }) => settingOf(name).group),
];

const columnsOf = (onEdit: (setting: Setting) => void): Column<Setting>[] => [
  {
    header: '设置',
    isUnlabelled: true,
    cell: ({ name }) => (
      <>
        <b>{settingOf(name).label}</b>
        <small>{settingOf(name).note}</small>
      </>
    ),
  },
  {
    header: '当前值',
    cell: ({ name, value, standard, isFixed }) => (
      <>
        {settingWords(name, value)} {isFixed && <Tag color={null}>由环境变量固定</Tag>}
        {isFixed && <small>{settingOf(name).variable}</small>}
        {!isFixed && value !== standard && <small>默认 {settingWords(name, standard)}</small>}
      </>
    ),
  },
  { header: '何时生效', cell: ({ name }) => settingOf(name).counts },
  {
    header: '操作',
    className: 'ams-ways',
    isUnlabelled: true,
    cell: (setting) =>
      !setting.isFixed && (
        <Allowed action={settingActions.edit}>
          <Button
            size="small"
            kind="text"
            aria-label={`修改${settingOf(setting.name).label}`}
            onClick={() => onEdit(setting)}
          >
            修改
          </Button>
        </Allowed>
      ),
  },
];

const words = Object.fromEntries(SettingName.options.map((name) => [name, settingOf(name).label]));

function Changes() {
  const [pageNo, setPageNo] = useState(1);
  const query = useQueryOf(listSettingChanges, { pageNo: String(pageNo) });
  return (
    <ChangeHistory
      query={query}
      words={words}
      wordsOfChange={(what) => (what === 'reset' ? '恢复默认' : '修改')}
      onTurn={setPageNo}
    />
  );
}
