import { checkJackpots } from '../../arcade/src/jackpots/check-jackpots.ts'
import { readMeters } from '../../arcade/src/jackpots/meters.ts'
import type { Pool } from '../../arcade/src/store/database.ts'

/** Shows the sums, and whether all that was ever paid in is accounted for. */
export async function jackpots({ pool, now }: { pool: Pool; now: Date }): Promise<number> {
  const told = await readMeters({ pool, clock: () => now.getTime() })
  for (const { level, amountKurus } of told.jackpots)
    console.log(`${level.padEnd(8)}${(amountKurus / 100).toFixed(2)}`)
  const findings = await checkJackpots(pool)
  for (const finding of findings) console.log(finding)
  if (findings.length === 0)
    console.log('All that was paid in is won, in the pots or in the reserves.')
  return findings.length > 0 ? 1 : 0
}
