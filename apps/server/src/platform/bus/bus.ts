/**
 * News between the server's nodes: at most once on each way, in order per publisher, at most 7.5 kB. Send ids, not
 * bodies, and nothing that does harm when it is heard twice. Whoever keeps something because of the bus drops it in
 * `onGap`, when news may have been missed.
 */
export interface Bus {
  /** @throws when it could not be told on any way. */
  publish(topic: string, news: News): Promise<void>;
  subscribe(topic: string, listen: (news: News) => void): void;
  onGap(listen: () => void): void;
  /** What it goes over, and whether it is heard there just now. */
  ways(): readonly BusWay[];
  close(): Promise<void>;
}

export type News = Record<string, string | number>;

interface BusWay {
  name: 'postgresql' | 'redis';
  isUp: boolean;
}
