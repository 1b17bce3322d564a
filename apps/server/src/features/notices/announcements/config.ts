import { z } from 'zod';

/** The variables of the environment that say how copies of announcements reach people. */
export const noticesVariables = {
  DINGTALK_AGENT_ID: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
  SMS_TEMPLATE_NOTICE: z.string().min(1).max(64).default('notice'),
};

export interface NoticesConfig {
  /** The app of DingTalk whose work notices are used; without it none are sent. */
  dingtalkAgentId: string | undefined;
  /** The SMS gateway's own name for the text that tells of an announcement. */
  smsTemplate: string;
}

type NoticesEnvironment = z.infer<z.ZodObject<typeof noticesVariables>>;

export const readNotices = (env: NoticesEnvironment): NoticesConfig => ({
  dingtalkAgentId: env.DINGTALK_AGENT_ID,
  smsTemplate: env.SMS_TEMPLATE_NOTICE,
});
