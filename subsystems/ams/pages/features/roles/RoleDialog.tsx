import { useQueryOf } from '@portal/client/queries';
import type { RequestedChange } from '@portal/contract/policy/changes';
import { newRoleForm } from '@portal/contract/policy/forms';
import { getRoleRights } from '@portal/contract/policy/role-rights';
import { getRoleRules, type RoleRules } from '@portal/contract/policy/role-rules';
import { text } from '@portal/contract/text';
import { Button } from '@portal/ui/actions/Button';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { type DraftedRole, heldChange } from './draft-overlay.ts';
import { dataRuleChange, fieldRuleChange } from './rules-overlay.ts';

interface RoleDialogProps {
  roles: readonly DraftedRole[];
  /** The role that is copied or renamed; a new one is made without. */
  role?: DraftedRole;
  isCopy?: boolean;
  onClose: () => void;
  onSend: (changes: readonly RequestedChange[], code: string) => Promise<void>;
}

const lastSort = 999;

/** The rules of a role as those of its copy. */
const rulesFor = (code: string, source: RoleRules | undefined): RequestedChange[] => [
  ...(source?.rules ?? []).map(({ type, parts }) => dataRuleChange(code, type, parts)),
  ...(source?.fields ?? []).map(({ type, field, access }) =>
    fieldRuleChange(code, [type, field], access),
  ),
];

/** Dialog that makes, copies or renames a role in the draft. */
export function RoleDialog({ roles, role, isCopy = false, onClose, onSend }: RoleDialogProps) {
  const isNew = role === undefined || isCopy;
  const source = useQueryOf(
    getRoleRights,
    { roleId: role?.code ?? '-' },
    { enabled: role !== undefined && role.state !== 'made' },
  );
  const rules = useQueryOf(
    getRoleRules,
    { roleId: role?.code ?? '-' },
    { enabled: isCopy && role !== undefined && role.state !== 'made' },
  );
  // A code that is there already keeps its spelling.
  const form = newRoleForm(new Set(roles.map(({ code }) => code)));
  const schema = isNew ? form : form.extend({ code: form.shape.code.or(text(64)) });
  const { props, field, alert, isBusy } = useForm({
    schema,
    values: {
      code: isNew ? '' : role.code,
      name: nameOf(role, isCopy),
    },
    onSend: async ({ code, name }) => {
      const { sort = lastSort, menuItems = [], actions = [] } = source.data ?? {};
      const copied = isCopy
        ? [
            ...menuItems.map((key) => heldChange('role-menu-item', code, key, true)),
            ...actions.map((key) => heldChange('role-action', code, key, true)),
            ...rulesFor(code, rules.data),
          ]
        : [];
      const after = { name, sort: role ? sort : lastSort };
      await onSend([{ kind: 'role', key: [code], after }, ...copied], code);
      onClose();
    },
  });
  return (
    <Dialog title={titleOf(role, isCopy)} width={440} onClose={onClose}>
      <form {...props} className="roles-form">
        <FormAlert>{alert}</FormAlert>
        {isNew && (
          <Field
            {...field('code')}
            label="角色编码"
            hint="发布后不能修改"
            maxLength={40}
            autoComplete="off"
          />
        )}
        <Field {...field('name')} label="角色名称" maxLength={40} autoComplete="off" />
        <p className="roles-ways">
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" busy={isBusy || source.isLoading}>
            放入草稿
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

function titleOf(role: DraftedRole | undefined, isCopy: boolean): string {
  if (!role) return '新增角色';
  return isCopy ? `复制角色：${role.name}` : `改名：${role.name}`;
}

function nameOf(role: DraftedRole | undefined, isCopy: boolean): string {
  if (!role) return '';
  return isCopy ? `${role.name}（副本）` : role.name;
}
