import {
  answerAccessRequest,
  listAccessRequests,
  listMyAccessRequests,
  requestAccess,
} from '@portal/contract/access/access-requests';
import { checkByRule, checkDuplicate } from '@portal/contract/workplace/checks';
import { handOverToGims, redeemGimsTicket } from '@portal/contract/workplace/account-sets';
import { makePreviewLink } from '@portal/contract/notices/announcement-desk';
import { previewAnnouncement } from '@portal/contract/notices/announcements';
import { listLogoutNotices, repeatLogoutNotice } from '@portal/contract/identity/logout-notices';
import { repeatCopy } from '@portal/contract/notices/message-templates';
import { sql } from 'kysely';
import { recordCalls } from '@portal/contract/records/record-calls';
import { disputes } from '@portal/contract/records/types/lms/disputes';
import { expect, test } from 'vitest';
import { businessTables } from '#platform/database/tenancy.ts';
import { withinTenant } from '#platform/database/tenant.ts';
import { type Person, startWorld } from '#testing/world.ts';
import { announceIn } from '#testing/fixtures/announcement.ts';
import { contractCalls } from '#testing/server/contract-calls.ts';
import { copyTenant } from '#testing/database/copy-tenant.ts';
import { makeDifferent, otherMark } from '#testing/database/other-contents.ts';
import { addSsoClient } from '#testing/fixtures/oidc-client.ts';
import { tenantFree } from '#testing/database/tenant-free-calls.ts';
import { reading, writing } from '#testing/database/tenant-walk.ts';
import { shared, type Step } from '#testing/database/walked.ts';
import { commentOnFirst } from '#testing/database/walked-records.ts';

const world = await startWorld({ gimsUrl: 'https://gims.example/app/' });
const { db } = world;
const client_secret = await addSsoClient(db, 'gims');
const [ours, theirs] = [0, 51];
await db.updateTable('subsystem').set({ enabled: true }).execute();
await db.insertInto('tenant').values({ id: theirs, name: '乙集团' }).execute();

const announce = announceIn(world);
for (const kind of shared.letters) {
  const isDraft = ['edited', 'deleted', 'released'].includes(kind);
  await announce({
    id: `walk-${kind}`,
    title: `走查 ${kind}`,
    must_read: kind === 'read',
    ...(isDraft && { sent_at: null, announced_at: null }),
  });
}
await db
  .insertInto('message_template')
  .values({
    code: shared.template,
    name: '走查',
    title: '走查',
    content: '<p>走查</p>',
    priority: 'L',
    updated_at: world.clock.now(),
  })
  .execute();

const traits = {
  realname: '林一',
  roles: ['administrator'],
  stores: [shared.storeNo],
  businessGroups: [shared.bgNo],
  companies: [shared.companyNo],
  departments: ['d-a01'],
  accountSets: [shared.accountSet],
};
const lin = await world.person(traits);

/** Names come by their keys, in the order in which the database found them. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const walked = async (steps: readonly Step[], person: Person): Promise<string> => {
  const answers: unknown[] = [];
  for (const step of steps) answers.push(await step(person));
  return JSON.stringify(answers, inOrder);
};
const readAll = async (person: Person): Promise<Map<string, string>> => {
  const answers = new Map<string, string>();
  for (const [name, steps] of Object.entries(reading)) {
    answers.set(name, await walked(steps, person));
  }
  return answers;
};

/** Facts come from other systems: no call writes them. */
const isFact = (table: string): boolean => /^(sales_|stock_age|.*_day$)/.test(table);
const written = businessTables.filter((table) => !isFact(table));

