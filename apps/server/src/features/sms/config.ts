import { z } from 'zod';

const template = (name: string) => z.string().min(1).max(64).default(name);

/** The variables of the environment that say how telephones are reached. */
export const smsVariables = {
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_GATEWAY_TOKEN: z.string().min(8).optional(),
  SMS_TEMPLATE_SIGN_IN: template('sign-in'),
  SMS_TEMPLATE_REGISTRATION: template('registration'),
  SMS_TEMPLATE_RETRIEVAL: template('retrieval'),
  SMS_TEMPLATE_ENROLMENT: template('enrolment'),
};

/** The SMS gateway and its templates. */
export interface SmsConfig {
  /** Below it lies the gateway's `/messages`; without it no message leaves the house. */
  gatewayUrl: string | undefined;
  /** Shown to the gateway as a bearer token. */
  gatewayToken: string | undefined;
  /** The gateway's own name for the text of each kind of code. */
  templates: Record<'sign-in' | 'registration' | 'retrieval' | 'enrolment', string>;
}

type SmsEnvironment = z.infer<z.ZodObject<typeof smsVariables>>;

export const readSms = (env: SmsEnvironment): SmsConfig => ({
  gatewayUrl: env.SMS_GATEWAY_URL,
  gatewayToken: env.SMS_GATEWAY_TOKEN,
  templates: {
    'sign-in': env.SMS_TEMPLATE_SIGN_IN,
    registration: env.SMS_TEMPLATE_REGISTRATION,
    retrieval: env.SMS_TEMPLATE_RETRIEVAL,
    enrolment: env.SMS_TEMPLATE_ENROLMENT,
  },
});
