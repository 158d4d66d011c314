import { slotFiguresOf } from '../approval/slot-figures.ts'
import { roomDigestOf } from '../fairness/room-digest.ts'
import { digestOf } from '../fairness/seeds.ts'
import { findFacts } from '../games/find-facts.ts'
import { type AnyGame, versionsOf } from '../games/find-game.ts'
import { findModes } from '../games/find-modes.ts'
import { findRoom } from '../games/rooms/find-room.ts'
import type { AnyRoom } from '../games/rooms/room-game.ts'
import { findRoomModes } from '../games/rooms/room-modes.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { type ReturnRow, readReturns } from '../store/daily-returns.ts'
import { ALL_GAMES, listStops } from '../store/game-stops.ts'
import type { GameType, Listing } from '../supplier-clients/listing.ts'
import {
  OFFERED_SLOTS,
  offeredGames,
  type SupplierName,
} from '../supplier-clients/offered-games.ts'
import { isOfBestPlay } from './check-returns.ts'
import { ALARM_Z, isAlarm, judge, sumOf } from './judge.ts'
import type { GameReturns, ReturnsReply, VersionReturns } from './protocol.ts'

const KEPT_MS = 60_000

/** Answers what the games return; read of the sums at most once a minute, however many ask. */
export function openPublicReturns(arcade: Arcade): () => Promise<ReturnsReply> {
  const kept: { untilMs: number; reply?: Promise<ReturnsReply> } = { untilMs: 0 }
  return () => {
    const nowMs = arcade.clock()
    if (kept.reply && nowMs < kept.untilMs) return kept.reply
    const reply = readPublicReturns(arcade)
    kept.reply = reply
    kept.untilMs = nowMs + KEPT_MS
    // What failed is asked again by the next caller.
    reply.catch(() => {
      if (kept.reply === reply) delete kept.reply
    })
    return reply
  }
}

async function readPublicReturns({ pool, clock, closed }: Arcade): Promise<ReturnsReply> {
  const [rows, stops] = [await readReturns(pool), await listStops(pool)]
  const stopped = new Set(stops.map(({ gameCode }) => gameCode))
  const isOpen = (code: string) =>
    !closed.has(code) && !stopped.has(code) && !stopped.has(ALL_GAMES)
  const suppliers = Object.keys(OFFERED_SLOTS) as SupplierName[]
  const games = suppliers
    .flatMap((supplier) => offeredGames(supplier))
    .map((listing) => returnsOf(listing, rows, isOpen(listing.gameCode)))
  return { at: new Date(clock()).toISOString(), games }
}

/** Live tables are one family, whatever is played at them; so are the draws of TV. */
function familyOf(type: GameType): GameReturns['family'] {
  if (type === 'draw' || type === 'cards') return 'tv'
  return isLive(type) ? 'live' : type
}

const isLive = (type: GameType): type is Extract<GameType, `live-${string}`> =>
  type.startsWith('live-')

function returnsOf(listing: Listing, rows: readonly ReturnRow[], isOpen: boolean): GameReturns {
  const { gameCode, name, studio } = listing
  const room = findRoom(gameCode)
  const versions = room ? [room] : versionsOf(gameCode)
  const [now, ...earlier] = versions.map((game) => versionReturns(game, rows))
  if (!now) throw new Error(`no game is ${gameCode}`)
  return { gameCode, name, studio, family: familyOf(listing.type), isOpen, ...now, earlier }
}

function versionReturns(game: AnyGame | AnyRoom, rows: readonly ReturnRow[]): VersionReturns {
  const { code, version } = game
  const digest = game.kind === 'room' ? roomDigestOf(game) : digestOf(code, version)
  const own = rows.filter((row) => row.gameCode === code && row.digest === digest)
  return {
    version,
    digest,
    declared: declaredOf(game),
    played: own.length > 0 ? playedOf(code, own) : null,
  }
}

function declaredOf({
  code,
  version,
}: Pick<AnyGame, 'code' | 'version'>): VersionReturns['declared'] {
  const best = { isOfBestPlay: isOfBestPlay(code) }
  const slot = slotFiguresOf({ code, version })
  if (slot) return { lowest: slot.rtp, highest: slot.rtp, exact: slot.exact, ...best }
  const facts = findFacts(code)?.rtpBp
  if (facts && facts.lowest !== facts.highest)
    return { lowest: facts.lowest / 10_000, highest: facts.highest / 10_000, exact: null, ...best }
  const modes = findModes(code, version) ?? findRoomModes(code)
  const [main] = modes?.declared() ?? []
  if (!main) throw new Error(`${code} ${version} declares no return`)
  const { rtp, exactRtp } = main
  const exact = exactRtp && `${exactRtp.numerator}/${exactRtp.denominator}`
  return { lowest: rtp, highest: rtp, exact, ...best }
}

function playedOf(gameCode: string, rows: readonly ReturnRow[]): VersionReturns['played'] {
  const sums = sumOf(rows)
  const judged = judge(sums)
  const { returned, expected, half } = judged
  return {
    since: rows.map(({ since }) => since).sort()[0] ?? '',
    rounds: sums.rounds,
    hits: sums.hits,
    returned,
    expected,
    half,
    mostHundredths: sums.mostHundredths,
    isAlarm: isAlarm(judged, { boundZ: ALARM_Z, isOfBestPlay: isOfBestPlay(gameCode) }),
  }
}
