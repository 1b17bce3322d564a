import { carriers } from '@portal/contract/records/types/gyl/places';
import { carrierBills, storeReturns } from '@portal/contract/records/types/gyl/returns';
import { routes, shipments } from '@portal/contract/records/types/gyl/transport';
import { dispatches } from '@portal/contract/records/types/gyl/warehouse';
import { styles } from '@portal/contract/records/types/imos/styles';
import { at } from '@portal/demonstration/random';
import { daysSince, numberIn, sumOf, textIn } from '@portal/demonstration/world/field-readers';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { desks } from '@portal/demonstration/world/course';
import type { World } from '@portal/demonstration/world/world';
import { lastDayOf, monthBegin } from '@portal/demonstration/world/months';
import { warehouseNames, warehousePeople } from './arrival.ts';
import { pickRows } from './warehouse.ts';

/** A lorry round for each city with stores, from the warehouse that serves it. */
function makeRoutes(world: World): RecordDraft[] {
  const random = world.random('gyl/routes');
  const people = warehousePeople(world);
  const cities = new Map(world.stores.map(({ city, company_no }) => [city, company_no]));
  return [...cities].map(([city, company], nth) => {
    const warehouse = { C02: 'north', C03: 'south' }[company] ?? 'east';
    const by = random.pick(people);
    const isPaused = nth % 13 === 12;
    return {
      scope: '',
      by,
      at: world.at(300 + random.below(200), '10:00'),
      fields: {
        name: `${(warehouseNames.get(warehouse) ?? '').slice(0, 2)}—${city}`,
        warehouse,
        carrier: at(carriers, nth).value,
        cities: city,
        days: nth % 3 === 0 ? ['1', '2', '3', '4', '5', '6', '7'] : ['1', '4', '5'],
        departs: random.pick(['05:30', '14:30', '20:00', '22:00']),
        hours: 6 + random.below(12) * 4,
      },
      steps: isPaused
        ? [
            {
              step: 'pause',
              by,
              at: world.at(20 + random.below(60), '11:00'),
              fields: { note: '门店合并配送，由邻线代送' },
            },
          ]
        : [],
    };
  });
}

/** The way of each dispatch that was sent, signed for a day or two later. */
function makeShipments(world: World): RecordDraft[] {
  const random = world.random('gyl/shipments');
  const people = warehousePeople(world);
  const cityOf = new Map(world.stores.map(({ store_no, city }) => [store_no, city]));
  const routeOf = new Map(
    world.recordsOf(routes).map((route) => [textIn(route, 'cities'), route.id]),
  );
  return world.recordsOf(dispatches).flatMap((dispatch) => {
    if (dispatch.state !== 'sent') return [];
    const sent = daysSince(world, textIn(dispatch, 'day'));
    const store = textIn(dispatch, 'store');
    const isTroubled = random.below(18) === 0;
    const due = sent - 1;
    const arrived = isTroubled ? due - 2 : due;
    const by = random.pick(people);
    return {
      scope: store,
      by,
      at: world.at(sent, '14:30'),
      fields: {
        dispatch: dispatch.id,
        route: routeOf.get(cityOf.get(store) ?? '') ?? '',
        store,
        cartons: numberIn(dispatch, 'cartons'),
        sent: world.day(sent),
        due: world.day(due),
        plate: `${random.pick(['浙F', '沪A', '苏E', '皖A'])}${10_000 + random.below(89_999)}`,
      },
      steps: stepsTaken(world, [
        ...(isTroubled
          ? [
              {
                step: 'report',
                by,
                daysAgo: due,
                time: '11:00',
                fields: {
                  trouble: random.pick([
                    '高速封路，改走国道',
                    '车辆故障，已换车',
                    '门店未营业，改日再送',
                  ]),
                },
              },
            ]
          : []),
        {
          step: 'sign',
          by,
          daysAgo: arrived,
          time: '11:30',
          fields: { arrived: world.day(arrived) },
        },
      ]),
    };
  });
}

const reasons = ['season', 'season', 'slow', 'slow', 'defect'];

/** Stores send back what is out of season, most of it in the weeks after a season ends. */
function makeReturns(world: World): RecordDraft[] {
  const random = world.random('gyl/store-returns');
  const people = warehousePeople(world);
  const clearing = world.recordsOf(styles).filter(({ state }) => state === 'clearing');
  return world.castStores.flatMap(({ store_no, company_no }) => {
    const [manager = at(people, 0)] = world.staffOf(store_no).map(({ workNo }) => workNo);
    return Array.from({ length: 5 }, () => {
      const asked = random.below(120);
      const rows = pickRows(random, clearing, 4).map(({ style, units }) => ({ style, units }));
      const units = sumOf(rows, (row) => row.units);
      const defective = random.below(4);
      const by = random.pick(people);
      return {
        scope: store_no,
        by: manager,
        at: world.at(asked, '10:50'),
        fields: {
          store: store_no,
          warehouse: { C02: 'north', C03: 'south' }[company_no] ?? 'east',
          reason: random.pick(reasons),
          asked: world.day(asked),
          units,
          rows,
        },
        steps: stepsTaken(world, [
          { step: 'receive', by, daysAgo: asked - 4, time: '15:10', fields: { received: units } },
          {
            step: 'grade',
            by,
            daysAgo: asked - 6,
            time: '16:20',
            fields: { good: units - defective, defective },
          },
        ]),
      };
    });
  });
}

const monthsBilled = 8;

/** A bill for each carrier and month over the rounds it drives. */
function makeBills(world: World): RecordDraft[] {
  const random = world.random('gyl/carrier-bills');
  const people = warehousePeople(world);
  return carriers.flatMap(({ value: carrier }) =>
    Array.from({ length: monthsBilled }, (_, nth) => {
      const from = monthBegin(world, nth + 1);
      const until = lastDayOf(from.slice(0, 7));
      const drawn = Math.max(0, daysSince(world, until) - 3);
      const driven = world
        .recordsOf(routes)
        .filter((route) => textIn(route, 'carrier') === carrier)
        .map((route) => {
          const sent = 12 + random.below(20);
          const cartons = sent * (6 + random.below(9));
          return { route: textIn(route, 'name'), shipments: sent, cartons, amount: cartons * 18 };
        });
      const amount = sumOf(driven, (row) => row.amount);
      const by = random.pick(people);
      return {
        scope: '',
        by,
        at: world.at(drawn, '09:30'),
        fields: {
          carrier,
          period: { from, until },
          rows: driven,
          amount,
          claims: random.below(3) === 0 ? 200 + random.below(20) * 50 : 0,
        },
        steps: stepsTaken(world, [
          { step: 'send', by, daysAgo: drawn - 1, time: '10:00' },
          { step: 'confirm', by, daysAgo: drawn - 6, time: '15:00' },
          { step: 'pay', by: desks.treasury, daysAgo: drawn - 25, time: '14:00' },
        ]),
      };
    }),
  );
}

export const transportRecords = [
  recordMaker(routes, makeRoutes),
  recordMaker(shipments, makeShipments),
  recordMaker(storeReturns, makeReturns),
  recordMaker(carrierBills, makeBills),
];
