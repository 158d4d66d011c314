import { blend, coverColours } from '@zar/art'
import { FEATURES, type Game, type Kind, PROVIDERS, SECTIONS } from '@zar/contract/casino/casino'
import type { Locale } from '@zar/contract/limits'
import { unitsOf } from '@zar/contract/money'
import type { Selectable } from 'kysely'
import { gameName } from '../../../db/game-name.ts'
import type { CasinoTables } from '../../../db/tables/casino.ts'
import type { Clock } from '../../../platform/clock.ts'

/** For so long after its release a game is shown as new. */
const NEW_MS = 45 * 24 * 60 * 60_000
const KINDS: readonly string[] = Object.values(SECTIONS).flat()

export type GameRow = Selectable<CasinoTables['game']>

/** A game released after this is new. */
export const newSinceMs = (clock: Clock): number => clock.now().getTime() - NEW_MS

/** Where a game's cover picture is. It follows from the code and the name; the number is raised when covers change. */
export const coverOf = (code: string): string => `/covers/${encodeURIComponent(code)}.svg?v=2`

const isKind = (kind: string | null): kind is Kind => kind !== null && KINDS.includes(kind)
export const kindOf = (kind: string | null): Kind | null => (isKind(kind) ? kind : null)

/** A game as players of this language see it; whether it is new depends on the time. */
export function presentGame(row: GameRow, locale: Locale): Omit<Game, 'isNew'> {
  return {
    gameCode: row.code,
    mainProviderId: PROVIDERS[row.provider],
    name: gameName(row, locale),
    studio: row.studio,
    rtpBp: row.rtp_bp,
    volatility: row.volatility,
    maxWin: row.max_win,
    lines: row.lines,
    stakes: stakesOf(row),
    kind: kindOf(row.kind),
    features: FEATURES.filter((feature) => row.features.includes(feature)),
    cover: coverOf(row.code),
    tint: tintOf(row),
  }
}

const stakesOf = ({ stake_min_e5: min, stake_max_e5: max }: GameRow): Game['stakes'] =>
  min === null || max === null ? null : { min: unitsOf(min), max: unitsOf(max) }

/** The colours that the cover has away from its light, and under its name. */
function tintOf({ code, name }: GameRow): Game['tint'] {
  const { ground, plate } = coverColours(code, { name })
  return { ground: blend(ground[0], ground[1], 0.72), plate }
}