/** Of each of the two tenants how many rows a table has, and the newest transaction that wrote one. */
async function rowsOf(tables: readonly string[] = written) {
  const sums = tables.map(
    (table) => sql`
      select tenant_id, ${table}::text as name, count(*) || ' ' || max(xmin::text::bigint) as sum
      from ${sql.table(table)} group by tenant_id`,
  );
  const { rows } = await sql<{
    tenant_id: number;
    name: string;
    sum: string;
  }>`${sql.join(sums, sql` union all `)}`.execute(db);
  const of = (tenant: number) =>
    rows
      .filter(({ tenant_id }) => tenant_id === tenant)
      .map(({ name, sum }) => `${name} ${sum}`)
      .toSorted();
  return { [ours]: of(ours), [theirs]: of(theirs) };
}

// Something of everything, so that there is something to be mixed up.
await db
  .insertInto('announcement_revision')
  .values({
    announcement_id: 'walk-revised',
    revision: 1,
    title: '走查',
    content: '<p>走查</p>',
    priority: 'L',
    made_at: world.clock.now(),
  })
  .execute();
await db
  .insertInto('sent_copy')
  .values({
    title: '走查',
    channel: 'sms',
    person_id: lin.id,
    outcome: 'taken',
    sent_at: world.clock.now(),
  })
  .execute();
// Nobody but its employee sees a payslip, so that one of their own is needed.
const payslip = writing['hr/payslips record create'];
if (!payslip) throw new Error('There is no call that makes a payslip.');
await walked(payslip, lin);
await commentOnFirst(lin);

const alone = await readAll(lin);
// A hundred tables are copied, which takes longer than a statement of a request may.
await withinTenant(theirs, () =>
  db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await copyTenant(tx, { from: ours, to: theirs });
    await sql`analyze`.execute(tx); // without it a delete of some of 18,000 rows compares each with each
    await makeDifferent(tx, theirs);
    await sql`analyze`.execute(tx);
  }),
);
const wu = await world.person({ ...traits, tenantId: theirs });

test('FIX-08 every call of the contract is placed: it reads business rows, changes them, or says why it does neither', async () => {
  const placed = [reading, writing, tenantFree].flatMap((calls) => Object.keys(calls));

  expect(placed.toSorted()).toEqual([...(await contractCalls()).keys()].toSorted());
});

test('FIX-08 of two tenants that hold the same keys neither is told a row of the other', async () => {
  const ofLin = await readAll(lin);
  const ofWu = await readAll(wu);

  for (const [name, answer] of ofLin) {
    expect([name, answer]).toEqual([name, alone.get(name)]);
    expect([name, answer.includes(otherMark)]).toEqual([name, false]);
  }
  const alike = [...ofWu].filter(([name, answer]) => answer === ofLin.get(name));
  // What is said of code and of one's own rows alike is the same in both.
  expect(alike.map(([name]) => name)).toEqual(saidAlike);
});

/** Calls whose answer is the same, since these two people hold the same; the walk of writes tells them apart. */
const saidAlike = ['queryIsStore', 'listSubsystems'];

test('FIX-08 of two tenants that hold the same keys neither changes a row of the other', async () => {
  const facts = await rowsOf(businessTables.filter(isFact));
  let before = await rowsOf();
  for (const [name, steps] of Object.entries(writing)) {
    for (const [person, other] of [
      [lin, theirs],
      [wu, ours],
    ] as const) {
      await walked(steps, person);
      const after = await rowsOf();
      expect([name, after[other]]).toEqual([name, before[other]]);
      before = after;
    }
  }
  expect(await rowsOf(businessTables.filter(isFact))).toEqual(facts);
}, 180_000); // some 300 changes for each of two people, each with a look at all tables

test('a link of a preview opens the announcement of its tenant', async () => {
  const { path } = await wu.call(makePreviewLink, { id: 'walk-pinned' });
  const link = Object.fromEntries(new URL(path, 'https://portal.example').searchParams);
  const signed = previewAnnouncement.input.parse(link);

  expect((await world.visitor.call(previewAnnouncement, signed)).titile).toContain(otherMark);
  const moved = { ...signed, tenant: String(ours) };
  await expect(world.visitor.call(previewAnnouncement, moved)).rejects.toThrow('preview.invalid');
});

