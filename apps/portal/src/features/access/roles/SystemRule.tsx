import type { getRoleRule } from '@portal/contract/access/roles';
import { Panel } from '@portal/ui/layout/Panel';
import type { z } from 'zod';

type System = z.infer<typeof getRoleRule.result>['systems'][number];

/** Lists the menu items and actions of a role in one system. */
export function SystemRule({ system }: { system: System }) {
  const { sysName, menuTitles, actions } = system;
  return (
    <Panel title={sysName}>
      <dl className="roles-rule">
        <dt>菜单</dt>
        <dd>
          <TextList words={menuTitles.map((title) => ({ key: title, text: title }))} />
        </dd>
        <dt>按钮权限</dt>
        <dd>
          <TextList
            words={actions.map(({ action, describe }) => ({
              key: action,
              text: describe || action,
              title: action,
            }))}
          />
        </dd>
      </dl>
    </Panel>
  );
}

interface TextListProps {
  words: { key: string; text: string; title?: string }[];
}

function TextList({ words }: TextListProps) {
  if (words.length === 0) return '无';
  return (
    <ul className="roles-words">
      {words.map(({ key, text, title }) => (
        <li key={key} title={title}>
          {text}
        </li>
      ))}
    </ul>
  );
}
