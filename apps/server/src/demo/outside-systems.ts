import { defaultTenant } from '@portal/contract/limits';
import { registerOrReplaceClient } from '#features/identity/provider/clients/register-client.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { withinTenant } from '#platform/database/tenant.ts';
import { placeReportPage } from './report-page.ts';

/** The clients a simulator stands for. */
const simulated = ['cas', 'syfs', 'gims', 'report'];

type Simulator = NonNullable<Config['ssoSimulator']>;

/**
 * Lets the simulator stand for cas, syfs, gims and the reports; without one they are connected to nothing, whatever an
 * earlier start left. Every way of being a client is shown: cas begins a flow of its own, syfs is handed a code, gims a
 * ticket, and the reports one in a frame.
 */
export async function connectOutsideSystems(
  db: Database,
  simulator: Simulator | undefined,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('sso_client').where('client_id', 'in', simulated).execute();
    await tx
      .updateTable('subsystem')
      .set({ third_param: null })
      .where('key', 'in', ['cas', 'syfs'])
      .execute();
    await withinTenant(defaultTenant, () => placeReportPage(tx, simulator?.origin));
    if (simulator) await register(tx, simulator);
  });
}

async function register(db: Database, { origin, secret }: Simulator): Promise<void> {
  const at = (system: string, page: string) => `${origin}/${system}/${page}`;
  const common = {
    'auth-method': 'client_secret_basic' as const,
    'redirect-uri': [],
    'frame-origin': [],
  };
  const cas = {
    ...common,
    clientId: 'cas',
    name: '客户之声',
    subsystem: 'cas' as const,
    'redirect-uri': [at('cas', 'callback')],
    'initiate-login-uri': at('cas', 'login'),
    'backchannel-logout-uri': at('cas', 'logout'),
  };
  const syfs = {
    ...common,
    clientId: 'syfs',
    name: '收银防损',
    subsystem: 'syfs' as const,
    'redirect-uri': [at('syfs', 'callback')],
    'backchannel-logout-uri': at('syfs', 'logout'),
  };
  const gims = { ...common, clientId: 'gims', name: '采购生产', subsystem: 'gims' as const };
  const report = {
    ...common,
    clientId: 'report',
    name: '费用报表',
    'frame-origin': [origin],
    'backchannel-logout-uri': at('report', 'logout'),
  };
  for (const enrolment of [cas, syfs, gims, report])
    await registerOrReplaceClient(db, enrolment, secret);
}
