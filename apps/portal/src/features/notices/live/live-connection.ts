import type { ServerNews } from '@portal/contract/epochs';
import type { Frame } from '@portal/contract/notices/live-socket';
import { noticePollMs } from '@portal/contract/limits';
import { createChore } from './coalesce.ts';
import { seekLead } from './leader-tab.ts';
import type { OpenPage } from './live-callbacks.ts';
import { createPolling } from './polling.ts';
import { keepSocket, type LastingSocket, type SocketState } from './notice-socket.ts';
import { openTabs, type Word } from './tab-messages.ts';

/** The tab that leads says so this often; one that has not for the longer time is given up, in milliseconds. */
const sayMs = 8_000;
const silentMs = 30_000;
/** Pages of many people hear of something new for all in the same moment; they ask within this time, in milliseconds. */
const spreadMs = 1_000;
const afterBreakMs = 30_000;

const isNews = (frame: Frame): frame is Extract<Frame, ServerNews> =>
  frame.cmd === 'hello' || frame.cmd === 'epochs';

const isHidden = (): boolean => document.visibilityState !== 'visible';

/**
 * Follows the server for somebody, in one tab of several: the one that leads keeps a socket, asks for the notices when
 * there is something new, and tells the others. While no socket is up it asks every six seconds instead, as long as it
 * can be seen.
 */
export class Following {
  /** How the socket of this browser stands, and whether the tab that has it can be seen. */
  #state = { isUp: false, failures: 0, isOver: false, isHidden: false };
  /** The highest number the server named. */
  #last: string | undefined;
  /** What this tab, leading, has told the others last, for those that come. */
  #told: { news?: Word; notices?: Word } = {};
  /** When the leading tab was last heard of. */
  #heardAt = performance.now();
  #socket: LastingSocket | undefined;
  readonly #over = new AbortController();
  readonly #page: OpenPage;
  readonly #tabs: ReturnType<typeof openTabs>;
  readonly #lead: ReturnType<typeof seekLead>;
  readonly #chore = createChore(async () => {
    const list = await this.#page.askNotices();
    this.#told.notices = { kind: 'notices', list };
    this.#tabs.tell(this.#told.notices);
  });
  readonly #polling = createPolling({
    ask: () => this.#chore.within(0),
    askNews: async () => this.#hear({ cmd: 'epochs', ...(await this.#page.askNews()) }),
  });

  constructor(personId: string, page: OpenPage) {
    const name = `portal-live-${personId}`;
    this.#page = page;
    this.#tabs = openTabs(name, (word) => this.#hearTab(word));
    this.#lead = seekLead(name, { gain: () => this.#gain(), lose: () => this.#lose() });
    this.#tabs.tell({ kind: 'new' });
    const { signal } = this.#over;
    document.addEventListener('visibilitychange', () => this.#look(), { signal });
    const timer = setInterval(() => this.#attend(), sayMs);
    signal.addEventListener('abort', () => clearInterval(timer));
  }

  /** The person has another token. */
  renew(): void {
    this.#state.isOver = false;
    this.#socket?.renew();
    this.#attend();
  }

  stop(): void {
    this.#over.abort();
    this.#polling.go(false);
    this.#chore.stop();
    this.#socket?.stop();
    this.#lead.stop();
    this.#tabs.close();
  }

  #gain(): void {
    const parts = {
      last: () => this.#last,
      hear: (frame: Frame) => this.#hear(frame),
      change: (state: SocketState) => this.#change(state),
    };
    this.#told = {};
    this.#state.isUp = false;
    this.#socket = keepSocket(parts, this.#state);
    this.#attend();
  }

  #lose(): void {
    this.#socket?.stop();
    this.#socket = undefined;
    this.#attend();
  }

  /** What the server says, to the tab that leads. */
  #hear(frame: Frame): void {
    const isBack = this.#last !== undefined;
    this.#take(frame);
    const word: Word = { kind: 'frame', frame };
    this.#tabs.tell(word);
    if (isNews(frame)) this.#told.news = word;
    // What came between the last list and this socket is asked for as well, by and by: after a break only what was read
    // elsewhere may be missing.
    if (frame.cmd === 'hello') this.#chore.within(isBack ? afterBreakMs : noticePollMs);
    if (frame.cmd === 'topic') this.#chore.within(frame.within ?? spreadMs);
    if (frame.cmd === 'user') this.#chore.within(0);
  }

  /** The same in any tab. */
  #take(frame: Frame): void {
    if (frame.cmd === 'hello') this.#last = frame.last;
    if ('msgId' in frame && frame.msgId !== undefined) this.#last = frame.msgId;
    if (isNews(frame)) this.#page.onNews(frame);
    if ('gone' in frame && frame.gone !== undefined) this.#page.takeAway(frame.gone);
  }

  #change(state: SocketState): void {
    this.#state = { ...state, isHidden: isHidden() };
    // Whoever does something next is told that the session is over; nobody is told before.
    if (state.isOver) this.#chore.stop();
    this.#attend();
  }

  #hearTab(word: Word): void {
    if (word.kind === 'new') this.#greet();
    if (word.kind === 'notices') this.#page.showNotices(word.list);
    if (word.kind === 'frame') this.#take(word.frame);
    if (word.kind !== 'lead' || this.#lead.isLeading) return;
    this.#state = word;
    this.#last = word.last ?? this.#last;
    this.#heardAt = performance.now();
    this.#attend();
  }

  /** A tab that has just come may have missed what was told since it asked for what it shows. */
  #greet(): void {
    this.#say();
    if (!this.#lead.isLeading || !this.#state.isUp) return;
    if (this.#told.news) this.#tabs.tell(this.#told.news);
    if (this.#told.notices) this.#tabs.tell(this.#told.notices);
  }

  #say(): void {
    if (!this.#lead.isLeading) return;
    this.#state.isHidden = isHidden();
    this.#tabs.tell({ kind: 'lead', ...this.#state, last: this.#last });
  }

  #look(): void {
    if (!isHidden()) this.#socket?.look();
    this.#attend();
  }

  /** Does what is this tab's to do as things stand. */
  #attend(): void {
    this.#say();
    const { isLeading } = this.#lead;
    const { isUp, isOver, isHidden: isLeaderHidden } = this.#state;
    // Once the session is over there is nothing to be heard: whoever does something is told then.
    const isWanting = !isUp && !isOver;
    const isSilent = performance.now() - this.#heardAt > silentMs;
    // A tab nobody sees may be put to sleep, and does not ask while there is no socket.
    const isIdle = isSilent || (isWanting && isLeaderHidden);
    if (!isLeading && !isHidden() && isIdle) this.#lead.take();
    this.#polling.go(isLeading && isWanting && !isHidden());
  }
}
