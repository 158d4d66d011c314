import { logKeysOf } from '../log-keys.ts'

/** The keys of a log of commitments that nobody trusts. */
export const TEST_LOG = {
  keys: logKeysOf({ logKey: 'a1'.repeat(32), headKey: 'b2'.repeat(32) }),
  keyList: null,
}
