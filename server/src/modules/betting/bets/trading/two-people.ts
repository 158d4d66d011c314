import type { Db, Tx } from '../../../../db/db.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { readBets } from '../money/stored-bet.ts'
import { checkWriteOff, seenOfDebt, writeOff } from './debts/write-off.ts'
import type { TradeDeps } from './deps.ts'
import { decideFacts } from './facts/decide-facts.ts'
import type { Entry } from './journal.ts'
import { type Preview, previewSettlement } from './preview.ts'
import {
  type MarketTerms,
  nextSettlement,
  readMarket,
  seenOfMarket,
  settleMarket,
} from './settle-market.ts'
import { checkVoid, seenOfBet, voidBet } from './void-bet.ts'

/** What moves money or classes a player: it takes two people. */
export type Asked =
  | (MarketTerms & { marketId: bigint })
  | { kind: 'void_bet'; betId: bigint; reason: number }
  | { kind: 'write_off'; betId: bigint }
  | { kind: 'class'; playerId: string; playerClass: 'sharp' | 'vip' | null }

type SubjectDeps = { db: Db | Tx }
type Standing = Pick<Entry, 'subject' | 'seen'>
export type Subject = Standing & { preview: Preview | null }

/** As JSON keeps it. */
export const plain = (terms: Asked): object =>
  JSON.parse(
    JSON.stringify(terms, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  )

/** How the subject of an order stands. Refuses what cannot be done. */
export async function standingOf(deps: SubjectDeps, asked: Asked): Promise<Standing> {
  const { db } = deps
  if (asked.kind === 'class') return classSubject(deps, asked.playerId)
  if (asked.kind === 'void_bet' || asked.kind === 'write_off') return betSubject(db, asked)
  const market = await readMarket(db, asked.marketId)
  return { subject: `market ${asked.marketId}`, seen: seenOfMarket(market) }
}

/** The same with what it would do to the bets of a market. */
export async function subjectOf(deps: SubjectDeps, asked: Asked): Promise<Subject> {
  const standing = await standingOf(deps, asked)
  if (asked.kind !== 'settle' && asked.kind !== 'void') return { ...standing, preview: null }
  const market = await readMarket(deps.db, asked.marketId)
  const preview = await previewSettlement(deps.db, await nextSettlement(deps.db, market, asked))
  return { ...standing, preview }
}

type AskedOfBet = Extract<Asked, { kind: 'void_bet' | 'write_off' }>

async function betSubject(db: Db | Tx, asked: AskedOfBet) {
  const [bet] = await readBets(db, [asked.betId])
  if (!bet) throw new Refusal('not_found')
  const subject = `bet ${asked.betId}`
  if (asked.kind === 'write_off') {
    await checkWriteOff(db, bet)
    return { subject, seen: seenOfDebt(bet) }
  }
  await checkVoid(db, bet, asked.reason)
  return { subject, seen: seenOfBet(bet) }
}

async function classSubject({ db }: SubjectDeps, playerId: string) {
  const row = await db
    .selectFrom('betting_player')
    .select('player_class')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return { subject: `player ${playerId}`, seen: row?.player_class ?? 'none' }
}

/** As it was asked, with ids as texts. */
export type Stored =
  | (MarketTerms & { marketId: string })
  | { kind: 'void_bet'; betId: string; reason: number }
  | { kind: 'write_off'; betId: string }
  | { kind: 'class'; playerId: string; playerClass: 'sharp' | 'vip' | null }
type Doing = { orderId: bigint; asked: Stored; seen: string }

/** Answers the events that it changed on the board. */
export async function carryOut(tx: Tx, deps: TradeDeps, doing: Doing): Promise<number[]> {
  const { asked, seen, orderId } = doing
  switch (asked.kind) {
    case 'class':
      if ((await classSubject({ db: tx }, asked.playerId)).seen !== seen) {
        throw new Refusal('order_moved')
      }
      await giveClass(tx, { orderId, ...asked })
      return []
    case 'void_bet':
      await voidBet(tx, deps, { betId: BigInt(asked.betId), reason: asked.reason, seen })
      return []
    case 'write_off':
      await writeOff(tx, deps, { betId: BigInt(asked.betId), seen })
      return []
    default: {
      const market = await readMarket(tx, BigInt(asked.marketId), true)
      if (seenOfMarket(market) !== seen) throw new Refusal('order_moved')
      await settleMarket(tx, market, asked)
      await decideFacts(tx, { marketId: market.id, state: 'settled' })
      return [Number(market.eventId)]
    }
  }
}

type Class = { orderId: bigint; playerId: string; playerClass: 'sharp' | 'vip' | null }

async function giveClass(tx: Tx, { orderId, playerId, playerClass }: Class): Promise<void> {
  if (playerClass === null) {
    await tx.deleteFrom('betting_player').where('player_id', '=', playerId).execute()
    return
  }
  const given = { player_class: playerClass, order_id: orderId }
  await tx
    .insertInto('betting_player')
    .values({ player_id: playerId, ...given })
    .onConflict((on) => on.column('player_id').doUpdateSet(given))
    .execute()
}
