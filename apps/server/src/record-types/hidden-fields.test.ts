import { actionsOf } from '@portal/contract/records/record-type';
import { getBoard } from '@portal/contract/analysis/board';
import { recordCalls } from '@portal/contract/records/record-calls';
import { findByNumber } from '@portal/contract/records/numbers/record-numbers';
import { contractReviews } from '@portal/lms/records/contract-reviews';
import { contracts } from '@portal/lms/records/contracts';
import { countToDos } from '@portal/contract/workplace/to-dos';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { roleIn } from '#testing/fixtures/role.ts';
import { setFieldRules, setRule } from '#testing/fixtures/rules.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const menuItems = ['lms-contract', 'lms-contract-review', 'lms-dashboard-analysis'];
const actions = [...new Set([...actionsOf(contractReviews), ...actionsOf(contracts)])];
await sql`delete from lms_contracts where tenant_id = 0`.execute(world.db);
await sql`delete from lms_contract_reviews where tenant_id = 0`.execute(world.db);

const review = recordCalls(contractReviews);
const contract = recordCalls(contracts);
const makeRole = roleIn(world.db);
const role = await makeRole({ menuItems, actions });
const reader = await world.person({ roles: [role] });
const author = await world.person({ roles: [await makeRole({ menuItems, actions })] });

/** Values that stand nowhere else. */
const secret = { title: '密题甲', party: '密户乙', amount: 918_273, opinion: '密见丙' };
const { opinion, ...asked } = secret;
const made = { ...asked, party: '密户旧', kind: 'purchase' };
const { id } = await author.call(review.create, { fields: made });
await author.call(review.edit, { id, version: 1, fields: { party: secret.party } });
await sql`update lms_contract_reviews set opinion = ${opinion}, state = 'returned'
  where id = ${id}`.execute(world.db);
const term = { from: '2026-11-01', until: '2027-11-01' };
const { id: contractId } = await author.call(contract.create, {
  fields: { title: '明题', kind: 'lease', party: '明户', amount: 7, review: id, ...term },
});
await setFieldRules(world.db, [role, contractReviews], {
  title: 'hidden',
  party: 'hidden',
  amount: 'hidden',
  opinion: 'hidden',
});

interface RequestLine {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'PATCH';
  path: string;
}

/** Makes a call by HTTP, and returns its answer as it came. */
async function ask(
  { method, path }: RequestLine,
  { id: of = id, field = 'review', ...input }: Record<string, unknown> = {},
  person = reader,
) {
  const address = path.replace(':id', String(of)).replace(':field', String(field));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) query.set(key, String(value));
  const reply = await world.inject({
    method,
    url: `/api${address}${method === 'GET' ? `?${query.toString()}` : ''}`,
    headers: { ...person.headers, 'content-type': 'application/json' },
    ...(method !== 'GET' && { payload: JSON.stringify(input) }),
  });
  return { status: reply.statusCode, text: reply.body, reason: String(reply.json().reason) };
}

const page = { pageSize: 100 };
/** Calls that answer with something of a record, each with input that would show a hidden field. */
const answers: [string, RequestLine, Record<string, unknown>?][] = [
  ['table', review.find, page],
  ['detail', review.get],
  ['export', review.exportAll],
  ['count', review.count],
  ['timeline', review.timeline],
  ['files', review.files],
  ['views', review.listViews],
  ['lookup of a link', contract.options, page],
  ['names of a linked record in a table', contract.find, page],
  ['name of a linked record', contract.get, { id: contractId }],
  ['search by number', findByNumber, { number: id }],
  ['to-dos', countToDos],
  ['comment', review.comment, { words: '已读' }],
  ['edit that is late', review.edit, { version: 1, fields: { risk: 'low' } }],
  ['edit', review.edit, { version: 2, fields: { risk: 'low' } }],
  ['batch', review.batch, { rows: [{ id, version: 3 }], fields: { risk: 'high' } }],
  ['step', review.step, { version: 4, step: 'resubmit' }],
];

test.each(answers)('ADM-16 a hidden field is in no answer of a %s', async (_, call, input) => {
  const { status, text } = await ask(call, input);

  expect([200, 409]).toContain(status);
  for (const value of [...Object.values(secret), made.party])
    expect(text).not.toContain(String(value));
});

const hidden = Object.keys(secret);
const filterOf = (field: string) =>
  JSON.stringify({
    field,
    op: field === 'amount' ? 'least' : 'contains',
    value: field === 'amount' ? 1 : '密',
  });

test.each(hidden)(
  'ADM-16 nobody filters, sorts, looks up or writes the hidden field %s',
  async (field) => {
    const refused: [RequestLine, Record<string, unknown>][] = [
      [review.find, { filter: filterOf(field) }],
      [review.count, { filter: filterOf(field) }],
      [review.exportAll, { filter: filterOf(field) }],
      [review.find, { sort: field }],
      [review.exportAll, { sort: field }],
      [review.addView, { name: '视图', view: { sort: field } }],
      [review.edit, { version: 5, fields: { [field]: field === 'amount' ? 1 : '改' } }],
    ];
    for (const [call, input] of refused) {
      const { status, reason } = await ask(call, input);
      expect([call.path, status, reason]).toEqual([call.path, 403, 'record.hidden-field']);
    }
  },
);

test('ADM-16 a hidden field is in no sum and no board, and a word of it finds nothing', async () => {
  expect((await ask(review.count, { sums: 'amount' })).reason).toBe('record.hidden-field');
  expect((await ask(getBoard, { system: 'lms', period: 'day' })).reason).toBe(
    'record.hidden-field',
  );

  for (const keyword of [secret.title, secret.party, secret.opinion, 'mihuyi', '密']) {
    expect((await ask(review.find, { keyword })).text).not.toContain(id);
    expect(JSON.parse((await ask(review.count, { keyword })).text).result.total).toBe(0);
    expect((await ask(contract.options, { keyword, ...page })).text).not.toContain(id);
  }
  expect((await ask(review.find, { keyword: id })).text).toContain(id);
});

test('ADM-16 a type without a rule shows nothing, wherever it is asked for', async () => {
  const none = await makeRole({ menuItems, actions });
  await setRule(world.db, [none, contractReviews], []);
  const stranger = await world.person({ roles: [none] });
  const askAs = (call: RequestLine, input: Record<string, unknown> = {}) =>
    ask(call, input, stranger);

  for (const call of [review.find, review.exportAll, findByNumber, contract.options, countToDos]) {
    const input = call === findByNumber ? { number: id } : {};
    const { status, text } = await askAs(call, input);
    expect([call.path, status, text.includes(id)]).toEqual([call.path, 200, false]);
  }
  expect(JSON.parse((await askAs(review.count)).text).result).toEqual({ total: 0, sums: {} });
  for (const call of [review.get, review.timeline, review.files]) {
    const { status, reason } = await askAs(call);
    expect([call.path, status, reason]).toEqual([call.path, 404, 'record.not-found']);
  }
  const board = JSON.parse((await askAs(getBoard, { system: 'lms', period: 'day' })).text);
  expect(JSON.stringify(board)).not.toContain(id);
});
