import { slotFiguresOf } from '../approval/slot-figures.ts'
import { digestOf } from '../fairness/seeds.ts'
import { findFacts } from '../games/find-facts.ts'
import { findGame } from '../games/find-game.ts'
import { findModes } from '../games/find-modes.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { type ReturnRow, readReturns } from '../store/daily-returns.ts'
import { ALL_GAMES, listStops } from '../store/game-stops.ts'
import type { Listing } from '../supplier-clients/listing.ts'
import {
  OFFERED_SLOTS,
  offeredGames,
  type SupplierName,
} from '../supplier-clients/offered-games.ts'
import { isOfBestPlay } from './check-returns.ts'
import { ALARM_Z, isAlarm, judge, sumOf } from './judge.ts'
import type { GameReturns, ReturnsReply } from './protocol.ts'

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

function returnsOf(listing: Listing, rows: readonly ReturnRow[], isOpen: boolean): GameReturns {
  const { gameCode, name, studio, family } = listing
  const digest = digestOf(gameCode)
  const own = rows.filter((row) => row.gameCode === gameCode && row.digest === digest)
  return {
    gameCode,
    name,
    studio,
    family,
    version: findGame(gameCode)?.version ?? '',
    digest,
    declared: declaredOf(listing),
    isOpen,
    played: own.length > 0 ? playedOf(gameCode, own) : null,
  }
}

function declaredOf({ gameCode, rtpBp }: Listing): GameReturns['declared'] {
  const facts = findFacts(gameCode)?.rtpBp ?? { lowest: rtpBp, highest: rtpBp }
  const best = { isOfBestPlay: isOfBestPlay(gameCode) }
  if (facts.lowest !== facts.highest)
    return { lowest: facts.lowest / 10_000, highest: facts.highest / 10_000, exact: null, ...best }
  const slot = slotFiguresOf(gameCode)
  if (slot) return { lowest: slot.rtp, highest: slot.rtp, exact: slot.exact, ...best }
  const [main] = findModes(gameCode)?.declared() ?? []
  if (!main) throw new Error(`${gameCode} declares no return`)
  const { rtp, exactRtp } = main
  const exact = exactRtp && `${exactRtp.numerator}/${exactRtp.denominator}`
  return { lowest: rtp, highest: rtp, exact, ...best }
}

function playedOf(gameCode: string, rows: readonly ReturnRow[]): GameReturns['played'] {
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