test('a ticket stands for what its tenant holds', async () => {
  const { address } = await wu.call(handOverToGims, { factoyId: shared.accountSet });
  const ticket = new URLSearchParams(address.split('?')[1]).get('param') ?? '';
  const shown = { client_id: 'gims', client_secret, ticket };

  expect((await world.visitor.call(redeemGimsTicket, shown)).factoyName).toContain(otherMark);
});

test('a view is seen in its tenant alone', async () => {
  const { listViews, addView, editView, deleteView } = recordCalls(disputes);
  const { id } = await lin.call(addView, { name: '走查', view: {}, role: 'administrator' });

  expect((await lin.call(listViews, {})).views).toHaveLength(1);
  expect((await wu.call(listViews, {})).views).toEqual([]);
  const edit = wu.call(editView, { id, name: '走查', view: {} });
  await expect(edit).rejects.toThrow('record-view.not-found');
  await expect(wu.call(deleteView, { id })).rejects.toThrow('record-view.not-found');
});

test('a copy is repeated in its tenant alone', async () => {
  await withinTenant(theirs, () =>
    sql`
      insert into sent_copy (id, title, channel, person_id, outcome, sent_at)
      values ('walk-copy', '走查', 'sms', ${wu.id}, 'failed', now())`.execute(db),
  );

  const foreign = lin.call(repeatCopy, { id: 'walk-copy' });

  await expect(foreign).rejects.toThrow('copy.not-failed');
});

test('a code is taken, and a rule in force, in its tenant alone', async () => {
  await withinTenant(theirs, async () => {
    await sql`insert into dictionary (code, name) values ('walked_theirs', '走查')`.execute(db);
    await sql`insert into check_rule (code, name, segments) values ('walked_theirs', '走查', '[]')`.execute(
      db,
    );
  });
  const code = { tableName: 'sys_dict', fieldName: 'dict_code', fieldVal: 'walked_theirs' };
  const value = { ruleCode: 'walked_theirs', value: 'S02001' };

  expect(await lin.call(checkDuplicate, code)).toBeNull();
  await expect(lin.call(checkByRule, value)).rejects.toThrow('check.unknown-rule');
  await expect(wu.call(checkDuplicate, code)).rejects.toThrow('check.taken');
  expect(await wu.call(checkByRule, value)).toBeNull();
});

test('an administrator sees logout notices of their tenant’s people', async () => {
  await sql`
    insert into sso_login (id, person_id, client_id, due_at, created_at, queued_at, failed_at, problem)
    values ('walk-login', ${wu.id}, 'gims', now(), now(), now(), now(), 'HTTP 500')`.execute(db);

  expect(await lin.call(listLogoutNotices, {})).toEqual([]);
  const foreign = lin.call(repeatLogoutNotice, { id: 'walk-login' });
  await expect(foreign).rejects.toThrow('logout-notice.not-failed');
  expect(await wu.call(listLogoutNotices, {})).toMatchObject([{ id: 'walk-login' }]);
});

test('an access request is seen and answered in its tenant alone', async () => {
  await withinTenant(theirs, () =>
    sql`
      insert into access_request (id, person_id, about, subsystem, subject, title, reason)
      values ('walk-request', ${wu.id}, 'system', 'ams', '/ams', '行政管理', '走查')`.execute(db),
  );

  expect(await lin.call(listAccessRequests, {})).toMatchObject({ records: [], total: 0 });
  expect(await lin.call(listMyAccessRequests, {})).toEqual([]);
  const answer = { id: 'walk-request', state: 'declined', answer: '走查' } as const;
  await expect(lin.call(answerAccessRequest, answer)).rejects.toThrow('access-request.not-found');

  expect(await wu.call(listMyAccessRequests, {})).toMatchObject([{ id: 'walk-request' }]);
  expect(await wu.call(answerAccessRequest, answer)).toMatchObject({ state: 'declined' });
  const seen = wu.call(requestAccess, { subject: '/ams', reason: '走查' });
  await expect(seen).rejects.toThrow('access-request.needless');
});
