import type { PolicyChange } from '@portal/contract/policy/changes';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import { inverseOf } from '../changes/apply-changes.ts';
import { differenceOf, type Effect, effectsOf } from '../difference/difference.ts';
import { requireOwnScope } from '../drafts/own-scope.ts';
import { inWords, type PublishingParts, whoIs } from '../drafts/releases.ts';
import { publishChanges } from './publish.ts';
import { changesOfRevision, findRevision } from './store.ts';

/** Returns whether somebody of a group gains pages, buttons, fields or rows. */
function gainsIn({ gained, rows }: Effect, personId: string): boolean {
  const { pages, actions, fields } = gained;
  const own = [...(rows.get(personId)?.values() ?? [])];
  return pages.length + actions.length + fields.length > 0 || own.some((row) => row.gained > 0);
}

/**
 * Publishes the inverse of a revision at once, without a second person: it brings back what was agreed to before. Where
 * a second person is asked for otherwise, nobody gains by it themselves.
 */
export function takingBack(parts: Omit<PublishingParts, 'editing'>) {
  const { db, audit, asksSecond } = parts;

  async function requireNoGain(personId: string, changes: readonly PolicyChange[]) {
    const effects = await effectsOf(parts, changes);
    const own = effects.find(({ people }) => people.includes(personId));
    if (own && gainsIn(own, personId)) refuse('policy.own-gain');
  }

  return async (
    { number, reason }: { number: number; reason: string },
    caller: Caller,
  ): Promise<number> => {
    const revision = (await findRevision(db, number)) ?? refuse('policy.revision-not-found');
    if (revision.taken_back_by !== null) refuse('policy.taken-back');
    const changes = inverseOf(await changesOfRevision(db, number));
    const { personId } = caller.session;
    await requireOwnScope(db, personId, changes);
    if (asksSecond) await requireNoGain(personId, changes);
    const difference = await differenceOf(parts, changes);
    const made = await db.transaction().execute((tx) =>
      publishChanges(tx, parts, {
        cause: 'take-back',
        changes,
        authorId: personId,
        secondId: null,
        reason,
        draftId: null,
        takesBack: number,
      }),
    );
    await audit.record({
      kind: 'policy.taken-back',
      ...whoIs(caller),
      detail: {
        revision: String(made),
        of: String(number),
        reason,
        difference: inWords(difference),
      },
    });
    await parts.follow();
    return made;
  };
}
