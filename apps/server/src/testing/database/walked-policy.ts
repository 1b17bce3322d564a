import * as drafts from '@portal/contract/policy/drafts';
import { getDifference } from '@portal/contract/policy/difference';
import * as revisions from '@portal/contract/policy/revisions';
import * as rules from '@portal/contract/policy/role-rules';
import * as rights from '@portal/contract/policy/role-rights';
import type { Person } from '#testing/world.ts';
import { shared, type Step } from './walked.ts';

/** Calls of the release desk for permissions that read business rows. */
export const readingOfPolicy: Record<string, Step[]> = {
  getPolicy: [(person) => person.call(drafts.getPolicy, {})],
  listDrafts: [(person) => person.call(drafts.listDrafts, {})],
  listPolicyRevisions: [(person) => person.call(revisions.listPolicyRevisions, {})],
  listRights: [(person) => person.call(rights.listRights, {})],
  getRoleRights: [(person) => person.call(rights.getRoleRights, { roleId: shared.role })],
  listRuledTypes: [(person) => person.call(rules.listRuledTypes, {})],
  getRoleRules: [(person) => person.call(rules.getRoleRules, { roleId: shared.role })],
  listRoleMembers: [
    (person) =>
      person.call(rights.listRoleMembers, { roleId: shared.role, pageSize: '100', keyword: '' }),
  ],
};

const begun = (person: Person, name: string) =>
  person.call(drafts.changeDraft, {
    changes: [
      { kind: 'role', key: [shared.role], after: { name, sort: 1 } },
      {
        kind: 'data-rule',
        key: [shared.role, 'hr/leaves'],
        after: { parts: [{ part: 'departments' }] },
      },
      {
        kind: 'field-rule',
        key: [shared.role, 'hr/leaves', 'reason'],
        after: { access: 'read-only' },
      },
    ],
  });
const published = async (person: Person, name: string) => {
  const { id: draftId, version } = await begun(person, name);
  const input = { draftId, version, reason: '走查', publishAt: null };
  await person.call(drafts.submitDraft, input);
  const { records } = await person.call(revisions.listPolicyRevisions, {});
  return records[0]?.number ?? 0;
};

/** Calls that change drafts and revisions, each with one of the person's own. */
export const writingOfPolicy: Record<string, Step[]> = {
  changeDraft: [(person) => begun(person, '走查一')],
  getPolicyDraft: [
    async (person) =>
      person.call(drafts.getPolicyDraft, { draftId: (await begun(person, '走查二')).id }),
  ],
  getDifference: [
    async (person) => person.call(getDifference, { draftId: (await begun(person, '走查三')).id }),
  ],
  previewRows: [
    async (person) => {
      const { id: draftId } = await begun(person, '走查九');
      return person.call(rules.previewRows, { draftId, workNo: person.workNo });
    },
  ],
  discardDraft: [
    async (person) =>
      person.call(drafts.discardDraft, { draftId: (await begun(person, '走查四')).id }),
  ],
  reopenDraft: [
    async (person) =>
      person.call(drafts.reopenDraft, { draftId: (await begun(person, '走查五')).id }),
  ],
  submitDraft: [(person) => published(person, '走查六')],
  getPolicyRevision: [
    async (person) =>
      person.call(revisions.getPolicyRevision, {
        number: String(await published(person, '走查七')),
      }),
  ],
  takeBackRevision: [
    async (person) =>
      person.call(revisions.takeBackRevision, {
        number: await published(person, '走查八'),
        reason: '走查',
      }),
  ],
};
