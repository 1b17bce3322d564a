/** The library takes longer to load than most of the server, and few starts need it: so it is loaded when it is. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
