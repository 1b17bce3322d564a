import { type Board, getBoard, Period } from '@portal/contract/analysis/board';
import {
  contextInHeaders,
  contextHeaders,
  emptyContext,
  contextVersion,
} from '@portal/contract/workplace/work-context';
import { selectStores } from '@portal/contract/workplace/contexts';
import { savePreferences } from '@portal/contract/workplace/preferences';
import { headerNames } from '@portal/contract/headers';
import { expect, test, vi } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const roles = ['administrator'];

test.each([{ storeNo: 'S02002' }, { bgNo: 'BG02' }, { companyNo: 'C02' }])(
  'A47 a tab that claims %j, which is another’s, is turned away and that is sealed',
  async (chosen) => {
    const lin = await world.person({
      stores: ['S02001'],
      businessGroups: ['BG01'],
      companies: ['C01'],
    });

    await expect(lin.tab(chosen)(selectStores, {})).rejects.toThrow('context.foreign');

    await expect
      .poll(async () =>
        world.db
          .selectFrom('audit_entry')
          .where('actor_id', '=', lin.id)
          .select('detail')
          .execute(),
      )
      .toMatchObject([{ detail: { refusal: 'context.foreign' } }]);
  },
);

test.each(['S02001, S02001', 'S02001;', "' or '1'='1", '*', 'S02001,S02002'])(
  'A47 a store header that reads %s is no number',
  async (claim) => {
    const lin = await world.person({ stores: ['S02001', 'S02002'] });

    const reply = await world.inject({
      url: '/api/pos/orsParam/queryIsStore',
      headers: { ...lin.headers, [headerNames.contextStore]: claim },
    });

    expect([reply.statusCode, reply.json().reason]).toEqual([400, 'input.invalid']);
  },
);

test('A47 99999 is no store and matches no row', async () => {
  const lin = await world.person({ roles, stores: ['S02001'], businessGroups: ['BG01'] });

  const board = await lin.tab({ storeNo: '99999' })(getBoard, { system: 'ors', period: 'month' });

  expect(board).toMatchObject({ main: { text: '0' }, ranking: { rows: [] } });
});

test('who is taken out of a store is out of it with the next call, on every node', async () => {
  const lin = await world.person({ stores: ['S02001'] });
  const other = await world.anotherNode();
  const [here, there] = [lin.tab({ storeNo: 'S02001' }), lin.tab({ storeNo: 'S02001' }, other)];
  await Promise.all([here(selectStores, {}), there(selectStores, {})]);

  await world.db.deleteFrom('person_store').where('person_id', '=', lin.id).execute();

  for (const call of [here, there]) {
    await vi.waitFor(
      () => expect(call(selectStores, {})).rejects.toThrow('context.foreign'),
      60_000,
    );
  }
});

test('a change made on a page that was read for another store is refused: wrong-context write', async () => {
  const lin = await world.person({ stores: ['S02001', 'S02002'] });
  const change = (readIn: string, nowIn: string) =>
    world.inject({
      method: 'PUT',
      url: `/api${savePreferences.path}`,
      headers: {
        ...lin.headers,
        'content-type': 'application/json',
        ...contextHeaders({ ...emptyContext, storeNo: nowIn }),
        [headerNames.contextVersion]: contextVersion({ ...emptyContext, storeNo: readIn }),
      },
      payload: '{}',
    });

  const stale = await change('S02001', 'S02002');

  expect([stale.statusCode, stale.json().reason]).toEqual([409, 'context.stale']);
  expect(stale.json().message).toContain('请刷新');
  expect((await change('S02002', 'S02002')).statusCode).toBe(200);
});

test('what is claimed is read back as it was chosen', () => {
  const chosen = { bgNo: 'BG01', storeNo: null, companyNo: 'C01' };

  expect(contextInHeaders(contextHeaders(chosen))).toEqual(chosen);
  expect(contextInHeaders({})).toEqual(emptyContext);
});

test('500 mixed calls from two tabs in two stores bring no row of the other store', async () => {
  const stores = ['S02001', 'S02002'] as const;
  const lin = await world.person({ roles, stores: [...stores], businessGroups: ['BG01'] });
  const alone = new Map<string, Board>();
  for (const storeNo of stores) {
    const owner = await world.person({ roles, stores: [storeNo], businessGroups: ['BG01'] });
    for (const period of Period.options) {
      const board = await owner.tab({ storeNo })(getBoard, { system: 'ors', period });
      alone.set(`${storeNo} ${period}`, board);
    }
  }
  expect(new Set([...alone.values()].map(({ main }) => main.text)).size).toBeGreaterThan(3);

  const ask = async (index: number) => {
    const storeNo = stores[index % 2] ?? stores[0];
    const period = Period.options[index % 3] ?? 'month';
    const board = await lin.tab({ storeNo })(getBoard, { system: 'ors', period });
    expect(board.scope).toContain(storeNo);
    expect(board).toEqual(alone.get(`${storeNo} ${period}`));
  };
  // Twenty at a time: more would wait for one another at the database, and mix no further.
  for (let first = 0; first < 500; first += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask(first + index)));
  }
});
