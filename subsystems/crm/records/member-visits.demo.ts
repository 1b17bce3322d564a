import { groupNos } from '@portal/demonstration/organisation/organisation';
import { someoneOf } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { between, dayAfter, momentsOf, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { memberVisits } from './member-visits.ts';
import { members } from './members.ts';

const answers = [
  { score: '5', summary: '对店员搭配建议很满意，会推荐朋友' },
  { score: '4', summary: '尺码建议准确，希望多些大码' },
  { score: '4', summary: '快递快，包装完好' },
  { score: '3', summary: '面料与预期略有差别，已解释洗护' },
  { score: '2', summary: '换货等待较久，已致歉并补券' },
];

function makeVisits(world: World): RecordDraft[] {
  const random = world.random('crm/member-visits');
  const known = world.recordsOf(members);
  return groupNos.flatMap((bgNo) => {
    const own = known.filter(({ scope }) => scope === bgNo);
    return momentsOf(world, random, { number: 60, days: 150 }).map(({ at }): RecordDraft => {
      const caller = someoneOf(world, random, 'A01A03A02');
      const call = { by: caller, afterHours: between(random, 10, 70) };
      return {
        scope: bgNo,
        by: caller,
        at,
        fields: {
          member: random.pick(own.filter((one) => one.at <= at).slice(0, 400)).id,
          subject: random.pick([
            'satisfaction',
            'satisfaction',
            'sleeping',
            'complaint',
            'upgrade',
          ]),
          due: dayAfter(at, 3),
          caller,
        },
        steps: stepsSoFar(world, at, [
          random.below(8) === 0
            ? { step: 'give', ...call }
            : { step: 'finish', ...call, fields: random.pick(answers) },
        ]),
      };
    });
  });
}

export const memberVisitMaker = recordMaker(memberVisits, makeVisits);
