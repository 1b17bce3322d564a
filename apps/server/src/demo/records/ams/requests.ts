import { carRequests, vehicles } from '@portal/contract/records/types/ams/cars';
import { sealRequests } from '@portal/contract/records/types/ams/seals';
import { personId } from '@portal/demonstration/people/members';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import {
  amount,
  askers,
  courseFrom,
  deciderFor,
  decideRequest,
  desks,
  officeTime,
  worksInOffice,
} from '@portal/demonstration/world/course';

const decider = desks.administration;
const papers = [
  ['门店租赁合同', 'contract'],
  ['面料采购框架协议', 'contract'],
  ['劳动合同（批量）', 'personnel'],
  ['商标授权书', 'official'],
  ['银行开户资料', 'finance'],
  ['诉讼材料', 'legal'],
  ['投标文件', 'official'],
  ['在职证明', 'personnel'],
] as const;

function makeSealRequests(world: World): RecordDraft[] {
  const random = world.random('ams/seal-requests');
  return askers(world, random, { each: 6, others: 260, of: worksInOffice }).map(({ workNo }) => {
    const asked = random.below(260);
    const day = Math.max(asked - 1 - random.below(3), -2);
    const isLent = random.below(6) === 0;
    const [title, seal] = random.pick(papers);
    const at = officeTime(world, random, asked);
    const course = courseFrom(world, at);
    const outcome = decideRequest(world, random, course, {
      by: workNo,
      decider,
      asked,
      refusals: ['合同尚未通过法务评审', '请附审批单', '外借请改为行政代盖'],
    });
    if (outcome === 'approved' && day >= 0) {
      const keeper = deciderFor(world, workNo, decider);
      course.take('seal', keeper, officeTime(world, random, day), { keeper });
    }
    return {
      scope: personId(workNo),
      by: workNo,
      at,
      fields: {
        title,
        seal,
        copies: 1 + random.below(6),
        way: isLent ? 'lent' : 'here',
        day: world.day(day),
        ...(isLent && { back: world.day(day - 1 - random.below(3)) }),
        reason: random.pick(['签约', '存档备案', '对外报送', '办理手续']),
      },
      steps: course.steps,
    };
  });
}

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

const rides = [
  ['虹桥机场', 'guest'],
  ['浦东机场', 'guest'],
  ['南京西路旗舰店', 'store'],
  ['徐家汇门店', 'store'],
  ['青浦样衣间', 'goods'],
  ['松江打版中心', 'goods'],
  ['浦东政务中心', 'bank'],
  ['开户行', 'bank'],
] as const;

function makeCarRequests(world: World): RecordDraft[] {
  const random = world.random('ams/car-requests');
  const fleet = world.recordsOf(vehicles).filter(({ state }) => state === 'ready');
  return askers(world, random, { each: 5, others: 200, of: worksInOffice }).map(({ workNo }) => {
    const asked = random.below(240);
    const day = Math.max(asked - 1 - random.below(3), -3);
    const hour = 8 + random.below(6);
    const [destination, reason] = random.pick(rides);
    const at = officeTime(world, random, asked);
    const course = courseFrom(world, at);
    const outcome = decideRequest(world, random, course, {
      by: workNo,
      decider,
      asked,
      refusals: ['当天车辆已排满', '建议乘坐地铁'],
    });
    if (outcome === 'approved' && day >= 0) {
      const vehicle = random.pick(fleet).id;
      const sender = deciderFor(world, workNo, decider);
      course.take('send', sender, world.at(day, '07:40'), { vehicle });
      if (day > 0) {
        const driven = amount(random, 12, 140);
        const cost = driven + amount(random, 0, 60, 5);
        course.take('return', sender, world.at(day, '18:30'), { driven, cost });
      }
    }
    return {
      scope: personId(workNo),
      by: workNo,
      at,
      fields: {
        day: world.day(day),
        from: `${String(hour).padStart(2, '0')}:30`,
        until: `${String(hour + 2 + random.below(4)).padStart(2, '0')}:00`,
        destination,
        riders: 1 + random.below(4),
        reason,
      },
      steps: course.steps,
    };
  });
}

export const amsRequestMakers = [
  recordMaker(sealRequests, makeSealRequests),
  recordMaker(vehicles, makeVehicles),
  recordMaker(carRequests, makeCarRequests),
];
