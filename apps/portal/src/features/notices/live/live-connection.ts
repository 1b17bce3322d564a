import { callingSession, currentSession } from '@portal/client/session';
import { second } from '@portal/common/durations';
import type { ServerNews } from '@portal/contract/epochs';
import type { Frame } from '@portal/contract/notices/live-socket';
import { noticePollMs } from '@portal/contract/limits';
import { coalesceWithin } from './coalesce-within.ts';
import { joinLeaderElection } from './leader-tab.ts';
import type { LiveCallbacks } from './live-callbacks.ts';
import { createPolling } from './polling.ts';
import { openNoticeSocket, type NoticeSocket, type SocketState } from './notice-socket.ts';
import { openTabChannel, type TabMessage } from './tab-messages.ts';

/** The leader tab announces itself this often; one silent for the longer time is replaced, in milliseconds. */
const leaderPulseMs = 8 * second;
const leaderSilenceMs = 30 * second;
/** Delay, at random within this time in milliseconds: pages of many users hear of a broadcast in the same moment. */
const spreadMs = second;
const afterBreakMs = 30 * second;

const isServerNews = (frame: Frame): frame is Extract<Frame, ServerNews> =>
  frame.cmd === 'hello' || frame.cmd === 'epochs';

/** False after a sign-out, and while a sign-in has steps to go: a fetch that was planned before would be refused. */
const isSessionSettled = (): boolean =>
  currentSession() !== null && callingSession() === currentSession();

const isHidden = (): boolean => document.visibilityState !== 'visible';

/**
 * Receives a user's live updates in one tab of several: the leader tab keeps the socket, fetches the notices when there
 * are new ones, and tells the other tabs. While no socket is up it polls every six seconds instead, as long as it is
 * visible.
 */
