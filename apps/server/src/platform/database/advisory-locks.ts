/**
 * The numbers of the advisory locks in a portal's database, all of them here: two that are alike would make unrelated
 * work wait, and stop both where each waits for the other. The diary of notices has one that its migration names.
 */
export const advisoryLocks = {
  migration: 7_421_907,
  auditChain: 7_421_908,
  keyPairs: 7_421_909,
  demonstration: 7_421_910,
  setup: 7_421_911,
  installation: 7_421_912,
  /** The first of two numbers; the second is the tenant. */
  policy: 7_421_915,
  /** The first of two numbers; the second is the tenant. */
  departments: 7_421_916,
  /** The first of two numbers; the second is made of the telephone number. */
  codesOfNumber: 7_421_920,
  /** The first of two numbers; the second is made of the network. */
  codesOfNetwork: 7_421_921,
  /** The first of two numbers; the second is made of what records take turns at, such as a meeting room. */
  apartRecords: 7_421_922,
  /** The first of two numbers; the second is made of a store and a day. */
  dailyClosing: 7_421_923,
  /** The first of two numbers; the second is made of the id of an import. */
  importRun: 7_421_924,
} as const;
