import {
  namesInView,
  type RecordView,
  ViewContent,
  viewsMost,
} from '@portal/contract/records/record-views';
import type { RecordType } from '@portal/contract/records/record-type';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { FieldsOf } from '#features/workplace/records/record-access.ts';
import {
  clearOtherDefaults,
  deleteView,
  insertView,
  rolesOf,
  type SavedView,
  updateView,
  viewsOf,
} from './view-store.ts';

export type RecordViews = ReturnType<typeof createRecordViews>;

/**
 * Keeps the views that users save. A shared view widens nothing: its rows are found in the scope of whoever opens it, and
 * columns they may not see are left out.
 */
export function createRecordViews({ db, fieldsOf }: { db: Database; fieldsOf: FieldsOf }) {
  async function list(type: RecordType, caller: Caller) {
    const { personId } = caller.session;
    const { hidden } = await fieldsOf(type, caller);
    const roles = await rolesOf(db, personId);
    const stored = await viewsOf(db, { type, personId, roles: roles.map(({ code }) => code) });
    const views = stored
      .map((row): RecordView => ({
        id: row.id,
        name: row.name,
        owner: row.realname,
        isOwn: row.owner_id === personId,
        role: row.role_code,
        isDefault: row.is_default,
        view: ViewContent.parse(row.view),
      }))
      .filter(({ view }) => !namesInView(type, view).some((name) => hidden.has(name)))
      .map(({ view, ...rest }) => ({ ...rest, view: withoutColumns(view, hidden) }));
    return { views, roles };
  }

  async function requireSharable(type: RecordType, view: SavedView, caller: Caller): Promise<void> {
    const { hidden } = await fieldsOf(type, caller);
    const names = [...namesInView(type, view.view), ...view.view.columns];
    if (names.some((name) => hidden.has(name))) refuse('record.hidden-field');
    const { role } = view;
    if (role === null) return;
    const roles = await rolesOf(db, caller.session.personId);
    if (!roles.some(({ code }) => code === role)) refuse('record-view.foreign-role');
  }

  const found = async (type: RecordType, id: string, caller: Caller): Promise<RecordView> => {
    const { views } = await list(type, caller);
    return views.find((view) => view.id === id) ?? refuse('record-view.not-found');
  };

  return {
    list,

    async add(type: RecordType, view: SavedView, caller: Caller): Promise<RecordView> {
      await requireSharable(type, view, caller);
      const { views } = await list(type, caller);
      if (views.filter(({ isOwn }) => isOwn).length >= viewsMost) refuse('record-view.too-many');
      const { personId } = caller.session;
      const id = await db.transaction().execute(async (tx) => {
        const added = await insertView(tx, { type, personId }, view);
        if (view.isDefault) await clearOtherDefaults(tx, { type, personId, id: added });
        return added;
      });
      return found(type, id, caller);
    },

    async edit(type: RecordType, { id, ...view }: SavedView & { id: string }, caller: Caller) {
      await requireSharable(type, view, caller);
      const key = { type, personId: caller.session.personId, id };
      await db.transaction().execute(async (tx) => {
        if (!(await updateView(tx, key, view))) refuse('record-view.not-found');
        if (view.isDefault) await clearOtherDefaults(tx, key);
      });
      return found(type, id, caller);
    },

    async remove(type: RecordType, id: string, caller: Caller): Promise<null> {
      const isDeleted = await deleteView(db, { type, personId: caller.session.personId, id });
      if (!isDeleted) refuse('record-view.not-found');
      return null;
    },
  };
}

const withoutColumns = (view: ViewContent, hidden: ReadonlySet<string>): ViewContent => ({
  ...view,
  columns: view.columns.filter((name) => !hidden.has(name)),
});
