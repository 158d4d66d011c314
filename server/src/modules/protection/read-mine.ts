import { unitsOf } from '@zar/contract/money'
import type { Exclusion, PlayerLimit, Protection } from '@zar/contract/protection'
import type { ProtectionDeps } from './deps.ts'
import { findRunning, mayAskEnd, overAt } from './exclusion.ts'
import { readAllLimits, SECOND_THOUGHT_MS } from './read-limits.ts'

/** The player's limits with what is used of them, and their break, as the page shows them. */
export async function readMine(deps: ProtectionDeps, playerId: string): Promise<Protection> {
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
        ...{ kind, period, isOfHouse: is_of_house, wish },
        ...{ most: shown(most), used: shown(used), left: shown(left) },
      }
    },
  )
  return { limits, exclusion: await readExclusion(deps, playerId, now) }
}

async function readExclusion(
  { db }: ProtectionDeps,
  playerId: string,
  now: Date,
): Promise<Exclusion | null> {
  const running = await findRunning(db, playerId)
  if (running) {
    const { kind, ends_at } = running
    const over = kind === 'time_out' ? null : overAt(running)
    return {
      ...{ kind, endsAt: ends_at?.toISOString() ?? null, mayAskEnd: mayAskEnd(running, now) },
      overAt: over?.toISOString() ?? null,
    }
  }
  // Shut out by the house, at the player's word to support: it ends there too.
  const { status } = await db
    .selectFrom('player')
    .select('status')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  if (status !== 'excluded') return null
  return { kind: 'self_exclusion', endsAt: null, mayAskEnd: false, overAt: null }
}
