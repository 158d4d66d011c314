import type { Db, Tx } from '../../../../db/db.ts'
import { balancesE5 } from '../../../ledger/index.ts'
import { kurusOf } from '../money/post.ts'
import { readBets, type StoredBet } from '../money/stored-bet.ts'
import { readBetsWithout, readKeys } from '../settling/due-settlements.ts'
import type { Settlement } from '../settling/outcome.ts'
import { isSettleable, settledKurus, standingOf } from '../settling/settle-bet.ts'
import { legsAfter, type Settling } from '../settling/settle-legs.ts'

/** What a settlement would do, before anybody approves it. Kuruş. */
export type Preview = {
  /** Bets on the market that it reaches, and those of them that it decides or decides otherwise. */
  bets: number
  changed: number
  winners: number
  stakedKurus: number
  paidKurus: number
  takenBackKurus: number
  /** Of what is taken back, what the players do not have now. */
  debtKurus: number
}

const AT_A_TIME = 500

/** Reckons a settlement over every bet of its market. Nothing is held or written. */
export async function previewSettlement(db: Db | Tx, settlement: Settlement): Promise<Preview> {
  const keys = await readKeys(db, settlement.marketId)
  const effects: Effect[] = []
  for (let after = 0n; ; ) {
    const found = await readBetsWithout(db, settlement, { after, take: AT_A_TIME })
    const last = found.at(-1)
    if (last === undefined) break
    after = last.betId
    const ids = found.map(({ betId }) => betId)
    for (const bet of (await readBets(db, ids)).filter(isSettleable)) {
      effects.push(await effectOn(db, bet, { settlement, keys, at: NEVER }))
    }
  }
  const sumOf = (of: (one: Effect) => bigint) =>
    Number(effects.reduce((sum, one) => sum + of(one), 0n))
  return {
    bets: effects.length,
    changed: effects.filter(({ isChanged }) => isChanged).length,
    winners: effects.filter(({ payoutKurus }) => payoutKurus > 0n).length,
    stakedKurus: sumOf(({ costKurus }) => costKurus),
    paidKurus: sumOf(({ movedKurus }) => (movedKurus > 0n ? movedKurus : 0n)),
    takenBackKurus: sumOf(({ movedKurus }) => (movedKurus < 0n ? -movedKurus : 0n)),
    debtKurus: Number(await debtOf(db, effects)),
  }
}
/** Nothing is written, so it has no time. */
const NEVER = new Date(0)

type Effect = {
  playerId: string
  costKurus: bigint
  payoutKurus: bigint
  /** Above zero to the player. */
  movedKurus: bigint
  isChanged: boolean
}

async function effectOn(db: Db | Tx, bet: StoredBet, settling: Settling): Promise<Effect> {
  const { state, payoutKurus } = standingOf({ ...bet, legs: legsAfter(bet, settling) })
  const movedKurus = payoutKurus - (await settledKurus(db, bet))
  const { playerId, costKurus } = bet
  const isChanged = state !== bet.state || movedKurus !== 0n
  return { playerId, costKurus, payoutKurus, movedKurus, isChanged }
}

/** What the players whose payouts are taken back do not have at this moment. */
async function debtOf(db: Db | Tx, effects: readonly Effect[]): Promise<bigint> {
  const byPlayer = new Map<string, bigint>()
  for (const { playerId, movedKurus } of effects) {
    byPlayer.set(playerId, (byPlayer.get(playerId) ?? 0n) + movedKurus)
  }
  let debtKurus = 0n
  for (const [playerId, moved] of byPlayer) {
    if (moved >= 0n) continue
    const leftKurus = kurusOf((await balancesE5(db, playerId)).player_cash ?? 0n) + moved
    if (leftKurus < 0n) debtKurus -= leftKurus
  }
  return debtKurus
}
