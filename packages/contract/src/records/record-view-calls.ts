import { z } from 'zod';
import { defineCall, defineLazyCall } from '../call.ts';
import { text } from '../text.ts';
import { partsOf } from './record-call-parts.ts';
import type { RecordType } from './record-type.ts';
import { RecordView, viewInput } from './record-views.ts';

const OneView = z.object({ id: text(64).min(1) });
/** The views of the user, then those shared with their roles, and the roles they may share with. */
const ViewsAndRoles = z.object({
  views: z.array(RecordView),
  roles: z.array(z.object({ code: z.string(), name: z.string() })),
});
const Nothing = z.object({});

/** Saved views of the list of a record type. */
export const viewCalls = (type: RecordType) => {
  const { path, action } = partsOf(type);
  const shared = { envelope: 'main', admits: 'signed-in', action: action('list') } as const;
  return {
    listViews: defineCall({
      ...shared,
      method: 'GET',
      path: `${path}/views`,
      input: Nothing,
      result: ViewsAndRoles,
      refuses: [],
      rate: 'read',
    }),
    addView: defineLazyCall({
      ...shared,
      method: 'POST',
      path: `${path}/views`,
      input: () => viewInput(type),
      result: RecordView,
      refuses: ['record-view.foreign-role', 'record-view.too-many', 'record.hidden-field'],
      rate: 'write',
    }),
    editView: defineLazyCall({
      ...shared,
      method: 'PUT',
      path: `${path}/views/:id`,
      input: () => viewInput(type).extend(OneView.shape),
      result: RecordView,
      refuses: ['record-view.not-found', 'record-view.foreign-role', 'record.hidden-field'],
      rate: 'write',
    }),
    deleteView: defineCall({
      ...shared,
      method: 'DELETE',
      path: `${path}/views/:id`,
      input: OneView,
      result: z.null(),
      refuses: ['record-view.not-found'],
      rate: 'write',
    }),
  };
};
