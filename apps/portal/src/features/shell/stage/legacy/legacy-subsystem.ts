import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Handle, Subsystem, SubsystemContext } from '@portal/subsystem/contract';
import { createLegacyInstance, type LegacyInstanceOptions } from './legacy-instance.ts';

/**
 * Wraps a legacy app as a subsystem. The app is mounted once and routes by itself; the portal has a page for each path.
 * So all pages of the system share one instance, which moves to the page in front.
 */
export function legacySubsystem(key: SubsystemKey, parts: LegacyInstanceOptions): Subsystem {
  const instance = createLegacyInstance(key, parts);
  // One thing after another: a page may come while the app is still going.
  let last: Promise<void> = Promise.resolve();
  const inTurn = (step: () => Promise<void>): Promise<void> => {
    const done = last.then(step);
    last = done.catch(() => undefined);
    return done;
  };

  async function mount(context: SubsystemContext): Promise<Handle> {
    instance.addPage(context);
    try {
      await inTurn(() => instance.moveTo(context));
    } catch (error) {
      await inTurn(() => instance.removePage(context));
      throw error;
    }
    const stopFollowing = context.router.subscribe(() => instance.notifyOfAddress(context));
    return {
      setActive(on) {
        if (on) void inTurn(() => instance.moveTo(context)).catch(context.reportError);
        else instance.pause(context);
      },
      async unmount() {
        stopFollowing();
        await inTurn(() => instance.removePage(context));
      },
    };
  }
  return { sdk: 1, key, mount };
}
