import { type Checked, isRight } from '../../../fairness/records.ts'
import type { RoundRecord } from '../../../fairness/round-record.ts'

const lira = (kurus: number): string => (kurus / 100).toFixed(2)

/** One round and what came of it, for a verifier that has no language. */
export function lineOf(record: RoundRecord, checked: Checked): string {
  const name = `${record.gameCode} #${record.nonce}`
  if (checked.kind === 'fault') return `✗ ${name}: no such game, bet or move`
  const { verified, isSeedAsPromised, isGameAsPromised, isWinAsPaid } = checked
  const { winKurus, stakedKurus, commitment } = verified
  const won = winKurus === null ? 'undecided' : `win ${lira(winKurus)}`
  const faults = [
    ...(isSeedAsPromised === false ? [`the commitment is ${commitment}`] : []),
    ...(isGameAsPromised === false ? ['the game has changed since'] : []),
    ...(isWinAsPaid === false ? [`the record tells ${lira(record.winKurus ?? 0)}`] : []),
  ]
  return `${isRight(checked) ? '✓' : '✗'} ${name}: stake ${lira(stakedKurus)}, ${[won, ...faults].join('; ')}`
}
