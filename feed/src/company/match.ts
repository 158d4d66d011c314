import type { EventBody, EventStatus, SettledMarket, ToldMarket } from '../protocol/message.ts'
import type { ProducerName } from '../protocol/producer-name.ts'
import { endMsOf } from '../telling/tell-match.ts'
import { nameOf, type Told, UNTOLD } from '../telling/told.ts'
import { givenUp, playOf } from '../world/abandoned.ts'
import type { Fixture } from '../world/fixture.ts'
import type { Play, World } from '../world/play.ts'

/** A stream of the company, as far as the world needs it. */
export type Teller = {
  tell: (bodies: readonly EventBody[]) => Promise<void>
  /** The markets of an event that were told and are not settled. */
  marketsOf: (event: string) => Iterable<ToldMarket>
  /** Those that were settled and are not confirmed. */
  unconfirmedOf: (event: string) => Iterable<SettledMarket>
  statusOf: (event: string) => EventStatus | undefined
  forget: (events: readonly string[]) => void
}
export type Tellers = Record<ProducerName, Teller>

export type Match = {
  world: World
  fixture: Fixture
  /** All that will happen in it; made as it begins. */
  play: () => Play
  /** Ends it for good in a second, whatever the seed says. A process that starts anew does not know of it. */
  giveUp: (s: number) => void
  told: Record<ProducerName, Told>
}

/** A match as it was left: what the streams told before a restart is on sale, and is still to be settled. */
export function openMatch(seed: string, world: World, fixture: Fixture, tellers: Tellers): Match {
  const made: { play?: Play } = {}
  const play = () => {
    made.play ??= playOf(seed, world, fixture)
    return made.play
  }
  return {
    world,
    fixture,
    play,
    giveUp: (s) => {
      made.play = givenUp(play(), s)
    },
    told: { pre: remembered(tellers.pre, fixture), live: remembered(tellers.live, fixture) },
  }
}

/** What a stream told of an event before a restart. */
export function remembered(teller: Teller, { id }: { id: string }): Told {
  const markets = [...teller.marketsOf(id)]
  const open = markets.map(({ key, line, prices }) => ({
    key,
    line,
    selections: prices.map(([one]) => one),
  }))
  const over = [...teller.unconfirmedOf(id)].map(({ key, line, results }) => ({
    key,
    line,
    selections: results.map(([one]) => one),
  }))
  return {
    ...UNTOLD,
    // What was given up is told once.
    status: teller.statusOf(id) === 'abandoned' ? 'abandoned' : null,
    offered: new Map(markets.map((market) => [nameOf(market), market])),
    unsettled: new Map([...open, ...over].map((market) => [nameOf(market), market])),
    over: new Set(over.map(nameOf)),
  }
}

/** A match is kept for so long after its end. */
export const KEPT_MS = 1_800_000

/** It has ended a while ago, and nothing of it is left to be settled. */
export function isOver({ fixture, told, play }: Match, nowMs: number): boolean {
  if (fixture.startMs > nowMs) return false
  const isUnsettled = told.pre.unsettled.size > 0 || told.live.unsettled.size > 0
  const isDone = told.live.settled === 2 || told.live.status === 'abandoned' || !isUnsettled
  return isDone && endMsOf(fixture, play()) + KEPT_MS < nowMs
}
