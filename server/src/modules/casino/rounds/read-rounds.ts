import { type rounds as endpoint, PRODUCTS, type Round } from '@zar/contract/casino/game-history'
import type { Locale } from '@zar/contract/limits'
import { unitsOf } from '@zar/contract/money'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db, Tx } from '../../../db/db.ts'
import { gameName } from '../../../db/game-name.ts'
import { readTransferRange } from '../../ledger/index.ts'
import { coverOf } from '../lobby/present-game.ts'
import { readFreeStakes } from './free-stake.ts'
import { readRoundMovements } from './round-movements.ts'
import { type RoundStart, scanMovements } from './round-start.ts'
import { sumUp } from './sum-up.ts'

type RoundsCall = z.output<typeof endpoint.input> & { playerId: string; locale: Locale }
type Page = z.input<typeof endpoint.output>

/** Movements looked at in one read, and for one page. Most rounds have two. */
const SCAN = 250
const SCAN_MAX = 2_500

/**
 * A page of the player's rounds, newest first, read by index from the cursor on. However rare what
 * is asked for, no more than so many movements are looked at: then the page is short, and has a next.
 */
export async function readRounds(db: Db | Tx, call: RoundsCall): Promise<Page> {
  const { playerId, before, take, product = null, result } = call
  const period = await readTransferRange(db, playerId, call)
  let beforeId = before === null ? period.beforeId : lesser(BigInt(before), period.beforeId)
  const found: Round[] = []
  for (let looked = 0; looked < SCAN_MAX; ) {
    const range = { fromId: period.fromId, beforeId }
    const limit = Math.min(SCAN, 3 * (take + 1))
    const scan = await scanMovements(db, { playerId, range, product, limit })
    const starts = scan.filter(({ isRoundStart }) => isRoundStart)
    const rounds = await describeRounds(db, call, starts)
    found.push(...rounds.filter((round) => !result || round.result === result))
    if (found.length > take)
      return { rows: found.slice(0, take), next: found[take - 1]?.id ?? null }
    if (scan.length < limit) return { rows: found, next: null }
    beforeId = scan.at(-1)?.id ?? beforeId
    looked += scan.length
  }
  return { rows: found, next: String(beforeId) }
}

const lesser = (a: bigint, b: bigint) => (a < b ? a : b)

/** These rounds with their sums and their games. */
export async function describeRounds(
  db: Db,
  { playerId, locale }: { playerId: string; locale: Locale },
  starts: readonly RoundStart[],
): Promise<Round[]> {
  const [movements, games, freeStakes] = await Promise.all([
    readRoundMovements(db, playerId, starts),
    readGames(db, starts),
    readFreeStakes(db, playerId, starts),
  ])
  return starts.map((start) => {
    const sums = sumUp(movements.filter(({ startId }) => startId === start.id))
    const game = games.get(start.gameCode)
    return {
      id: String(start.id),
      gameCode: start.gameCode,
      game: game ? gameName(game, locale) : start.gameCode,
      studio: game?.studio ?? '',
      cover: coverOf(start.gameCode),
      product: PRODUCTS.find((product) => game?.slugs.includes(product)) ?? null,
      stake: unitsOf(sums.stakeE5),
      freeStake: unitsOf(freeStakes.get(start.id) ?? sums.freeStakeE5),
      win: unitsOf(sums.winE5),
      net: unitsOf(sums.winE5 - sums.stakeE5),
      status: sums.status,
      result: sums.result,
      timeStamp: start.createdAt.toISOString(),
    }
  })
}

type Game = { code: string; name: string; name_en: string | null; studio: string; slugs: string[] }

async function readGames(db: Db, starts: readonly RoundStart[]): Promise<Map<string, Game>> {
  const codes = [...new Set(starts.map(({ gameCode }) => gameCode))]
  if (codes.length === 0) return new Map()
  const { rows } = await sql<Game>`
    select code, game.name, game.name_en, studio, slugs from game
      join game_category category on category.id = category_id
      where code = any(${codes})`.execute(db)
  return new Map(rows.map((row) => [row.code, row]))
}
