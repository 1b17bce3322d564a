import * as calls from '@portal/contract/policy/drafts';
import { getDifference } from '@portal/contract/policy/difference';
import { listMenus, previewMenu } from '@portal/contract/policy/menus';
import { previewRows } from '@portal/contract/policy/role-rules';
import * as revisions from '@portal/contract/policy/revisions';
import { draftRoleTemplates, listRoleTemplates } from '@portal/contract/administration/first-run';
import type { FastifyInstance } from 'fastify';
import { refuse } from '#platform/http/refuse.ts';
import { serve } from '#platform/http/serve.ts';
import { namesOf } from './changes/names.ts';
import { changesOf, findDraft, openDraftOf, pageOfDrafts } from './drafts/store.ts';
import { draftToWire, summaryToWire } from './drafts/to-wire.ts';
import type { Policy } from './policy.ts';
import type { RoleTemplates } from './templates/role-templates.ts';
import {
  changesOfRevision,
  findRevision,
  latestRevision,
  pageOfRevisions,
} from './revisions/store.ts';
import { revisionToWire } from './revisions/to-wire.ts';

export function policyRoutes(app: FastifyInstance, policy: Policy): void {
  draftRoutes(app, policy);
  revisionRoutes(app, policy);
  menuRoutes(app, policy);
}

function draftRoutes(app: FastifyInstance, policy: Policy): void {
  const { db, asksSecond, editing, publishing } = policy;
  const find = async (id: string) => (await findDraft(db, id)) ?? refuse('policy.draft-not-found');

  serve(app, calls.getPolicy, async (_, { session: { personId } }) => {
    const draft = await openDraftOf(db, personId);
    return {
      revision: await latestRevision(db),
      asksSecond,
      draft: draft ? await draftToWire(policy, draft, personId) : null,
    };
  });

  serve(app, calls.listDrafts, async (page, { session }) => {
    const found = await pageOfDrafts(db, page);
    const records = found.records.map((draft) => summaryToWire(draft, session.personId));
    return { ...found, records };
  });

  serve(app, calls.getPolicyDraft, async ({ draftId }, { session }) =>
    draftToWire(policy, await find(draftId), session.personId),
  );

  serve(app, getDifference, async ({ draftId }) => {
    const { id } = await find(draftId);
    return policy.differenceOf(await changesOf(db, id));
  });

  serve(app, previewRows, async ({ draftId, workNo }, { session: { personId } }) => {
    const { id } = await find(draftId);
    return policy.previewRows({ changes: await changesOf(db, id), workNo, readerId: personId });
  });

  serve(app, calls.changeDraft, async (input, caller) => {
    const id = await editing.change(input, caller);
    return draftToWire(policy, await find(id), caller.session.personId);
  });

  serve(app, calls.discardDraft, async ({ draftId }, caller) => {
    await editing.discard(draftId, caller);
    return null;
  });

  serve(app, calls.reopenDraft, async ({ draftId }, caller) => {
    await editing.reopen(draftId, caller);
    return draftToWire(policy, await find(draftId), caller.session.personId);
  });

  serve(app, calls.submitDraft, async (input, caller) =>
    summaryToWire(await publishing.submit(input, caller), caller.session.personId),
  );

  serve(app, calls.answerDraft, async (input, caller) =>
    summaryToWire(await publishing.answer(input, caller), caller.session.personId),
  );
}

function revisionRoutes(app: FastifyInstance, { db, types, takeBack }: Policy): void {
  const find = async (number: number) =>
    (await findRevision(db, number)) ?? refuse('policy.revision-not-found');

  serve(app, revisions.listPolicyRevisions, async (page) => {
    const found = await pageOfRevisions(db, page);
    return { ...found, records: found.records.map(revisionToWire) };
  });

  serve(app, revisions.getPolicyRevision, async ({ number }) => {
    const summary = revisionToWire(await find(number));
    const changes = await changesOfRevision(db, number);
    return { ...summary, changes, names: await namesOf(db, changes, types) };
  });

  serve(app, revisions.takeBackRevision, async (input, caller) =>
    revisionToWire(await find(await takeBack(input, caller))),
  );
}

function menuRoutes(app: FastifyInstance, { db, menus }: Policy): void {
  serve(app, listMenus, ({ sysType }) => menus.list(sysType));

  serve(app, previewMenu, async ({ draftId, ...query }) => {
    if (draftId === undefined) return { menu: await menus.preview(query, []) };
    const { id } = (await findDraft(db, draftId)) ?? refuse('policy.draft-not-found');
    return { menu: await menus.preview(query, await changesOf(db, id)) };
  });
}

export function roleTemplateRoutes(app: FastifyInstance, templates: RoleTemplates): void {
  serve(app, listRoleTemplates, () => templates.list());
  serve(app, draftRoleTemplates, ({ codes }, caller) => templates.draft(codes, caller));
}
