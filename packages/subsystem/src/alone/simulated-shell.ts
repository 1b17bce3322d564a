import { emptyContext } from '@portal/contract/workplace/work-context';
import type { TableLayout } from '@portal/contract/workplace/preferences';
import { createCell } from '@portal/common/cell';
import { currentTime } from '../clock.ts';
import type { Draft, Page, Subsystem, SubsystemContext } from '../contract.ts';
import { createAnswers } from './answers.ts';

export interface Visit {
  context: SubsystemContext;
  /** Fatal errors of the subsystem, in the order they were reported. */
  reported: unknown[];
  /** The number of open notes of something unsaved. */
  unsaved: () => number;
  /** Takes the room away, as the stage does after a visit. */
  close: () => void;
}

const itemOf = (value: string, text: string) => ({
  value,
  text,
  title: text,
  label: text,
  color: null,
});

const simulatedDictionaries = {
  yn: [itemOf('0', '否'), itemOf('1', '是')],
  sex: [itemOf('1', '男'), itemOf('2', '女')],
};

/** Room and context for one visit, without a portal: everybody may do everything, and calls are answered from memory. */
export function openVisit({ key }: Subsystem, component: string | null): Visit {
  const container = roomFor(key);
  const overlay = roomFor(key);
  const end = new AbortController();
  const reported: unknown[] = [];
  let unsaved = 0;
  const page = createCell<Page>({
    path: `/${key}/alone`,
    component,
    title: '独立运行',
    search: '',
  });
  const go = (to: string): void => {
    const { pathname, search } = new URL(to, 'http://alone.invalid');
    page.set({ ...page.get(), path: pathname, search });
  };
  const answer = createAnswers();
  const drafts = new Map<string, Draft>();
  const layouts = createCell<Record<string, TableLayout>>({});
  const context: SubsystemContext = {
    key,
    basename: `/${key}`,
    container,
    overlay,
    page,
    router: { get: page.get, subscribe: page.subscribe, push: go, replace: go },
    person: {
      id: 'alone',
      realname: '试用人',
      workNo: '000000',
      avatar: null,
      orgCode: 'A01',
      orgCodeTxt: '示例部门',
    },
    actions: { isAllowed: () => true, subscribe: () => () => undefined },
    chosen: createCell({ ...emptyContext, bgNo: 'BG01', storeNo: 'S00001', companyNo: 'C01' }),
    chooseContext: () => undefined,
    theme: createCell({ scheme: 'light', accent: '#2456d6' }),
    call: async (call, input) => call.result.parse(answer(call, input)),
    upload: async ({ name, size }) => ({
      id: `alone-${name}`,
      name,
      size,
      kind: 'document',
      address: '',
      preview: null,
      thumbnail: null,
    }),
    answerAtHand: () => undefined,
    dictionaries: createCell(simulatedDictionaries),
    drafts: {
      read: async (name) => drafts.get(name),
      write: async (name, text) => void drafts.set(name, { text, at: currentTime() }),
      remove: async (name) => void drafts.delete(name),
    },
    tableLayouts: {
      get: (table) => layouts.get()[table],
      subscribe: layouts.subscribe,
      set: (table, layout) => layouts.set({ ...layouts.get(), [table]: layout }),
    },
    setTitle: (title) => page.set({ ...page.get(), title }),
    noteUnsaved() {
      unsaved += 1;
      return () => void (unsaved -= 1);
    },
    reportError: (error) => void reported.push(error),
    signal: end.signal,
  };
  return {
    context,
    reported,
    unsaved: () => unsaved,
    close() {
      end.abort();
      container.remove();
      overlay.remove();
    },
  };
}

function roomFor(key: string): HTMLElement {
  const room = document.createElement('div');
  room.dataset['subsystem'] = key;
  (document.getElementById('rooms') ?? document.body).append(room);
  return room;
}
