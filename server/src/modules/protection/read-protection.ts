import { unitsOf } from '@zar/contract/money'
import type { Exclusion, PlayerLimit, Protection } from '@zar/contract/protection'
import type { ProtectionDeps } from './deps.ts'
import { findExclusion, findRunning, mayAskEnd, overAt } from './exclusion/exclusion.ts'
import { readAllLimits, SECOND_THOUGHT_MS } from './limits/read-limits.ts'

/** The player's limits with what is used of them, and their break, as the page shows them. */
export async function readProtection(deps: ProtectionDeps, playerId: string): Promise<Protection> {
  const now = deps.clock.now()
  const rows = await readAllLimits(deps.db, playerId, now)
  const deposited = rows.some(({ kind }) => kind === 'deposit')
    ? await deps.readDepositedE5(playerId, now)
    : undefined
  const limits = rows.map(
    ({ kind, period, most, wished, wished_at, usedByPlay, is_of_house }): PlayerLimit => {
      const shown = (value: bigint) => (kind === 'time' ? Number(value) : unitsOf(value))
      const used = kind === 'deposit' ? (deposited?.[period] ?? 0n) : usedByPlay
      const left = used > most ? 0n : most - used
      const wish = wished_at && {
        most: wished === null ? null : shown(wished),
        confirmFrom: new Date(wished_at.getTime() + SECOND_THOUGHT_MS).toISOString(),
      }
      return {
        kind,
        period,
        isOfHouse: is_of_house,
        wish,
        most: shown(most),
        used: shown(used),
        left: shown(left),
      }
    },
  )
  return { limits, exclusion: await readExclusion(deps, playerId, now) }
}

/** Of a break of the player's own and an exclusion by an operator the one that is over last. */
async function readExclusion(
  { db }: ProtectionDeps,
  playerId: string,
  now: Date,
): Promise<Exclusion | null> {
  const own = await findRunning(db, playerId)
  const ours = await findExclusion(db, playerId)
  const running = own && ours && endOf(own) > endOf(ours) ? own : (ours ?? own)
  if (!running) return null
  const { kind, ends_at } = running
  const over = kind === 'self_exclusion' ? overAt(running) : null
  return {
    kind,
    endsAt: ends_at?.toISOString() ?? null,
    mayAskEnd: mayAskEnd(running, now),
    overAt: over?.toISOString() ?? null,
  }
}

const endOf = ({ ends_at }: { ends_at: Date | null }): number => ends_at?.getTime() ?? Infinity
