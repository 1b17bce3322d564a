import { day, hour, minute, second } from '@portal/common/durations';
import type { RateClass } from './call.ts';

/** Spec section 9: a request without an answer is given up after this many milliseconds. */
export const requestTimeoutMs = 90 * second;
/** Spec section 9: a part of the program that has not arrived after this is an error. */
export const chunkTimeoutMs = 2 * minute;
/** Spec section 9: how long sign-in data and dictionaries stay on the client: 7 days. */
export const storedLoginMs = 7 * day;
export const storedDictionaryMs = 7 * day;
/** Spec section 4: the loading message goes this long after the micro-app is mounted. */
export const loadedMessageMs = second;
/** Spec section 4: with fewer items than this in its menu, a system is none of the person's. */
export const fewestMenuItems = 2;
/** Spec section 9. */
export const noticePollMs = 6 * second;

/** Spec section 9: a socket on which nothing was received for this long is dead. */
export const socketSilenceMs = 20 * second;
/** The server says something on every socket this often. */
export const socketBeatMs = 8 * second;
/**
 * Spec section 9: a lost socket is reopened not before `first` and, the first time, within `spread`; after further
 * failures within twice that, up to `longest`.
 */
export const socketRetryMs = { first: 5 * second, spread: 10 * second, longest: minute } as const;
/** The limits of one socket: the length of a message in bytes, and messages per minute. */
export const socketMessages = { bytes: 4_096, perMinute: 30 } as const;

/** Spec section 9: a header that hides does so once the page is scrolled down by more than this, in pixels. */
export const hideHeaderPx = 100;

/** Spec section 9: the store number that means "no store chosen". It never matches a row. */
export const noStore = '99999';
/** Spec section 9: a paged list of choices comes by so many, and a search waits this long for the next key. */
export const choicePageSize = 50;
export const choiceSearchMs = 200;
/** Spec section 9: the enhance records that the browser keeps of a table. */
export const enhanceRecordsMost = 16;
/** Spec section 9: an asynchronous dictionary gives so many options, and waits this long for the next key. */
export const asyncChoicePageSize = 10;
export const asyncChoiceSearchMs = 800;
/** Spec section 9. */
export const defaultTenant = 0;

/** The answer to a call is at most this large; the body of a request, in bytes. */
export const bodyLimit = 65_536;
/** Longest work number and password a sign-in takes, in characters. */
export const workNoLength = 64;
export const passwordLength = 128;

/** Calls per minute and how many may come at once, by rate class. */
export const rates: Record<RateClass, { perMinute: number; burst: number }> = {
  // Two calls each: a head office behind one address, all of it at nine o'clock.
  'sign-in': { perMinute: 1_200, burst: 1_200 },
  read: { perMinute: 1_200, burst: 300 },
  write: { perMinute: 240, burst: 60 },
  probe: { perMinute: 1_200, burst: 200 },
  // As many people as may sign in within a minute, 60 files and pages each.
  file: { perMinute: 36_000, burst: 36_000 },
  // A page reports ten at most; an office behind one address has its share when a release is broken.
  fault: { perMinute: 20, burst: 10 },
};

/** Failed sign-ins count for this long, and lock for as long again; how many do is the installation's to say. */
export const signInFailureWindowMs = 15 * minute;
/** Proofs of a known browser that a sign-in may bring: a shared PC has several people. */
export const knownDevicesAtMost = 8;

/** Spec sections 4 and 9: a password is expired at this age, and from the second on there is a warning; in days. */
export const passwordLifeDays = 90;
export const passwordWarningDays = 85;
/** Spec section 9: the warning is shown for this long, and an expired password asked for after this. */
export const passwordWarningMs = 10 * second;
export const passwordModalDelayMs = 5 * second;
/** Spec section 9: after a changed password the person is signed in again this much later. */
export const signInAgainMs = 3 * second;
/** A new password is none of the last ones; the one in force is the first of them. */
export const passwordsRemembered = 5;
/** As many questions travel with a sign-in, and none is waited for longer than this. */
export const alongLimit = 8;
export const alongPatienceMs = 2 * second;

/** The life of a sign-in key's nonce, which is used once. */
export const nonceLifeMs = 2 * minute;

/** The life of a code, an assertion or a ticket that carries a user over to another system; each is used once. */
export const handOverLifeMs = minute;
/** A code sent to a telephone: how long it is good for, how often it may be guessed at, when another may be asked for. */
export const phoneCode = { lifeMs: 5 * minute, tries: 5, againMs: minute } as const;

/** Codes sent at most within a time, to one number and for one address. */
export const codeRequests = {
  number: [
    { withinMs: phoneCode.againMs, most: 1 },
    { withinMs: hour, most: 5 },
    { withinMs: day, most: 10 },
  ],
  address: [{ withinMs: hour, most: 20 }],
} as const;
/** Dangerous actions need an authentication within this time. */
export const reauthenticationMs = 15 * minute;
/** The life of a draft of a second factor, and of a passkey challenge. */
export const secondFactorDraftMs = 10 * minute;
/** Recovery codes made at a time, and passkeys a person may have. */
export const recoveryCodeCount = 10;
export const passkeysAtMost = 10;
/** Longest name of a passkey, in characters. */
export const passkeyNameLength = 32;

/** The longest title and the longest body (HTML) of an announcement, in characters; both have to fit `bodyLimit`. */
export const announcementTitleLength = 100;
export const announcementContentLength = 12_000;
/** The life of a link to the preview of an announcement. */
export const previewLifeMs = 5 * minute;
