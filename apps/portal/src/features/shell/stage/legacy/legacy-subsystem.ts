import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Handle, Subsystem, SubsystemContext } from '@portal/subsystem/contract';
import { createWalker, type WalkerParts } from './legacy-instance.ts';

/**
 * A legacy app on the stage. It knows itself mounted once, and goes from path to path by its own router; the portal has
 * a page for each path. So there is one app for all pages of the system: it walks to whichever is in front.
 */
export function walkingApp(key: SubsystemKey, parts: WalkerParts): Subsystem {
  const walker = createWalker(key, parts);
  // One thing after another: a page may come while the app is still going.
  let last: Promise<void> = Promise.resolve();
  const inTurn = (step: () => Promise<void>): Promise<void> => {
    const done = last.then(step);
    last = done.catch(() => undefined);
    return done;
  };

  async function mount(context: SubsystemContext): Promise<Handle> {
    walker.invite(context);
    try {
      await inTurn(() => walker.walkTo(context));
    } catch (error) {
      await inTurn(() => walker.leave(context));
      throw error;
    }
    const stopFollowing = context.router.subscribe(() => walker.tellOfAddress(context));
    return {
      setActive(on) {
        if (on) void inTurn(() => walker.walkTo(context)).catch(context.reportError);
        else walker.rest(context);
      },
      async unmount() {
        stopFollowing();
        await inTurn(() => walker.leave(context));
      },
    };
  }
  return { sdk: 1, key, mount };
}
