import { connect } from './caller.ts';
import { openPage } from './crowd-page.ts';
import { Order, type Told } from './crowd-messages.ts';

// The pages people have open, in a process of their own: it obeys the bench that started it.

const nothing = (up: number): Told => ({
  up,
  lastUpAt: 0,
  heard: {},
  doubled: 0,
  lists: [],
  failedLists: 0,
});
let told = nothing(0);

process.on('message', (message) => {
  const order = Order.parse(message);
  if (order.kind === 'tell') process.send?.(told);
  if (order.kind === 'forget') told = nothing(told.up);
  if (order.kind !== 'open') return;
  const { origin, pages, withinMs } = order;
  const portal = connect(origin, { mostConnections: 256 });
  for (const [nth, identity] of pages.entries()) {
    const open = openPage({ origin, identity, portal, told: () => told });
    setTimeout(open, (withinMs * nth) / pages.length);
  }
});
process.on('disconnect', () => process.exit(0));
