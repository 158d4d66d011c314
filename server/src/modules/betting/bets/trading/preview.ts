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
export const previewSettlement = (db: Db | Tx, settlement: Settlement): Promise<Preview> =>
  previewSettlements(db, [settlement])

/** The same of several markets at once: a bet on more than one of them counts once, with all that becomes of it. */
export async function previewSettlements(
  db: Db | Tx,
  settlements: readonly Settlement[],
): Promise<Preview> {
  const settlings: Settling[] = []
  const ids = new Set<bigint>()
  for (const settlement of settlements) {
    settlings.push({ settlement, keys: await readKeys(db, settlement.marketId), at: NEVER })
    for await (const betId of betsWithout(db, settlement)) ids.add(betId)
  }
  const effects: Effect[] = []
  const all = [...ids]
  for (let at = 0; at < all.length; at += AT_A_TIME) {
    const bets = await readBets(db, all.slice(at, at + AT_A_TIME))
    for (const bet of bets.filter(isSettleable)) effects.push(await effectOn(db, bet, settlings))
  }
  return sumOf(db, effects)
}

async function* betsWithout(db: Db | Tx, settlement: Settlement): AsyncGenerator<bigint> {
  for (let after = 0n; ; ) {
    const found = await readBetsWithout(db, settlement, { after, take: AT_A_TIME })
    const last = found.at(-1)
    if (last === undefined) return
    after = last.betId
    for (const { betId } of found) yield betId
  }
}

async function sumOf(db: Db | Tx, effects: readonly Effect[]): Promise<Preview> {
  const sum = (of: (one: Effect) => bigint) =>
    Number(effects.reduce((all, one) => all + of(one), 0n))
  return {
    bets: effects.length,
    changed: effects.filter(({ isChanged }) => isChanged).length,
    winners: effects.filter(({ payoutKurus }) => payoutKurus > 0n).length,
    stakedKurus: sum(({ costKurus }) => costKurus),
    paidKurus: sum(({ movedKurus }) => (movedKurus > 0n ? movedKurus : 0n)),
    takenBackKurus: sum(({ movedKurus }) => (movedKurus < 0n ? -movedKurus : 0n)),
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

async function effectOn(
  db: Db | Tx,
  bet: StoredBet,
  settlings: readonly Settling[],
): Promise<Effect> {
  const after = { ...bet }
  for (const one of settlings) after.legs = legsAfter(after, one)
  const { state, payoutKurus } = standingOf(after)
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
