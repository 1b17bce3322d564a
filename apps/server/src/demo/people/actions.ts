import { type ActionRow, actionRows as installedActionRows } from '../../installation/actions.ts';
import type { SubsystemMenu } from '../../installation/menu.ts';
import { heldByNobody } from '../menus/every-kind-of-item.ts';

/** Actions of every section; `approve` enables a field instead of showing a button. */
const verbs = [
  ['list', '查询'],
  ['add', '新增'],
  ['edit', '编辑'],
  ['delete', '删除'],
  ['export', '导出'],
  ['approve', '审批'],
] as const;
export type Verb = (typeof verbs)[number][0];

/** In these sections everybody may export: the rule is switched off. */
const exportsForAll = ['ors:sales', 'crm:segment', 'dcp:report', 'hr:self'];

const vault: ActionRow = {
  code: heldByNobody,
  subsystem: 'ams',
  menu_item_id: 'ams-form-vault',
  describe: '打开机要柜',
};

export const actionCode = (key: string, section: string, verb: Verb) => `${key}:${section}:${verb}`;

/** The actions of an installation, and those of each section: `ors:store:add` is "add" in the section "store" of ors. */
export function actionRows(menus: SubsystemMenu[]): ActionRow[] {
  const ordinary = menus.flatMap(({ key, sections }) =>
    Object.entries(sections).flatMap(([section, { title, pages }]) =>
      (pages ? verbs : []).map(([verb, word]): ActionRow => {
        const isFree = verb === 'export' && exportsForAll.includes(`${key}:${section}`);
        return {
          code: actionCode(key, section, verb),
          subsystem: key,
          menu_item_id: `${key}-${section}`,
          describe: `${title}：${word}`,
          type: verb === 'approve' ? '2' : '1',
          status: isFree ? '0' : '1',
        };
      }),
    ),
  );
  const rows = [...installedActionRows(menus), vault, ...ordinary];
  return [...new Map(rows.map((row) => [row.code, row])).values()];
}
