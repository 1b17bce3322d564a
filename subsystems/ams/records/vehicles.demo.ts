import { amount, courseFrom, desks } from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { vehicles } from './vehicles.ts';

const decider = desks.administration;

const cars = [
  ['沪A·Y1026', '七座商务车', 7],
  ['沪A·Y2037', '七座商务车', 7],
  ['沪A·Y3118', '五座轿车', 5],
  ['沪A·Y3129', '五座轿车', 5],
  ['沪A·Y3130', '五座轿车', 5],
  ['沪A·Y4206', '新能源轿车', 5],
  ['沪A·Y4217', '新能源轿车', 5],
  ['沪A·Y5301', '轻型厢式货车', 3],
  ['沪A·Y5312', '轻型厢式货车', 3],
  ['沪A·Y6001', '中型客车', 19],
  ['沪A·Y6002', '中型客车', 19],
  ['沪A·Y7110', '样衣配送车', 2],
] as const;

function makeVehicles(world: World): RecordDraft[] {
  const random = world.random('ams/vehicles');
  const drivers = world.staffOfDepartment('A01A08A01');
  return cars.map(([plate, model, seats], nth) => {
    const course = courseFrom(world, world.at(380, '10:00'));
    if (nth === 4) {
      course.take('repair', decider, world.at(2, '14:00'), { note: '变速箱异响，送修理厂' });
    }
    return {
      scope: '',
      by: decider,
      at: world.at(380 - nth, '10:00'),
      fields: {
        plate,
        model,
        seats,
        driver: random.pick(drivers).workNo,
        insured: world.day(-20 - random.below(330)),
        inspected: world.day(-10 - random.below(340)),
        mileage: amount(random, 12_000, 160_000, 10),
      },
      steps: course.steps,
    };
  });
}

export const vehicleMaker = recordMaker(vehicles, makeVehicles);
