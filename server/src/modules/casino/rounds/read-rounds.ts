import { type rounds as endpoint, PRODUCTS, type Round } from '@zar/contract/game-history'
import { unitsOf } from '@zar/contract/money'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db, Tx } from '../../../db/db.ts'
import { readSpan } from '../../ledger/index.ts'
import { coverOf } from '../present-game.ts'
import { type Anchor, scanMovements } from './anchor.ts'
import { readFreeStakes } from './free-stake.ts'
import { readMembers } from './members.ts'
import { sumUp } from './sum-up.ts'

type RoundsCall = z.output<typeof endpoint.input> & { playerId: string }
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
  const period = await readSpan(db, playerId, call)
  let beforeId = before === null ? period.beforeId : lesser(BigInt(before), period.beforeId)
  const found: Round[] = []
  for (let looked = 0; looked < SCAN_MAX; ) {
    const span = { fromId: period.fromId, beforeId }
    const limit = Math.min(SCAN, 3 * (take + 1))
    const scan = await scanMovements(db, { playerId, span, product, limit })
    const anchors = scan.filter(({ isAnchor }) => isAnchor)
    const rounds = await describeRounds(db, playerId, anchors)
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
  playerId: string,
  anchors: readonly Anchor[],
): Promise<Round[]> {
  const [members, games, freeStakes] = await Promise.all([
    readMembers(db, playerId, anchors),
    readGames(db, anchors),
    readFreeStakes(db, playerId, anchors),
  ])
  return anchors.map((anchor) => {
    const sums = sumUp(members.filter(({ anchorId }) => anchorId === anchor.id))
    const game = games.get(anchor.gameCode)
    return {
      id: String(anchor.id),
      gameCode: anchor.gameCode,
      game: game?.name ?? anchor.gameCode,
      studio: game?.studio ?? '',
      cover: coverOf(anchor.gameCode),
      product: PRODUCTS.find((product) => game?.slugs.includes(product)) ?? null,
      stake: unitsOf(sums.stakeE5),
      freeStake: unitsOf(freeStakes.get(anchor.id) ?? sums.freeStakeE5),
      win: unitsOf(sums.winE5),
      net: unitsOf(sums.winE5 - sums.stakeE5),
      status: sums.status,
      result: sums.result,
      timeStamp: anchor.createdAt.toISOString(),
    }
  })
}

type Game = { code: string; name: string; studio: string; slugs: string[] }

async function readGames(db: Db, anchors: readonly Anchor[]): Promise<Map<string, Game>> {
  const codes = [...new Set(anchors.map(({ gameCode }) => gameCode))]
  if (codes.length === 0) return new Map()
  const { rows } = await sql<Game>`
    select code, name, studio, slugs from game
      join game_category category on category.id = category_id
      where code = any(${codes})`.execute(db)
  return new Map(rows.map((row) => [row.code, row]))
}
