import type { ServerNews } from '@portal/contract/epochs';

/**
 * Where a page that makes no calls hears that something has changed. `known` is asked for the epochs the page has heard
 * of; `tell` may be told what it knows already. Answers how to stop.
 */
export type NewsSource = (known: () => string, tell: (news: ServerNews) => void) => () => void;
