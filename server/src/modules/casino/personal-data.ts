import { DEFAULT_LOCALE, TIME_ZONE } from '@zar/contract/limits'
import { unitsOf } from '@zar/contract/money'
import { OWN_ROWS_MAX, type OwnGames } from '@zar/contract/players/own-data'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { originIdOf, originOf, readLedgerStart } from '../ledger/index.ts'
import { listFavorites } from './lobby/favorites.ts'
import { readRounds } from './rounds/read-rounds.ts'

/** A round that nobody has closed by then will not be. */
const OPEN_DAYS = 1

/** What the games know of one player, for those who may not ask more. */
export const gamesOfPlayer = (db: Db) => ({
  /** Whether a round of the player's is under way: begun lately, and not over. */
  async hasOpenRound(tx: Tx, playerId: string, now: Date): Promise<boolean> {
    const from = dayBefore(now)
    for (let before: string | null = null; ; ) {
      const page: { rows: unknown[]; next: string | null } = await readRounds(tx, {
        playerId,
        locale: DEFAULT_LOCALE,
        before,
        take: 1,
        result: 'open',
        from,
        to: null,
      })
      if (page.rows.length > 0) return true
      if (page.next === null) return false
      before = page.next
    }
  },

  /** The favourites, the games opened, and every movement of money, the newest first (PRV-02). */
  async copy(playerId: string): Promise<OwnGames> {
    const [favourites, launches, movements, start, unmovedBets] = await Promise.all([
      listFavorites(db, playerId),
      readLaunches(db, playerId),
      readMovements(db, playerId),
      readLedgerStart(db),
      readUnmovedBets(db, playerId),
    ])
    const movementsSince = start.at?.toISOString() ?? null
    return { favourites, launches, movements, movementsSince, unmovedBets }
  },
})

/** Takes away what the player marked. Bets and wins name nobody and stay. */
export async function eraseGames(tx: Tx, playerId: string): Promise<void> {
  await tx.deleteFrom('favorite').where('player_id', '=', playerId).execute()
}

/** `YYYY-MM-DD` in Türkiye. */
const dayBefore = (now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(
    now.getTime() - OPEN_DAYS * 24 * 60 * 60_000,
  )

async function readLaunches(db: Db, playerId: string): Promise<OwnGames['launches']> {
  const of = db.selectFrom('game_session').where('player_id', '=', playerId)
  const { total } = await of
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await of
    .select(['game_code', 'created_at', 'expires_at'])
    .orderBy('created_at', 'desc')
    .limit(OWN_ROWS_MAX)
    .execute()
  return {
    total: Number(total),
    rows: rows.map(({ game_code, created_at, expires_at }) => ({
      game: game_code,
      openedAt: created_at.toISOString(),
      endsAt: expires_at.toISOString(),
    })),
  }
}

type Movement = {
  id: bigint
  reason: string
  amountE5: bigint
  atSourceE5: bigint | null
  atTargetE5: bigint | null
  game: string | null
  round: string | null
  at: Date
}

async function readMovements(db: Db, playerId: string): Promise<OwnGames['movements']> {
  const { total } = await db
    .selectFrom('transfer')
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<Movement>`
    select t.id, t.reason, t.amount_e5 as "amountE5", t.source_balance_e5 as "atSourceE5",
        t.target_balance_e5 as "atTargetE5", w.game_code as game, w.round_id as round, t.created_at as at
      from (select * from transfer where player_id = ${playerId} order by id desc limit ${OWN_ROWS_MAX}) t
      left join lateral (
        select game_code, round_id from wallet_transaction
          where id = ${originIdOf('t')} and provider = ${originOf('t')} offset 0) w
        on t.reason in ('bet', 'win', 'rollback')
      order by t.id desc`.execute(db)
  return {
    total: Number(total),
    rows: rows.map(({ id, amountE5, atSourceE5, atTargetE5, at, ...row }) => ({
      ...row,
      id: String(id),
      amount: unitsOf(amountE5),
      at: at.toISOString(),
      leftAtSource: atSourceE5 === null ? null : unitsOf(atSourceE5),
      leftAtTarget: atTargetE5 === null ? null : unitsOf(atTargetE5),
    })),
  }
}

async function readUnmovedBets(db: Db, playerId: string): Promise<OwnGames['unmovedBets']> {
  const of = db
    .selectFrom('wallet_transaction')
    .where('player_id', '=', playerId)
    .where('kind', '=', 'bet')
    .where((is) => is.or([is('outcome', '<>', 'ok'), is('amount_e5', '=', 0n)]))
  const { total } = await of
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await of
    .select(['id', 'game_code', 'round_id', 'amount_e5', 'outcome', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(OWN_ROWS_MAX)
    .execute()
  return {
    total: Number(total),
    rows: rows.map(({ id, outcome, ...row }) => ({
      id,
      outcome,
      game: row.game_code,
      round: row.round_id,
      amount: unitsOf(row.amount_e5),
      at: row.created_at.toISOString(),
    })),
  }
}
