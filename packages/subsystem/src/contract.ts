import type { Call, Input } from '@portal/contract/call';
import type { FileInfo } from '@portal/contract/files/files';
import type { WorkContext } from '@portal/contract/workplace/work-context';
import type { DictionaryItem } from '@portal/contract/workplace/dictionaries';
import type { UserInfo } from '@portal/contract/identity/session';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { TableLayout } from '@portal/contract/workplace/preferences';
import type { z } from 'zod';

/**
 * The border between the shell and a subsystem. It knows no framework on purpose: plain values and functions cross it,
 * never elements or React contexts, so either side may move to another version without the other.
 */
export interface Subsystem {
  sdk: 1;
  key: SubsystemKey;
  /** The names of its pages, for a page without a menu. */
  components?: readonly string[];
  /**
   * Loads the code of a page that is about to be shown, and does nothing else; a failure is left for `mount` to meet.
   */
  prepare?: (component: string | null) => Promise<void>;
  /** Called for every visit; the module itself is evaluated once, so nothing may start before this. */
  mount: (context: SubsystemContext) => Handle | Promise<Handle>;
}

export interface Handle {
  unmount: () => void;
  /**
   * The subsystem is kept while another page is in front: what it polls and listens to rests meanwhile. Without this its
   * pages are unmounted when its system is left.
   */
  setActive?: (on: boolean) => void;
}

/** A value of the shell that may change while the subsystem is open. */
export interface Readable<Value> {
  /** The same object until the value changes. */
  get: () => Value;
  /** Returns the function that ends the subscription. */
  subscribe: (changed: () => void) => () => void;
}

export type { WorkContext };

/** The menu item the person opened. */
export interface Page {
  path: string;
  /** The name under which the subsystem knows the page; null where the menu names none. */
  component: string | null;
  title: string;
  /** With its question mark, or empty. */
  search: string;
}

export type Person = Pick<
  UserInfo,
  'id' | 'realname' | 'workNo' | 'avatar' | 'orgCode' | 'orgCodeTxt'
>;

export interface Theme {
  scheme: 'light' | 'dark';
  /** The colour of lines, links and what is selected, as CSS writes it. */
  accent: string;
}

/** Input typed into a form, and the moment of its last key, in milliseconds since 1970. */
export interface Draft {
  text: string;
  at: number;
}

export interface SubsystemContext {
  key: SubsystemKey;
  /** The prefix of every path of the subsystem: `/crm`. */
  basename: string;
  container: HTMLElement;
  /** Beside the page's own content: the place for pop-ups, gone with the subsystem. */
  overlay: HTMLElement;
  page: Readable<Page>;
  /** Paths are whole: `/crm/members`. The shell alone owns `window.history`. */
  router: Readable<Pick<Page, 'path' | 'search'>> & {
    push: (to: string) => void;
    replace: (to: string) => void;
  };
  person: Person;
  /** The actions the user may take. They change while the page is open, when an administrator changes a role. */
  actions: {
    isAllowed: (action: string) => boolean;
    /** The access of the user to a field of a record type, by its key; a shell of an earlier release does not say. */
    fieldAccess?: (type: string, field: string) => 'hidden' | 'read-only' | undefined;
    subscribe: (changed: () => void) => () => void;
  };
  /**
   * The tab's business group, store and company. They change while pages are open; every later call is made for the
   * new ones.
   */
  chosen: Readable<WorkContext>;
  /** Asks the user to choose a group, store or company, in systems that need one. */
  chooseContext: () => void;
  theme: Readable<Theme>;
  /** Makes a call as the signed-in user. The shell shows a problem, unless the call is quiet. */
  call: <I extends Input, R extends z.ZodType>(
    call: Call<I, R>,
    input: z.input<I>,
    options?: { signal?: AbortSignal; quiet?: boolean },
  ) => Promise<z.infer<R>>;
  /**
   * Uploads a file in parts that survive a lost connection; what it returns may be given to a record by its id.
   * `onProgress` is told the share that has arrived, from 0 to 1.
   */
  upload: (
    file: File,
    options?: { signal?: AbortSignal; onProgress?: (share: number) => void },
  ) => Promise<FileInfo>;
  /** Takes the answer of a call the shell made ahead, once, if it has arrived. */
  answerAtHand: <I extends Input, R extends z.ZodType>(
    call: Call<I, R>,
    input: z.input<I>,
  ) => z.infer<R> | undefined;
  /** Every dictionary by its code; null before they have arrived. They change when an administrator changes one. */
  dictionaries: Readable<Readonly<Record<string, readonly DictionaryItem[]>> | null>;
  /**
   * Input of forms by name, kept in this browser for the signed-in user alone: it outlives the page, the tab and the
   * session. The system is part of the name.
   */
  drafts: {
    read: (name: string) => Promise<Draft | undefined>;
    write: (name: string, text: string) => Promise<void>;
    remove: (name: string) => Promise<void>;
  };
  /** The user's changes to the columns of a table, by its page; they follow the user to other computers. */
  tableLayouts: {
    get: (table: string) => TableLayout | undefined;
    subscribe: (changed: () => void) => () => void;
    set: (table: string, layout: TableLayout) => void;
  };
  setTitle: (title: string) => void;
  /**
   * Notes that the page holds unsaved input: from then on the shell asks before it takes the page away. Returns the
   * function that removes the note; several may stand at once.
   */
  noteUnsaved: () => () => void;
  /** The subsystem cannot go on: the shell takes it down and offers to load it again. */
  reportError: (error: unknown) => void;
  /** Aborted when the visit is over. */
  signal: AbortSignal;
}
