import { daysSince, numberIn, textIn } from '@portal/demonstration/world/field-readers';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { dispatches } from './dispatches.ts';
import { routes } from './routes.ts';
import { shipments } from './shipments.ts';
import { warehousePeople } from './warehouses.demo.ts';

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

export const shipmentMaker = recordMaker(shipments, makeShipments);
