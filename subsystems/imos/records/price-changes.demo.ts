import { groupNos } from '@portal/demonstration/organisation/organisation';
import { merchandiser, supervisor } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { between, dayAfter, momentsOf, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { nameOf, stylesSold, tagOf } from './articles.demo.ts';
import { priceChanges } from './price-changes.ts';

/** Shares of the tag price that goods are sold at, and the next ones down. */
const markdowns = [
  [1, 0.88],
  [1, 0.7],
  [0.88, 0.7],
  [0.7, 0.5],
  [0.7, 0.49],
  [0.5, 0.39],
] as const;

/** A price that was entered wrong: what it is, and what it should have been. */
const corrections = [
  [0.7, 0.8],
  [0.5, 0.7],
  [0.88, 0.7],
] as const;

/** Prices end in 9. */
const priced = (amount: number): number => Math.max(9, Math.round(amount / 10) * 10 - 1);

/** Price changes: the merchandiser submits, the supervisor approves; one in ten is sent back and submitted again. */
function makePriceChanges(world: World): RecordDraft[] {
  const random = world.random('imos/price-changes');
  return groupNos.flatMap((bgNo) =>
    momentsOf(world, random, { number: 90, days: 240 }).map(({ at }): RecordDraft => {
      const style = random.pick(stylesSold(world, bgNo));
      const tag = tagOf(style);
      const reason = random.pick(['season', 'season', 'slow', 'slow', 'promotion', 'mistake']);
      const [now, then] = random.pick<readonly [number, number]>(
        reason === 'mistake' ? corrections : markdowns,
      );
      const submit = () => ({
        step: 'submit',
        by: merchandiser,
        afterHours: between(random, 1, 20),
      });
      const decide = () => ({ by: supervisor, afterHours: between(random, 4, 48) });
      return {
        scope: bgNo,
        by: merchandiser,
        at,
        fields: {
          style: style.id,
          name: nameOf(style),
          tag,
          before: now === 1 ? tag : priced(tag * now),
          price: Math.min(tag, priced(tag * then)),
          from: dayAfter(at, between(random, 3, 9)),
          stores: random.pick(['all', 'all', 'outlet', 'online', 'region']),
          reason,
          note: reason === 'mistake' ? '上次调价录入错误，按审批单更正' : null,
        },
        steps: stepsSoFar(world, at, [
          submit(),
          ...(random.below(10) === 0 ? [{ step: 'decline', ...decide() }, submit()] : []),
          { step: 'approve', ...decide() },
        ]),
      };
    }),
  );
}

export const priceChangeMaker = recordMaker(priceChanges, makePriceChanges);
