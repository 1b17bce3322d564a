import { redeemGimsTicket } from '@portal/contract/workplace/account-sets';
import { callsOver, overHttp } from '../calls.ts';
import type { Routes, SystemOptions } from './connected-systems.ts';
import { page } from './page.ts';

/** The page takes the ticket out of its fragment, which no server sees, and hands it to its own back end. */
const face = `<script>
  const [view, query] = location.hash.slice(2).split('?');
  const { param, factoyId } = Object.fromEntries(new URLSearchParams(query));
  const say = (name, value) => {
    const [dt, dd] = [document.createElement('dt'), document.createElement('dd')];
    dt.textContent = name;
    dd.textContent = value;
    document.querySelector('dl').append(dt, dd);
  };
  const body = JSON.stringify({ ticket: param });
  if (view === 'Face')
    fetch('/gims/enter', { method: 'POST', body }).then((answer) => answer.json()).then((who) => {
      say('登录状态', who.workNo && who.factoyId === factoyId ? '已登录' : '未登录');
      for (const [name, value] of Object.entries(who)) say(name, value);
    });
</script>`;

/** Procurement and manufacturing: its back end learns from the portal whom a ticket stands for. */
export function gimsRoutes({ portal, secret }: SystemOptions): Routes {
  return {
    'GET /gims/': () => ({ body: page('采购生产', [], face) }),

    'POST /gims/enter': async ({ body }) => {
      const { ticket } = Object(JSON.parse(body));
      const call = callsOver(overHttp(portal()), { clock: { now: () => new Date() } });
      const shown = { client_id: 'gims', client_secret: secret, ticket: String(ticket) };
      const who = await call(redeemGimsTicket, shown).catch((error: Error) => ({
        error: error.message,
      }));
      return { body: JSON.stringify(who) };
    },
  };
}
