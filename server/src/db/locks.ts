/**
 * The database's advisory locks, all of them here so that no two jobs share one: each is held by one
 * process at a time, the others take turns. Any fixed numbers.
 */
export const LOCKS = {
  /** Bringing the database up to date. */
  migration: 7_269_001,
  /** Sending the outbox, so that the order of a player's pushes is kept. */
  pump: 7_269_002,
  /** Adding links to the chain of hashes. */
  checkpoint: 7_269_003,
  /** Writing a supplier's games. */
  catalogue: 7_269_004,
  /** Noting what the keys are. */
  keys: 7_269_008,
  /** Giving the texts and offers of an installation. */
  seed: 7_269_009,
  /** Comparing our books with a supplier's list. */
  reconcile: 7_269_007,
  /** Calling traders for bets that wait. */
  traders: 7_269_010,
  /** Writing prices of the feed (shared) and setting a margin by hand (alone). */
  margins: 7_269_162,
  /** Making and detaching parts of the ledger. */
  parts: 7_269_011,
  /** Sealing the audit log, and signing its heads. */
  audit: 7_269_012,
  /** Making the first people of the office. */
  firstStaff: 7_269_013,
  /** Deciding what all reviews of withdrawals share: the rule and incidents. */
  review: 7_269_014,
  /** Adding to the logs of evidence, and signing their heads. */
  evidence: 7_269_015,
  /** Reading new facts by the rules of the risk desk. */
  risk: 7_269_096,
  /** Taking a deposit (shared) and changing how methods are offered (alone). */
  methods: 7_269_021,
  /** Drafting, publishing and ending what the operators word. */
  content: 7_269_106,
  /** Noting which segments offers stand on. */
  offers: 7_269_131,
  /** Bringing in a statement of the bank. */
  statement: 7_269_155,
  /** Bringing in a list of sanctions. */
  lists: 7_269_185,
  /** Announcing maintenance. */
  maintenance: 7_269_159,
  /** Changing a supplier's settings and keys. */
  suppliers: 7_269_188,
  /** Opening and ending the alarms of the desk. */
  alarms: 7_269_020,
} as const
