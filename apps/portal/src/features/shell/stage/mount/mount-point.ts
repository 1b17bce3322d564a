import { storedDictionaries } from '@portal/client/dictionaries';
import { takeArrived } from '@portal/client/prefetch';
import { isActionAllowed } from '@portal/contract/access/actions';
import type { Permissions } from '@portal/contract/access/permissions';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import type {
  WorkContext,
  Page,
  Person,
  Readable,
  SubsystemContext,
} from '@portal/subsystem/contract';
import { type Cell, createCell } from '@portal/common/cell';
import type { MountPoint } from './lifecycle.ts';
import { pageTheme } from './page-theme.ts';
import { draftsOf } from '#platform/workplace/drafts.ts';
import { tableLayouts } from '#platform/settings/table-layouts.ts';
import { createPageCalls } from './page-calls.ts';

/** Props of the stage, renewed whenever any of them changes. */
export interface StageProps {
  system: SubsystemEntry;
  page: Page;
  permissions: Pick<Permissions, 'auth' | 'allAuth' | 'fieldRules'>;
  person: Person;
  chosen: WorkContext;
  onNavigate: (to: string, options: { replace: boolean }) => void;
  onTitle: (title: string) => void;
  onChooseContext: () => void;
  /** Marks the page as unsaved; returns the way to clear the mark. */
  noteUnsaved: () => () => void;
}

/** The mount point of one subsystem and the context it gets. */
export interface SubsystemMountPoint extends MountPoint<SubsystemContext> {
  update: (props: StageProps) => void;
  /** Shows or hides the overlay with the page. */
  setActive: (on: boolean) => void;
}

export function createMountPoint(
  host: HTMLElement,
  first: StageProps,
  signals: Pick<SubsystemContext, 'signal' | 'reportError'>,
): SubsystemMountPoint {
  const key = first.system.sysType;
  const container = createContainer(key, host);
  const overlay = createContainer(key, document.body);
  const page = createCell(first.page);
  const permissions = createCell(first.permissions);
  const chosen = createCell(first.chosen);
  const marks = createUnsavedMarks();
  let props = first;
  return {
    context: {
      ...signals,
      key,
      basename: `/${key}`,
      container,
      overlay,
      page: readOnly(page),
      router: {
        ...readOnly(page),
        push: (to) => props.onNavigate(to, { replace: false }),
        replace: (to) => props.onNavigate(to, { replace: true }),
      },
      person: first.person,
      actions: {
        isAllowed: (action) => isActionAllowed(permissions.get(), action),
        fieldAccess: (type, field) => permissions.get().fieldRules?.[type]?.[field],
        subscribe: permissions.subscribe,
      },
      chosen: readOnly(chosen),
      chooseContext: () => props.onChooseContext(),
      theme: pageTheme(),
      call: createPageCalls(),
      upload: async (file, options) =>
        (await import('@portal/client/upload')).uploadFile(file, options),
      answerAtHand: takeArrived,
      dictionaries: storedDictionaries,
      drafts: draftsOf(key),
      tableLayouts,
      setTitle: (title) => props.onTitle(title),
      noteUnsaved: () => marks.keep(props.noteUnsaved()),
    },
    update(now) {
      props = now;
      if (!isSame(page.get(), now.page)) page.set(now.page);
      if (permissions.get() !== now.permissions) permissions.set(now.permissions);
      if (!isSame(chosen.get(), now.chosen)) chosen.set(now.chosen);
    },
    setActive(on) {
      overlay.hidden = !on;
    },
    close() {
      marks.clearAll();
      container.remove();
      overlay.remove();
    },
  };
}

/** Tracks the marks of a page, so that none stays behind. */
function createUnsavedMarks() {
  const marks = new Set<() => void>();
  return {
    keep(clear: () => void): () => void {
      marks.add(clear);
      return () => {
        marks.delete(clear);
        clear();
      };
    },
    clearAll(): void {
      for (const clear of marks) clear();
    },
  };
}

const readOnly = <Value>({ get, subscribe }: Cell<Value>): Readable<Value> => ({ get, subscribe });

/** Creates an element that only this subsystem's style applies to. */
function createContainer(key: string, parent: HTMLElement): HTMLElement {
  const room = document.createElement('div');
  room.dataset['subsystem'] = key;
  parent.append(room);
  return room;
}

function isSame<Value extends object>(one: Value, other: Value): boolean {
  const members = new Map(Object.entries(other));
  return Object.entries(one).every(([name, value]) => members.get(name) === value);
}
