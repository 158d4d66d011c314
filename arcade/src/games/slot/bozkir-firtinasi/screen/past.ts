import type { Round } from '../../../../protocol.ts'
import { litBy, type PastGrid } from '../../../../screens/slot/past/past-grid.ts'
import type { Spin } from '../rules.ts'
import { resultIn } from './shown.ts'

const gridOf = ({ grid, wins, hundredths }: Spin): PastGrid => ({
  columns: grid,
  lit: litBy(wins),
  hundredths,
})

/** The paid spin and the free ones; a reel of wilds says itself what it is. */
export function gridsOf(round: Round): PastGrid[] {
  const { paid, free } = resultIn(round)
  return [gridOf(paid), ...free.map((spin, at) => ({ ...gridOf(spin), free: at + 1 }))]
}
