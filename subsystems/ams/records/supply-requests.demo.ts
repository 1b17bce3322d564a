import { departmentId } from '@portal/demonstration/organisation/organisation';
import { personId } from '@portal/demonstration/people/members';
import {
  askers,
  courseFrom,
  decideRequest,
  deciderFor,
  desks,
  officeTime,
  worksInOffice,
} from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { supplyRequests } from './supply-requests.ts';

const administration = desks.administration;

/** Price of one piece in yuan, by article. */
const prices = {
  paper: 24,
  pen: 2,
  notebook: 9,
  folder: 6,
  toner: 268,
  battery: 3,
  tape: 5,
  hanger: 12,
} as const;

const articles = [
  'paper',
  'pen',
  'notebook',
  'folder',
  'toner',
  'battery',
  'tape',
  'hanger',
] as const;

function makeSupplyRequests(world: World): RecordDraft[] {
  const random = world.random('ams/supply-requests');
  return askers(world, random, { each: 4, others: 170, of: worksInOffice }).map((member) => {
    const { workNo, departments } = member;
    const asked = random.below(240);
    const at = officeTime(world, random, asked);
    const start = random.below(articles.length);
    const lines = Array.from({ length: 1 + random.below(4) }, (_, nth) => {
      const article = articles[(start + nth) % articles.length] ?? 'paper';
      const units = article === 'toner' ? 1 + random.below(2) : 2 + random.below(18);
      return { article, units, price: units * prices[article] };
    });
    const course = courseFrom(world, at);
    const outcome = decideRequest(world, random, course, {
      by: workNo,
      decider: administration,
      asked,
      refusals: ['本月已申领，请下月再领', '超出部门定额'],
    });
    if (outcome === 'approved' && asked > 3) {
      course.take(
        'issue',
        deciderFor(world, workNo, administration),
        officeTime(world, random, asked - 3),
      );
    }
    return {
      scope: personId(workNo),
      by: workNo,
      at,
      fields: {
        department: departmentId(departments[0] ?? 'A01'),
        lines,
        total: lines.reduce((sum, { price }) => sum + price, 0),
        day: world.day(asked - 3),
      },
      steps: course.steps,
    };
  });
}

export const supplyRequestMaker = recordMaker(supplyRequests, makeSupplyRequests);
