import type { Selectable } from 'kysely'
import type { CasinoTables, GameName } from '../../../db/tables/casino.ts'
import type { BrokenRow, GameList, GameProvider, ListedGame } from '../provider.ts'
import { shown, whyBroken } from './why-broken.ts'

const CATEGORY_IDS = { slot: 1, live: 2, games: 3, bingo: 4, tvbets: 5 } as const satisfies Record<
  ListedGame['section'],
  number
>

/** The supplier's games as they are held, and the codes of its list that are another supplier's. */
export type StoredGames = {
  games: ReadonlyMap<string, Selectable<CasinoTables['game']>>
  foreign: ReadonlySet<string>
  /** Whether the office has closed the supplier: none of its games opens. */
  isSupplierClosed: boolean
}
export type Row = ReturnType<typeof rowOf>
export type Difference = {
  added: GameName[]
  changed: GameName[]
  disabled: GameName[]
  moved: number
  same: number
  broken: BrokenRow[]
  /** What is to be written, and the codes that are only to be closed. */
  rows: Row[]
  unlisted: string[]
}

/** What a supplier's list makes of its games, row by row. */
export function compare({ name }: GameProvider, list: GameList, held: StoredGames): Difference {
  const { rows, broken } = sound(name, list, held)
  const difference: Difference = {
    added: [],
    changed: [],
    disabled: [],
    moved: 0,
    same: 0,
    broken,
    rows: [],
    unlisted: [],
  }
  for (const row of rows.values()) place(difference, row, held.games.get(row.code))
  for (const game of held.games.values()) {
    if (!game.is_open || rows.has(game.code)) continue
    difference.disabled.push(named(game))
    difference.unlisted.push(game.code)
  }
  return difference
}

/** The rows that can be taken, each code once. */
function sound(name: GameProvider['name'], list: GameList, held: StoredGames) {
  const { games, foreign, isSupplierClosed } = held
  const rows = new Map<string, Row>()
  const broken = list.broken.map(({ row, why }) => ({ row: shown(row), why: shown(why) }))
  for (const game of list.games) {
    const why =
      whyBroken(game) ??
      (foreign.has(game.code) ? 'the code is another supplier’s' : undefined) ??
      (rows.has(game.code) ? 'the code is there twice' : undefined)
    if (why) broken.push({ row: shown(game.code), why })
    else {
      const isClosed = isSupplierClosed || (games.get(game.code)?.closed_by ?? null) !== null
      rows.set(game.code, rowOf(name, game, rows.size, isClosed))
    }
  }
  return { rows, broken }
}

function place(to: Difference, row: Row, held: Selectable<CasinoTables['game']> | undefined): void {
  const change = changeOf(row, held)
  if (change === 'same') {
    to.same += 1
    return
  }
  to.rows.push(row)
  if (change === 'moved') to.moved += 1
  else to[change].push(named(row))
}

const FACTS = [
  ...([
    'category_id',
    'name',
    'name_en',
    'studio',
    'kind',
    'rtp_bp',
    'volatility',
    'is_open',
  ] as const),
  ...(['max_win', 'lines', 'stake_min_e5', 'stake_max_e5'] as const),
] as const

function changeOf(row: Row, held: Selectable<CasinoTables['game']> | undefined) {
  if (!held) return 'added'
  if (held.is_open && !row.is_open) return 'disabled'
  const isSame =
    FACTS.every((fact) => held[fact] === row[fact]) && held.features.join() === row.features.join()
  if (!isSame) return 'changed'
  return held.position === row.position ? 'same' : 'moved'
}

const named = ({ code, name }: GameName): GameName => ({ code, name })

function rowOf(
  provider: GameProvider['name'],
  game: ListedGame,
  position: number,
  isClosed: boolean,
) {
  return {
    code: game.code,
    provider,
    category_id: CATEGORY_IDS[game.section],
    name: game.name,
    name_en: game.nameEn,
    studio: game.studio,
    kind: game.kind,
    features: [...game.features],
    rtp_bp: game.rtpBp,
    volatility: game.volatility,
    max_win: game.maxWin,
    lines: game.lines,
    stake_min_e5: game.stakes?.minE5 ?? null,
    stake_max_e5: game.stakes?.maxE5 ?? null,
    is_open: game.isOpen && !isClosed,
    position,
    released_at: game.releasedAt,
  }
}
