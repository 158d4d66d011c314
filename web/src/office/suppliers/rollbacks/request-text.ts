import type { RollbackRequest } from '@zar/contract/office/house/rollback-requests'

const E5 = 100_000n
const sumOf = (e5: string): string => {
  const sum = BigInt(e5)
  const cents = `${((sum % E5) * 100n) / E5}`.padStart(2, '0')
  return `${sum / E5}.${cents}`
}

/** What the supplier is sent, in English, which all of them read: the round by its own numbers, and why. */
export const requestText = (one: RollbackRequest): string =>
  [
    `Rollback request ${one.id}`,
    `Please roll back round ${one.round} of ${one.game}.`,
    `First bet: ${one.transaction}`,
    `Player: ${one.player.id}`,
    `Stakes: ${sumOf(one.stakesE5)} ${one.currency}`,
    `Reason: ${one.because}`,
    'Please send the rollback by the wallet protocol; we post nothing ourselves.',
  ].join('\n')
