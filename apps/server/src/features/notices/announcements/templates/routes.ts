import {
  addTemplate,
  deleteTemplate,
  editTemplate,
  listTemplates,
  listTemplateVersions,
  tryTemplate,
} from '@portal/contract/notices/message-templates';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { templateToWire, versionToWire } from './to-wire.ts';
import type { Templates } from './templates.ts';

export function templateRoutes(app: FastifyInstance, templates: Templates): void {
  serve(app, listTemplates, async () => (await templates.list()).map(templateToWire));
  serve(app, addTemplate, async (template, caller) => {
    await templates.add(template, caller);
    return null;
  });
  serve(app, listTemplateVersions, async ({ templateCode }) =>
    (await templates.versions(templateCode)).map(versionToWire),
  );
  serve(app, editTemplate, async ({ version, ...template }, caller) => {
    await templates.edit(template, version, caller);
    return null;
  });
  serve(app, deleteTemplate, async ({ templateCode }, caller) => {
    await templates.delete(templateCode, caller);
    return null;
  });
  serve(app, tryTemplate, async ({ templateCode: code, channel, values }, caller) => {
    await templates.sendTest({ code, channel, values }, caller);
    return null;
  });
}
