import { z } from 'zod';

/** The systems outside that people are carried over to, and those that stand for them in a demonstration. */
export interface SsoConfig {
  /** Where gims is; its hand-over page is `#/Face` below it. Without it nobody is carried over. */
  gimsUrl: string | undefined;
  /** Where retail operations takes the assertion of `szSign`, in its query as `token`. */
  idssUrl: string | undefined;
  /** A simulator standing for syfs, cas, idss, gims and a page in a frame, with the secret it shows us; in demonstrations alone. */
  ssoSimulator: { origin: string; secret: string } | undefined;
}

const webAddress = z.url({ protocol: /^https?$/ });

export const ssoVariables = {
  GIMS_URL: webAddress.optional(),
  IDSS_URL: webAddress.optional(),
  SSO_SIMULATOR: webAddress.transform((url) => new URL(url).origin).optional(),
  SSO_SIMULATOR_SECRET: z.string().min(32).optional(),
};

type SsoVariables = z.infer<z.ZodObject<typeof ssoVariables>>;

export function readSsoConfig(env: SsoVariables, mode: 'production' | 'demonstration'): SsoConfig {
  const { SSO_SIMULATOR: origin, SSO_SIMULATOR_SECRET: secret } = env;
  const isDemonstration = mode === 'demonstration';
  const simulator = isDemonstration && origin && secret ? { origin, secret } : undefined;
  return {
    gimsUrl: env.GIMS_URL ?? (simulator && `${simulator.origin}/gims/`),
    idssUrl: env.IDSS_URL ?? (simulator && `${simulator.origin}/idss`),
    ssoSimulator: simulator,
  };
}
