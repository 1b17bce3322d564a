import { z } from 'zod';

/** The systems users sign on to, and their simulator in a demonstration. */
export interface SsoConfig {
  /** The address of gims; its sign-on page is `#/Face` below it. Without it nobody signs on there. */
  gimsUrl: string | undefined;
  /** The address at which retail operations takes the assertion of `szSign`, in its query as `token`. */
  idssUrl: string | undefined;
  /** A simulator of syfs, cas, idss, gims and a framed page, with its secret; in demonstrations alone. */
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
