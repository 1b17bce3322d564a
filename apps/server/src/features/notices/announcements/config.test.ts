import { expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';

const settings = { NODE_ENV: 'test' };

test('copies of announcements go by the names the services know', () => {
  expect(readConfig(settings).notices).toEqual({
    dingtalkAgentId: undefined,
    smsTemplate: 'notice',
  });
  expect(
    readConfig({ ...settings, DINGTALK_AGENT_ID: '123456', SMS_TEMPLATE_NOTICE: 'SMS_77' }).notices,
  ).toEqual({ dingtalkAgentId: '123456', smsTemplate: 'SMS_77' });
});

test('an agent id that is no number is named', () => {
  expect(() => readConfig({ ...settings, DINGTALK_AGENT_ID: 'ours' })).toThrow('DINGTALK_AGENT_ID');
});
