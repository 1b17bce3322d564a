/** Who somebody is at a service outside, as that service has just vouched for. */
export interface OutsideIdentity {
  /** Whose word it is; a subject means something below its issuer alone. */
  issuer: string;
  subject: string;
  /** What the service calls them. */
  name: string;
  /** The work number of an account that might be made for them, where the service knows one. */
  workNo?: string | undefined;
}

/** What an errand keeps until the person is back. */
interface ErrandSecrets {
  /** The verifier of PKCE and the nonce of the identity token, where the protocol has them. */
  pkce?: string | undefined;
  nonce?: string | undefined;
}

/** What a service sends a browser back with. */
export interface Returned {
  state: string;
  code: string;
  iss?: string | undefined;
}

/** A service people are sent to and come back from with a code. */
export interface OutsideService {
  /** 'dingtalk', or the key of an identity provider. */
  key: string;
  name: string;
  /** The issuer of everybody it vouches for. */
  issuer: string;
  /** What a session is noted to have begun by. */
  method: 'dingtalk' | 'oidc';
  mayCreate: boolean;
  /** Where to go with a state. */
  begin(state: string, secrets: ErrandSecrets): Promise<string>;
  /** What an errand to it has to keep, made up anew. */
  secrets(): ErrandSecrets;
  /** Who came back. @throws {Refused} or whatever went wrong on the way. */
  identify(returned: Returned, secrets: ErrandSecrets): Promise<OutsideIdentity>;
}
