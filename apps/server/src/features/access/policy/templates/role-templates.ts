import type { RoleTemplate } from '@portal/contract/administration/first-run';
import type { RequestedChange } from '@portal/contract/policy/changes';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Policy } from '../policy.ts';

/** A template with the rights it gives, of those that an installation has. */
export interface TemplateRights {
  code: string;
  name: string;
  note: string;
  menuItems: string[];
  actions: string[];
}

interface TemplateParts {
  db: Database;
  editing: Policy['editing'];
  /** Reads the templates of the release against the menu items and actions that are there. */
  templatesOf: (there: { items: { id: string }[]; actions: string[] }) => TemplateRights[];
}

export type RoleTemplates = ReturnType<typeof createRoleTemplates>;

/** The roles that a release brings as templates. They come into a draft like any other change of roles. */
export function createRoleTemplates({ db, editing, templatesOf }: TemplateParts) {
  async function read(): Promise<TemplateRights[]> {
    const [items, actions] = await Promise.all([
      db.selectFrom('menu_item').select('id').execute(),
      db.selectFrom('action').select('code').execute(),
    ]);
    return templatesOf({ items, actions: actions.map(({ code }) => code) });
  }

  return {
    async list(): Promise<RoleTemplate[]> {
      const roles = await db.selectFrom('role').where(ofTenant('role')).select('code').execute();
      const codes = new Set(roles.map(({ code }) => code));
      return (await read()).map(({ menuItems, actions, ...template }) => ({
        ...template,
        menuItems: menuItems.length,
        actions: actions.length,
        isThere: codes.has(template.code),
      }));
    },

    async draft(codes: readonly string[], caller: Caller): Promise<{ draftId: string }> {
      const templates = await read();
      const changes = codes.flatMap((code, index) => {
        const template = templates.find((each) => each.code === code);
        return changesOf(template ?? refuse('role.no-template'), 100 + index);
      });
      return { draftId: await editing.change({ changes, undone: [] }, caller) };
    },
  };
}

function changesOf({ code, name, menuItems, actions }: TemplateRights, sort: number) {
  return [
    { kind: 'role', key: [code], after: { name, sort } },
    ...menuItems.map((item): RequestedChange => ({
      kind: 'role-menu-item',
      key: [code, item],
      after: {},
    })),
    ...actions.map((action): RequestedChange => ({
      kind: 'role-action',
      key: [code, action],
      after: {},
    })),
  ] satisfies RequestedChange[];
}