export class LiveConnection {
  /** State of this browser's socket, and whether the leader tab is hidden. */
  #state = { isUp: false, failures: 0, isOver: false, isHidden: false };
  /** Highest message number of the server. */
  #last: string | undefined;
  /** Last messages this leader sent to the other tabs, for those that open later. */
  #lastSent: { news?: TabMessage; notices?: TabMessage; toDos?: TabMessage } = {};
  /** Time the leader was last heard. */
  #heardAt = performance.now();
  #socket: NoticeSocket | undefined;
  readonly #over = new AbortController();
  readonly #page: LiveCallbacks;
  readonly #tabs: ReturnType<typeof openTabChannel>;
  readonly #election: ReturnType<typeof joinLeaderElection>;
  readonly #fetchNotices = coalesceWithin(async () => {
    if (!isSessionSettled()) return;
    const list = await this.#page.fetchNotices();
    this.#lastSent.notices = { kind: 'notices', list };
    this.#tabs.tell(this.#lastSent.notices);
  });
  readonly #fetchToDos = coalesceWithin(async () => {
    if (!isSessionSettled()) return;
    const count = await this.#page.fetchToDos();
    this.#lastSent.toDos = { kind: 'to-dos', count };
    this.#tabs.tell(this.#lastSent.toDos);
  });
  readonly #polling = createPolling({
    poll: () => this.#fetchNotices.schedule(0),
    fetchNews: async () => {
      this.#fetchToDos.schedule(0);
      this.#onFrame({ cmd: 'epochs', ...(await this.#page.fetchNews()) });
    },
  });

  constructor(personId: string, page: LiveCallbacks) {
    const name = `portal-live-${personId}`;
    this.#page = page;
    this.#tabs = openTabChannel(name, (message) => this.#onTabMessage(message));
    this.#election = joinLeaderElection(name, {
      gain: () => this.#onGain(),
      lose: () => this.#onLose(),
    });
    this.#tabs.tell({ kind: 'new' });
    const { signal } = this.#over;
    document.addEventListener('visibilitychange', () => this.#onVisibilityChange(), { signal });
    const timer = setInterval(() => this.#update(), leaderPulseMs);
    signal.addEventListener('abort', () => clearInterval(timer));
  }

  /** Reconnects with the user's new token. */
  renew(): void {
    this.#state.isOver = false;
    this.#socket?.renew();
    this.#update();
  }

  stop(): void {
    this.#over.abort();
    this.#polling.go(false);
    this.#fetchNotices.stop();
    this.#fetchToDos.stop();
    this.#socket?.stop();
    this.#election.stop();
    this.#tabs.close();
  }

  #onGain(): void {
    const parts = {
      last: () => this.#last,
      hear: (frame: Frame) => this.#onFrame(frame),
      change: (state: SocketState) => this.#onSocketState(state),
    };
    this.#lastSent = {};
    this.#state.isUp = false;
    this.#socket = openNoticeSocket(parts, this.#state);
    this.#update();
  }

  #onLose(): void {
    this.#socket?.stop();
    this.#socket = undefined;
    this.#update();
  }

  /** Handles a frame in the leader tab. */
  #onFrame(frame: Frame): void {
    const isBack = this.#last !== undefined;
    this.#apply(frame);
    const message: TabMessage = { kind: 'frame', frame };
    this.#tabs.tell(message);
    if (isServerNews(frame)) this.#lastSent.news = message;
    // Notices sent between the last list and this socket are fetched as well, later: after a break only what was read
    // elsewhere may be missing.
    if (frame.cmd === 'hello') this.#catchUp(isBack ? afterBreakMs : noticePollMs);
    if (frame.cmd === 'to-dos') this.#fetchToDos.schedule(frame.within);
    if (frame.cmd === 'topic') this.#fetchNotices.schedule(frame.within ?? spreadMs);
    if (frame.cmd === 'user') this.#fetchNotices.schedule(0);
  }

  #catchUp(within: number): void {
    this.#fetchNotices.schedule(within);
    this.#fetchToDos.schedule(within);
  }

  /** Handles a frame in any tab. */
  #apply(frame: Frame): void {
    if (frame.cmd === 'hello') this.#last = frame.last;
    if ('msgId' in frame && frame.msgId !== undefined) this.#last = frame.msgId;
    if (isServerNews(frame)) this.#page.onNews(frame);
    if ('gone' in frame && frame.gone !== undefined) this.#page.removeNotice(frame.gone);
  }

  #onSocketState(state: SocketState): void {
    this.#state = { ...state, isHidden: isHidden() };
    // The user's next call finds the session over; nothing is shown before.
    if (state.isOver) {
      this.#fetchNotices.stop();
      this.#fetchToDos.stop();
    }
    this.#update();
  }

  #onTabMessage(message: TabMessage): void {
    if (message.kind === 'new') this.#answerNewTab();
    if (message.kind === 'notices') this.#page.showNotices(message.list);
    if (message.kind === 'to-dos') this.#page.showToDos(message.count);
    if (message.kind === 'frame') this.#apply(message.frame);
    if (message.kind !== 'lead' || this.#election.isLeading) return;
    this.#state = message;
    this.#last = message.last ?? this.#last;
    this.#heardAt = performance.now();
    this.#update();
  }

  /** Sends a new tab what it may have missed since it fetched its data. */
  #answerNewTab(): void {
    this.#announceLead();
    if (!this.#election.isLeading || !this.#state.isUp) return;
    if (this.#lastSent.news) this.#tabs.tell(this.#lastSent.news);
    if (this.#lastSent.notices) this.#tabs.tell(this.#lastSent.notices);
    if (this.#lastSent.toDos) this.#tabs.tell(this.#lastSent.toDos);
  }

  #announceLead(): void {
    if (!this.#election.isLeading) return;
    this.#state.isHidden = isHidden();
    this.#tabs.tell({ kind: 'lead', ...this.#state, last: this.#last });
  }

  #onVisibilityChange(): void {
    if (!isHidden()) this.#socket?.look();
    this.#update();
  }

  /** Takes the lead, polls or waits, as the state demands. */
  #update(): void {
    this.#announceLead();
    const { isLeading } = this.#election;
    const { isUp, isOver, isHidden: isLeaderHidden } = this.#state;
    // Once the session is over there is nothing to receive: the user's next call finds it over.
    const needsPolling = !isUp && !isOver;
    const isSilent = performance.now() - this.#heardAt > leaderSilenceMs;
    // A hidden tab may be put to sleep, and does not poll while there is no socket.
    const isIdle = isSilent || (needsPolling && isLeaderHidden);
    if (!isLeading && !isHidden() && isIdle) this.#election.take();
    this.#polling.go(isLeading && needsPolling && !isHidden());
  }
}
