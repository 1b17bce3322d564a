import { parseArgs } from 'node:util';
import { measureAudit } from './million/audit.ts';
import { measureBoards, measureLargeBoards } from './boards.ts';
import { measureAnnouncements } from './announcements.ts';
import { measureBrowser } from './browser.ts';
import { measureMessages } from './million/messages.ts';
import { measureMounts } from './mounts.ts';
import { measureKills } from './kills.ts';
import { measureLists } from './lists.ts';
import { measureLookups } from './lookups.ts';
import { measurePeople } from './people.ts';
import { cleanUpAll } from './product/cleanup.ts';
import { measurePolicy } from './policy.ts';
import { measureRecords } from './million/records.ts';
import { measureRestarts } from './restarts.ts';
import { measureRolling } from './rolling.ts';
import { measureSamples } from './node-samples.ts';
import { measureSearch } from './search.ts';
import { measureServer } from './server.ts';
import { measureSlowReaders } from './slow-readers.ts';
import { measureSockets } from './sockets.ts';
import { measureStart } from './start.ts';
import { measureStorm } from './storm.ts';
import { measureTabs } from './tabs.ts';

/** The parts of the bench, in order. */
const parts = {
  browser: measureBrowser,
  tabs: measureTabs,
  lists: measureLists,
  mounts: measureMounts,
  search: measureSearch,
  lookups: measureLookups,
  people: measurePeople,
  server: measureServer,
  boards: measureBoards,
  'large-boards': measureLargeBoards,
  records: measureRecords,
  audit: measureAudit,
  messages: measureMessages,
  'node-samples': measureSamples,
  storm: measureStorm,
  announcements: measureAnnouncements,
  'slow-readers': measureSlowReaders,
  policy: measurePolicy,
  sockets: measureSockets,
  start: measureStart,
  restarts: measureRestarts,
  rolling: measureRolling,
  kills: measureKills,
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(parts).join() },
    runs: { type: 'string', default: '3' },
    patience: { type: 'string', default: '30' },
    /** The number of simulated pages of `sockets`. */
    pages: { type: 'string', default: '5000' },
    /** The number of kills of `kills`. */
    kills: { type: 'string', default: '50' },
  },
});
const wanted = values.only.split(',');
const unknown = wanted.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined) {
  console.error(`There is no "${unknown}" to measure, only ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const options = {
  runs: Number(values.runs),
  patienceMs: Number(values.patience) * 1_000,
  people: Number(values.pages),
  kills: Number(values.kills),
};
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.includes(name)) await measure(options);
  }
} finally {
  await cleanUpAll();
}
