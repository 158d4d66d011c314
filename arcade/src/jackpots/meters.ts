import { KURUS, LEVELS } from '../games/jackpots/levels.ts'
import { amountOf } from '../games/jackpots/pot.ts'
import { Refusal } from '../refusal.ts'
import { userNameHidden } from '../rooms/hidden-name.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { findStanding, type NewPot } from '../store/jackpots/pots.ts'
import { readTotal } from '../store/jackpots/stakes.ts'
import { type FallenRow, findFallen, findOwnWins } from '../store/jackpots/told.ts'
import type { SessionRow } from '../store/sessions.ts'
import { begunOf, potOf } from './counting.ts'
import { levelOf } from './keeper.ts'
import type { JackpotMeter, JackpotsTold, WonReply } from './protocol.ts'

/** A fallen pot is told for so long. */
const FALLEN_TOLD_MS = 10 * 60_000

type MeterDeps = Pick<Arcade, 'pool' | 'clock'>

const since = ({ clock }: MeterDeps) => new Date(clock() - FALLEN_TOLD_MS)

/** The sums as they are now; empty until the first pots stand. */
export async function readMeters(deps: MeterDeps): Promise<JackpotsTold> {
  const { pool } = deps
  const [standing, totalKurus, fallen] = await Promise.all([
    findStanding(pool),
    readTotal(pool),
    findFallen(pool, since(deps)),
  ])
  const jackpots = LEVELS.flatMap(({ name }) => {
    const pot = standing.find((one) => one.level === name)
    return pot ? [meterOf(pot, totalKurus, fallen)] : []
  })
  return { jackpots }
}

function meterOf(pot: NewPot, totalKurus: number, fallen: readonly FallenRow[]): JackpotMeter {
  const level = levelOf(pot.level)
  const last = fallen.find((one) => one.level === pot.level)
  return {
    level: pot.level,
    amountKurus: amountKurusOf(pot, totalKurus),
    ceilingKurus: level.kind === 'ceiling' ? Number(level.ceiling / KURUS) : null,
    fallen: last
      ? {
          number: last.number,
          wonKurus: last.wonKurus,
          name: userNameHidden(last.userRef),
          fellAt: last.endedAt.toISOString(),
        }
      : null,
  }
}

/** Whole kuruş of it; a pot that began between two reads holds its seed. */
function amountKurusOf(pot: NewPot, totalKurus: number): number {
  const level = levelOf(pot.level)
  const held = potOf(begunOf(level, pot), Math.max(totalKurus, pot.fromKurus))
  return Number(amountOf(level, held) / KURUS)
}

/** What fell to the player lately, with the balance that holds what of it is paid. */
export async function readWon(arcade: Arcade, session: SessionRow): Promise<WonReply> {
  const rows = await findOwnWins(arcade.pool, session.user_ref, since(arcade))
  const won = rows.map(({ endedAt, ...win }) => ({ ...win, fellAt: endedAt.toISOString() }))
  return {
    won,
    balanceKurus: rows.some(({ isPaid }) => isPaid) ? await balanceOf(arcade, session) : null,
  }
}

async function balanceOf(arcade: Arcade, session: SessionRow): Promise<number | null> {
  const { user_ref: user, operator_token: token, game_code: gameCode, currency } = session
  try {
    return await arcade.wallet.balanceKurus({ user, token, gameCode, currency })
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
