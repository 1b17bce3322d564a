/** A user as an external identity provider has just authenticated them. */
export interface ExternalIdentity {
  /** The issuer; a subject is unique below it alone. */
  issuer: string;
  subject: string;
  /** The name at the provider. */
  name: string;
  /** The work number of an account that might be made for them, where the service knows one. */
  workNo?: string | undefined;
}

/** The secrets of an OAuth round trip, kept until the browser returns. */
interface RoundTripSecrets {
  /** The verifier of PKCE and the nonce of the identity token, where the protocol has them. */
  pkce?: string | undefined;
  nonce?: string | undefined;
}

/** The parameters a provider sends the browser back with. */
export interface RedirectParameters {
  state: string;
  code: string;
  iss?: string | undefined;
}

/** A service people are sent to and come back from with a code. */
export interface IdentityProvider {
  /** 'dingtalk', or the key of an identity provider. */
  key: string;
  name: string;
  /** The issuer of all identities of this provider. */
  issuer: string;
  /** The sign-in method noted in the session. */
  method: 'dingtalk' | 'oidc';
  mayCreate: boolean;
  /** Returns the authorization address for a state. */
  begin(state: string, secrets: RoundTripSecrets): Promise<string>;
  /** Makes the secrets of a new round trip. */
  secrets(): RoundTripSecrets;
  /** Returns the identity behind a redirect. @throws {Refused} or whatever went wrong on the way. */
  identify(returned: RedirectParameters, secrets: RoundTripSecrets): Promise<ExternalIdentity>;
}
