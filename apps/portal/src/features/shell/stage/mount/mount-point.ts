import { answerAtHand } from '@portal/client/send';
import { isActionAllowed } from '@portal/contract/access/actions';
import type { Permissions } from '@portal/contract/access/permissions';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import type { Chosen, Page, Person, Readable, SubsystemContext } from '@portal/subsystem/contract';
import { type Cell, createCell } from '@portal/ui/hooks/cell';
import type { Place } from './lifecycle.ts';
import { pageTheme } from './page-theme.ts';
import { createPageCalls } from './page-calls.ts';

/** What the shell tells the stage, anew whenever any of it changes. */
export interface Told {
  system: SubsystemEntry;
  page: Page;
  permissions: Pick<Permissions, 'auth' | 'allAuth'>;
  person: Person;
  chosen: Chosen;
  onNavigate: (to: string, options: { replace: boolean }) => void;
  onTitle: (title: string) => void;
  onChooseContext: () => void;
  /** The page holds something that is not saved; answers the way to take that back. */
  noteUnsaved: () => () => void;
}

/** Room for one subsystem, and what it is told while it is there. */
export interface SubsystemPlace extends Place<SubsystemContext> {
  tell: (told: Told) => void;
  /** Whether the page is in front: what hangs beside it is seen with it alone. */
  setActive: (on: boolean) => void;
}

export function createPlace(
  host: HTMLElement,
  first: Told,
  visit: Pick<SubsystemContext, 'signal' | 'reportError'>,
): SubsystemPlace {
  const key = first.system.sysType;
  const container = roomFor(key, host);
  const overlay = roomFor(key, document.body);
  const page = createCell(first.page);
  const permissions = createCell(first.permissions);
  const chosen = createCell(first.chosen);
  const notes = createNotes();
  let told = first;
  return {
    context: {
      ...visit,
      key,
      basename: `/${key}`,
      container,
      overlay,
      page: readOnly(page),
      router: {
        ...readOnly(page),
        push: (to) => told.onNavigate(to, { replace: false }),
        replace: (to) => told.onNavigate(to, { replace: true }),
      },
      person: first.person,
      actions: {
        isAllowed: (action) => isActionAllowed(permissions.get(), action),
        subscribe: permissions.subscribe,
      },
      chosen: readOnly(chosen),
      chooseContext: () => told.onChooseContext(),
      theme: pageTheme(),
      call: createPageCalls(),
      answerAtHand,
      setTitle: (title) => told.onTitle(title),
      noteUnsaved: () => notes.keep(told.noteUnsaved()),
    },
    tell(now) {
      told = now;
      if (!isSame(page.get(), now.page)) page.set(now.page);
      if (permissions.get() !== now.permissions) permissions.set(now.permissions);
      if (!isSame(chosen.get(), now.chosen)) chosen.set(now.chosen);
    },
    setActive(on) {
      overlay.hidden = !on;
    },
    close() {
      notes.takeBackAll();
      container.remove();
      overlay.remove();
    },
  };
}

/** What a page noted of itself, so that nothing of it stays behind. */
function createNotes() {
  const notes = new Set<() => void>();
  return {
    keep(takeBack: () => void): () => void {
      notes.add(takeBack);
      return () => {
        notes.delete(takeBack);
        takeBack();
      };
    },
    takeBackAll(): void {
      for (const takeBack of notes) takeBack();
    },
  };
}

const readOnly = <Value>({ get, subscribe }: Cell<Value>): Readable<Value> => ({ get, subscribe });

/** An element the subsystem's own style applies in, and no other's. */
function roomFor(key: string, parent: HTMLElement): HTMLElement {
  const room = document.createElement('div');
  room.dataset['subsystem'] = key;
  parent.append(room);
  return room;
}

function isSame<Value extends object>(one: Value, other: Value): boolean {
  const members = new Map(Object.entries(other));
  return Object.entries(one).every(([name, value]) => members.get(name) === value);
}
