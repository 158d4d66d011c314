import type { TopWinner } from '@zar/contract/casino/transaction'
import { CURRENCY, type Locale } from '@zar/contract/limits'
import { unitsOf } from '@zar/contract/money'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { gameName } from '../../../db/game-name.ts'
import type { Clock } from '../../../platform/clock.ts'
import { coverOf } from './present-game.ts'

const KEPT_MS = 5_000
const DAY_MS = 24 * 60 * 60_000
/** Today and the six days before it. */
const DAYS = 7
/** So many wins of each day are looked at, whatever the list leaves out of them. */
const OF_A_DAY = 200

type Win = Omit<TopWinner, 'game'> & { game: Record<Locale, string>; isLive: boolean }
type Question = { isLive: boolean; count: number; locale: Locale }

/**
 * The greatest wins of the last week, the greatest first. A prize no greater than its stake is no
 * win (GAM-09), and one that was taken back never was. Read at most once in a few seconds,
 * however many ask.
 */
export function openTopWinners(deps: { db: Db; clock: Clock }) {
  let kept: { readMs: number; wins: Promise<Win[]> } | undefined
  const wins = (): Promise<Win[]> => {
    const nowMs = deps.clock.now().getTime()
    // Also when the clock was set back.
    if (kept && Math.abs(nowMs - kept.readMs) < KEPT_MS) return kept.wins
    const fresh = { readMs: nowMs, wins: readWins(deps.db, nowMs) }
    kept = fresh
    // A read that failed is not kept: the next question asks anew.
    fresh.wins.catch(() => {
      if (kept === fresh) kept = undefined
    })
    return fresh.wins
  }
  return async ({ isLive, count, locale }: Question): Promise<TopWinner[]> => {
    const own = (await wins()).filter((win) => win.isLive === isLive)
    return own
      .slice(0, count)
      .map(({ isLive: _, game, ...winner }) => ({ ...winner, game: game[locale] }))
  }
}

type Row = {
  code: string
  name: string
  name_en: string | null
  username: string
  amount_e5: bigint
  is_live: boolean
}

async function readWins(db: Db, nowMs: number): Promise<Win[]> {
  // Tomorrow too: the database's clock, which dates the wins, may be a little ahead of ours.
  const days = Array.from({ length: DAYS + 1 }, (_, back) => dayOf(nowMs + (1 - back) * DAY_MS))
  // The condition of the inner select is the one of the index wallet_win_of_day.
  const { rows } = await sql<Row>`
    select game.code, game.name, game.name_en, player.username, win.amount_e5,
        'live' = any(category.slugs) as is_live
      from unnest(${days}::date[]) as day
      cross join lateral (
        select * from wallet_transaction
          where kind = 'win' and outcome = 'ok' and amount_e5 >= 1000000
            and (created_at at time zone 'UTC')::date = day
          order by amount_e5 desc limit ${OF_A_DAY}) win
      join player on player.id = win.player_id
      join game on game.code = win.game_code
      join game_category category on category.id = game.category_id
      left join wallet_transaction bet on bet.id = win.reference_id and bet.provider = win.provider
      where win.amount_e5 > coalesce(bet.amount_e5, 0)
        and not exists (
          select from wallet_transaction rollback
            where rollback.reference_id = win.id and rollback.provider = win.provider
              and rollback.player_id = win.player_id
              and rollback.kind = 'rollback' and rollback.outcome = 'ok')
      order by win.amount_e5 desc, win.created_at desc`.execute(db)
  return rows.map((row) => ({
    image: coverOf(row.code),
    game: { tr: gameName(row, 'tr'), en: gameName(row, 'en') },
    name: hideName(row.username),
    amount: unitsOf(row.amount_e5),
    currencySymbol: CURRENCY.symbol,
    isLive: row.is_live,
  }))
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** `meltem7` → `me•••7`: its length is hidden too. Short names show their first character alone. */
export function hideName(name: string): string {
  const characters = [...name]
  const isShort = characters.length < 5
  const start = characters.slice(0, isShort ? 1 : 2).join('')
  return `${start}•••${isShort ? '' : characters.at(-1)}`
}
