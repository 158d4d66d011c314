import { mutationsOf } from './mutation.ts'

const LEDGER = 'server/src/modules/ledger'

export const LEDGER_MUTATIONS = [
  ...mutationsOf(
    `${LEDGER}/transfer.ts`,
    [`${LEDGER}/transfer.test.ts`],
    [
      ['sourceAfterE5 < source.floor_e5', 'sourceAfterE5 < source.floor_e5 - 1n'],
      ['sourceAfterE5 < source.floor_e5', 'sourceAfterE5 <= source.floor_e5'],
      ['targetAfterE5 > MAX_E5', 'targetAfterE5 >= MAX_E5'],
      ['refuseIf(isOverBound && BOUND.has(reason)', 'refuseIf(isOverBound'],
      ["refuseIf(isBelowFloor, 'insufficient_funds')", ''],
      ['source.balance_e5 - amountE5', 'source.balance_e5'],
      ['target.balance_e5 + amountE5', 'target.balance_e5'],
      ['    .forUpdate()\n', ''],
    ],
  ),
  ...mutationsOf(
    `${LEDGER}/chain/verify-hash-chain.ts`,
    [`${LEDGER}/verify.test.ts`, `${LEDGER}/chain/signature.test.ts`],
    [
      ['if (isWhole && hash.equals(stored.hash)) return', 'if (isWhole) return'],
      ['stored.after_id === reached && stored.transfers === count', 'stored.after_id === reached'],
      ['else if (!isSigned(key, { ...checkpoint, hmac })) {', 'else if (false) {'],
      ['if (!isThere) report(', 'if (false) report('],
    ],
  ),
]
