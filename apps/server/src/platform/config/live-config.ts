import { hour, minute } from '@portal/common/durations';
import type { SettingName, SettingValue } from '@portal/contract/administration/settings';
import type { SignInConfig } from '#features/identity/sign-in/config.ts';
import { type Config, lifetimesBy } from './config.ts';

export type SettingValues = Readonly<Partial<Record<SettingName, SettingValue>>>;

const megabyte = 1_048_576;

/**
 * Returns the configuration with the settings that administrators changed. Its members are read when they are used: what
 * takes one out of it at the start keeps an old value. A variable of the environment goes before a setting.
 */
export function liveConfig(base: Config, settings: () => SettingValues): Config {
  const valueOf = (name: SettingName): SettingValue | undefined =>
    base.fixedSettings.includes(name) ? undefined : settings()[name];
  const number: NumberOf = (name) => {
    const value = valueOf(name);
    return typeof value === 'number' ? value : undefined;
  };
  const choice = <Choice extends string>(
    name: SettingName,
    choices: readonly Choice[],
  ): Choice | undefined => choices.find((one) => one === valueOf(name));
  const scaled = (name: SettingName, unit: number): number | undefined => {
    const value = number(name);
    return value === undefined ? undefined : value * unit;
  };
  const profile = () => choice('profile', ['spec', 'nist', 'mlps3']);
  /** A lifetime by the profile, unless the environment has its own. */
  const lifetime = (name: SettingName, of: 'absoluteMs' | 'idleMs'): number | undefined => {
    const chosen = profile();
    return chosen && !base.fixedSettings.includes(name) ? lifetimesBy[chosen][of] : undefined;
  };

  return {
    ...base,
    get profile() {
      return profile() ?? base.profile;
    },
    get rateFactor() {
      return number('rateFactor') ?? base.rateFactor;
    },
    get sessionAbsoluteMs() {
      const own = scaled('sessionHours', hour) ?? lifetime('sessionHours', 'absoluteMs');
      return own ?? base.sessionAbsoluteMs;
    },
    get sessionIdleMs() {
      const own = scaled('sessionIdleMinutes', minute) ?? lifetime('sessionIdleMinutes', 'idleMs');
      return own ?? base.sessionIdleMs;
    },
    get passwordLifeMs() {
      const chosen = profile();
      return chosen ? lifetimesBy[chosen].passwordMs : base.passwordLifeMs;
    },
    get passwordPolicy() {
      const chosen = profile();
      return chosen ? lifetimesBy[chosen].policy : base.passwordPolicy;
    },
    get registration() {
      return choice('registration', ['open', 'closed']) ?? base.registration;
    },
    get switching() {
      return choice('switching', ['live', 'reload']) ?? base.switching;
    },
    signIn: liveSignIn(base.signIn, number),
    files: {
      get mostBytes() {
        return scaled('fileMostMb', megabyte) ?? base.files.mostBytes;
      },
    },
    subsystemFailures: {
      get people() {
        return number('failedPeople') ?? base.subsystemFailures.people;
      },
      get withinMs() {
        return scaled('failedMinutes', minute) ?? base.subsystemFailures.withinMs;
      },
    },
    live: {
      ...base.live,
      get perAddress() {
        return number('socketsPerAddress') ?? base.live.perAddress;
      },
    },
  };
}

type NumberOf = (name: SettingName) => number | undefined;

const liveSignIn = (base: SignInConfig, number: NumberOf): SignInConfig => ({
  get lockPair() {
    return number('lockPair') ?? base.lockPair;
  },
  get lockDevice() {
    return number('lockDevice') ?? base.lockDevice;
  },
  get lockNetwork() {
    return number('lockNetwork') ?? base.lockNetwork;
  },
  get lockAccountDay() {
    return number('lockAccountDay') ?? base.lockAccountDay;
  },
  get workAccount() {
    return number('workAccount') ?? base.workAccount;
  },
  get workNetwork() {
    return number('workNetwork') ?? base.workNetwork;
  },
});

/** Returns the values of all settings that a configuration has, in the units of the page. */
export const settingsIn = (config: Config): Record<SettingName, SettingValue> => ({
  profile: config.profile,
  sessionHours: Math.max(1, Math.round(config.sessionAbsoluteMs / hour)),
  sessionIdleMinutes: Math.max(1, Math.round(config.sessionIdleMs / minute)),
  registration: config.registration,
  lockPair: config.signIn.lockPair,
  lockDevice: config.signIn.lockDevice,
  lockNetwork: config.signIn.lockNetwork,
  lockAccountDay: config.signIn.lockAccountDay,
  workAccount: config.signIn.workAccount,
  workNetwork: config.signIn.workNetwork,
  switching: config.switching,
  failedPeople: config.subsystemFailures.people,
  failedMinutes: Math.max(1, Math.round(config.subsystemFailures.withinMs / minute)),
  rateFactor: config.rateFactor,
  fileMostMb: Math.round(config.files.mostBytes / megabyte),
  socketsPerAddress: config.live.perAddress,
});
