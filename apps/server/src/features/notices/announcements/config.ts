import { z } from 'zod';

/** The environment variables for copies of announcements. */
export const noticesVariables = {
  DINGTALK_AGENT_ID: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
  SMS_TEMPLATE_NOTICE: z.string().min(1).max(64).default('notice'),
};

export interface NoticesConfig {
  /** The DingTalk app whose work notices are used; without it none are sent. */
  dingtalkAgentId: string | undefined;
  /** The name of the template of announcements at the SMS gateway. */
  smsTemplate: string;
}

type NoticesEnvironment = z.infer<z.ZodObject<typeof noticesVariables>>;

export const readNotices = (env: NoticesEnvironment): NoticesConfig => ({
  dingtalkAgentId: env.DINGTALK_AGENT_ID,
  smsTemplate: env.SMS_TEMPLATE_NOTICE,
});
