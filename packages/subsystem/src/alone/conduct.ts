import type { Subsystem } from '../contract.ts';
import { openVisit } from './simulated-shell.ts';
import { type Counts, countElements, startWatch } from './watch.ts';

/** So often each page is visited at most before anything is counted: some things are made once, and stay for good reason. */
const maxWarmUps = 3;
/**
 * So often the visits are counted at most. What is left behind grows in each round; code that is loaded on demand and
 * comes late, on a slow machine, adds its listeners once.
 */
const maxRounds = 3;
/** The time a visit has to clean up after itself. */
const settleMs = 20;
/** Stands for the person's token: it must come into no address. */
const token = 'token-that-must-stay-secret';
const probed = ['color', 'backgroundColor', 'fontSize', 'margin', 'display'] as const;

/**
 * Lives through visits of a subsystem as the stage does, to each of the pages in turn, and names what it leaves behind: nodes, listeners, timers,
 * style that reaches other elements, pop-ups on the body, a token in an address, a focus that is lost. Empty when its
 * conduct is good.
 */
export async function checkConduct(
  subsystem: Subsystem,
  { components, visits: asked }: { components: readonly (string | null)[]; visits: number },
): Promise<string[]> {
  // Each page at least once, and before that as often as it is counted.
  const visits = Math.max(asked, components.length);
  const warmUps = Math.min(Math.floor(visits / components.length), maxWarmUps);
  localStorage.setItem('pro__Access-Token', token);
  const probes = placeProbes();
  const faults = new Set<string>();
  const looks = probes.look();
  const watch = startWatch();
  const visit = async (times: number): Promise<void> => {
    for (let nth = 0; nth < times; nth += 1) {
      const component = components[nth % components.length] ?? null;
      await liveThrough(subsystem, { component, faults, probes });
    }
  };
  await visit(warmUps * components.length);
  const growing = await growingIn(() => visit(visits), {
    count: () => new Map([...countElements(), ...watch.listeners(), ...watch.timers()]),
    // A leak of one page alone is met only as often as that page.
    chance: visits / components.length / 5,
  });
  watch.stop();
  for (const [name, more] of growing) faults.add(`${name}: ${more} more after ${visits} visits`);
  if (probes.look() !== looks) faults.add('style reaches elements of the shell');
  for (const { name } of performance.getEntriesByType('resource')) {
    if (name.includes(token)) faults.add(`token in the address ${new URL(name).pathname}`);
  }
  if (location.href.includes(token)) faults.add('token in the address of the page');
  return [...faults];
}

type Probes = ReturnType<typeof placeProbes>;

async function liveThrough(
  subsystem: Subsystem,
  { component, faults, probes }: { component: string | null; faults: Set<string>; probes: Probes },
): Promise<void> {
  probes.button.focus();
  const visit = openVisit(subsystem, component);
  const handle = await subsystem.mount(visit.context);
  handle.setActive?.(false);
  handle.setActive?.(true);
  await settled();
  handle.unmount();
  await settled();
  if (visit.unsaved() > 0) faults.add('note of something unsaved is left');
  visit.close();
  for (const error of visit.reported) faults.add(`error ${String(error)}`);
  if (document.activeElement !== probes.button) faults.add('focus is lost');
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, settleMs));

/** Counts what grows in every round by more than chance, and by how much in the last; no round follows one without growth. */
async function growingIn(
  round: () => Promise<void>,
  { count, chance }: { count: () => Counts; chance: number },
): Promise<Counts> {
  let before = count();
  let growing: Counts | undefined;
  for (let rounds = 0; rounds < maxRounds && growing?.size !== 0; rounds += 1) {
    await round();
    const after = count();
    const former = growing;
    growing = new Map(
      [...after]
        .filter(([name]) => former?.has(name) ?? true)
        .map(([name, now]): [string, number] => [name, now - (before.get(name) ?? 0)])
        .filter(([, more]) => more > chance),
    );
    before = after;
  }
  return growing ?? new Map();
}

/** Elements of the shell, to see whether they look the same afterwards. */
function placeProbes() {
  const shell = document.createElement('div');
  shell.id = 'probes';
  const [heading, button, text] = (['h1', 'button', 'p'] as const).map((tag) => {
    const element = document.createElement(tag);
    element.textContent = 'probe';
    shell.append(element);
    return element;
  });
  document.body.prepend(shell);
  const all = [document.body, heading, button, text].filter((each) => each !== undefined);
  return {
    button: button ?? shell,
    look: (): string =>
      all
        .map((element) => {
          const style = getComputedStyle(element);
          return probed.map((name) => style[name]).join();
        })
        .join(';'),
  };
}
