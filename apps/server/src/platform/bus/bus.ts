/**
 * Messages between the server's nodes: at most once per transport, in order per publisher, at most 7.5 kB. Send ids,
 * not bodies, and nothing that does harm twice. A cache that relies on the bus is dropped in `onGap`, when messages may
 * have been missed.
 */
export interface Bus {
  /** @throws when it could not be told on any way. */
  publish(topic: string, news: News): Promise<void>;
  subscribe(topic: string, listen: (news: News) => void): void;
  onGap(listen: () => void): void;
  /** Returns the transports of the bus, and whether each receives just now. */
  ways(): readonly BusWay[];
  close(): Promise<void>;
}

export type News = Record<string, string | number>;

interface BusWay {
  name: 'postgresql' | 'redis';
  isUp: boolean;
}
