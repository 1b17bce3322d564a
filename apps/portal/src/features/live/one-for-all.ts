import { awaitEpochs } from '@portal/contract/epochs';
import { takeTurns } from '#platform/turns.ts';
import type { NewsSource } from './source.ts';

const name = 'portal-news';

/**
 * One tab of the browser listens for all: of those that can be seen, the one that is looked at. While none can be seen,
 * nobody does; a tab that comes back to sight catches up.
 */
export const oneForAll =
  (source: NewsSource): NewsSource =>
  (known, tell) => {
    const channel = new BroadcastChannel(name);
    let stopListening: (() => void) | undefined;
    let leaveTurns: (() => void) | undefined;

    channel.addEventListener('message', ({ data }) => {
      const news = awaitEpochs.result.safeParse(data);
      if (news.success) tell(news.data);
    });
    const gain = () => {
      // A tab that takes the turn over while it is being given it hears of that twice.
      stopListening?.();
      stopListening = source(known, (news) => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has but one
        channel.postMessage(news);
        tell(news);
      });
    };
    const lose = () => stopListening?.();

    function attend(): void {
      if (document.visibilityState === 'visible') {
        leaveTurns ??= takeTurns(name, { gain, lose });
        return;
      }
      leaveTurns?.();
      leaveTurns = undefined;
      stopListening?.();
    }
    document.addEventListener('visibilitychange', attend);
    attend();
    return () => {
      document.removeEventListener('visibilitychange', attend);
      leaveTurns?.();
      stopListening?.();
      channel.close();
    };
  };
