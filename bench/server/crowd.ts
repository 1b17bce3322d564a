import { connect } from './caller.ts';
import { openPage } from './crowd-page.ts';
import { Command, type PageStats } from './crowd-messages.ts';

// Simulates open pages in a separate process, controlled by the bench that started it.

const nothing = (up: number): PageStats => ({
  up,
  lastUpAt: 0,
  received: {},
  doubled: 0,
  lists: [],
  failedLists: 0,
});
let stats = nothing(0);

process.on('message', (message) => {
  const command = Command.parse(message);
  if (command.kind === 'report') process.send?.(stats);
  if (command.kind === 'reset') stats = nothing(stats.up);
  if (command.kind !== 'open') return;
  const { origin, pages, withinMs } = command;
  const portal = connect(origin, { mostConnections: 256 });
  for (const [nth, identity] of pages.entries()) {
    const open = openPage({ origin, identity, portal, stats: () => stats });
    setTimeout(open, (withinMs * nth) / pages.length);
  }
});
process.on('disconnect', () => process.exit(0));
