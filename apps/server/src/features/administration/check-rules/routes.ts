import * as calls from '@portal/contract/administration/check-rules';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { CheckRules } from './check-rules.ts';

export function checkRuleRoutes(app: FastifyInstance, rules: CheckRules): void {
  serve(app, calls.listCheckRules, async ({ keyword, ...page }) => {
    const found = await rules.page(keyword, page);
    return {
      ...found,
      records: found.records.map(({ code, name, ...rest }) => ({
        ruleCode: code,
        ruleName: name,
        ...rest,
      })),
    };
  });
  serve(app, calls.addCheckRule, async ({ ruleCode, ruleName, segments }, caller) => {
    await rules.add(ruleCode, { name: ruleName, segments }, caller);
    return null;
  });
  serve(app, calls.editCheckRule, async ({ ruleCode, ruleName, segments, version }, caller) => {
    await rules.edit(ruleCode, { name: ruleName, segments }, version, caller);
    return null;
  });
  serve(app, calls.deleteCheckRule, async ({ ruleCode }, caller) => {
    await rules.remove(ruleCode, caller);
    return null;
  });
  serve(app, calls.tryCheckRule, async ({ segments, value }) => ({
    failed: rules.tryOut(segments, value),
  }));
  serve(app, calls.listCheckRuleChanges, ({ ruleCode, ...page }) => rules.changes(ruleCode, page));
}
