import * as calls from '@portal/contract/access/access-requests';
import { listApprovers, setApprover } from '@portal/contract/access/approvers';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Approvers } from './approvers/approvers.ts';
import type { AccessDecisions } from './decisions.ts';
import type { AccessRequests } from './requests.ts';
import { listedToWire, requestToWire } from './to-wire.ts';

interface Served {
  requests: AccessRequests;
  decisions: AccessDecisions;
  approvers: Approvers;
}

export function accessRequestRoutes(app: FastifyInstance, served: Served): void {
  applicantRoutes(app, served);
  deciderRoutes(app, served);
  approverRoutes(app, served);
}

function applicantRoutes(app: FastifyInstance, { requests }: Served): void {
  serve(app, calls.getAccessOffer, async ({ subject }, { session }) => {
    const { title, roles, approver, from, most } = await requests.offer(session.personId, subject);
    return { title, roles, approver, from, most };
  });

  serve(app, calls.requestAccess, async (input, caller) =>
    requestToWire(await requests.add(input, caller)),
  );

  serve(app, calls.listMyAccessRequests, async (_, { session }) =>
    (await requests.mine(session.personId)).map(requestToWire),
  );

  serve(app, calls.withdrawAccessRequest, async ({ id }, caller) =>
    requestToWire(await requests.withdraw(id, caller)),
  );
}

function deciderRoutes(app: FastifyInstance, { requests, decisions }: Served): void {
  serve(app, calls.listRequestsToDecide, async (page, caller) => {
    const { records, ...found } = await decisions.toDecide(caller, page);
    return {
      ...found,
      records: records.map((row) => ({
        ...listedToWire(row),
        department: row.department,
      })),
    };
  });

  serve(app, calls.getGrantOptions, ({ id }, caller) => decisions.options(id, caller));

  serve(app, calls.listAccessRequests, async (input) => {
    const found = await requests.list(input);
    return { ...found, records: found.records.map(listedToWire) };
  });

  serve(app, calls.decideAccessRequests, async (input, caller) => ({
    rows: await decisions.decide(input, caller),
  }));
}

function approverRoutes(app: FastifyInstance, { approvers }: Served): void {
  serve(app, listApprovers, ({ kind, keyword, ...page }) =>
    approvers.page({ kind, keyword }, page),
  );

  serve(app, setApprover, async (input, caller) => {
    await approvers.set(input, caller);
    return null;
  });
}
