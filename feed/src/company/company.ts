import { openWorldDays } from '../bad-days/world-days.ts'
import type { Clock } from '../clock.ts'
import type { EventBody, ToldMarket } from '../protocol/message.ts'
import type { ProducerName } from '../protocol/producer-name.ts'
import { tellBefore, tellMatch } from '../telling/tell-match.ts'
import { UNTOLD } from '../telling/told.ts'
import type { World } from '../world/play.ts'
import { WORLDS } from '../world/worlds.ts'
import type { Match, Tellers } from './match.ts'
import { openSeasons } from './seasons.ts'
import { openSight } from './sight.ts'

/** How many matches that are to come get their first prices in a tick: others wait for the next one. */
const OPENED_PER_TICK = 3

export type CompanyDeps = {
  seed: string
  clock: Clock
  producers: Tellers
  /** Of live prices, in place of the sport’s own. */
  pacedMs?: number
  openedPerTick?: number
  worlds?: readonly World[]
  /** How many parts of work for the seasons are done in a tick. */
  seasonParts?: number
}

/** The company at work: what happens in its world, told by the stream that has the match. */
export function openCompany(deps: CompanyDeps) {
  const { seed, clock, producers, pacedMs, openedPerTick = OPENED_PER_TICK } = deps
  const worlds = deps.worlds ?? WORLDS
  const sight = openSight(seed, worlds, producers)
  const days = openWorldDays({ clock, tellers: producers, matches: sight.matches })
  const say = async (name: ProducerName, bodies: readonly EventBody[]) => {
    if (bodies.length > 0) await producers[name].tell(days.withoutWrong(name, bodies))
  }

  const seasons = openSeasons({
    seed,
    clock,
    worlds,
    teller: producers.pre,
    say: (bodies) => say('pre', bodies),
    ...(deps.seasonParts !== undefined && { partsPerTick: deps.seasonParts }),
  })

  async function tellLive(match: Match, nowMs: number): Promise<void> {
    await handOver(match, producers)
    const { world, fixture } = match
    const everyMs = pacedMs ?? (world.pricedEveryS ?? Number.POSITIVE_INFINITY) * 1_000
    const moment = { world, fixture, play: match.play(), nowMs, everyMs }
    const { bodies, told } = tellMatch(match.told.live, moment)
    match.told.live = told
    await say('live', bodies)
  }

  /** Prices stand until the start. */
  async function tellPre({ world, fixture, told }: Match, nowMs: number): Promise<void> {
    const telling = tellBefore(told.pre, world, fixture, nowMs)
    told.pre = telling.told
    await say('pre', telling.bodies)
  }

  return {
    /** Everything that is new since the last time. To be called each second. */
    async tick(): Promise<void> {
      const nowMs = clock()
      await days.end()
      sight.look(nowMs)
      let opened = 0
      for (const match of sight.matches.values()) {
        const isUntold = match.told.pre.pricedMs === 0
        if (match.fixture.startMs <= nowMs) await tellLive(match, nowMs)
        else if (isUntold && opened++ < openedPerTick) await tellPre(match, nowMs)
      }
      await seasons.tick(nowMs)
    },
    matches: sight.matches,
    seasons: seasons.known,
    /** Begins a bad day of the company’s own; says of which event and markets. */
    beginDay: days.begin,
    /** Puts right what was told wrongly, before its time. */
    endDays: () => days.end(true),
  }
}

/** At the start the stream of what is to come gives its markets to the live one. */
async function handOver({ fixture, told }: Match, producers: Tellers): Promise<void> {
  const { unsettled } = told.pre
  if (unsettled.size === 0) return
  told.pre = UNTOLD
  told.live = { ...told.live, unsettled: new Map([...unsettled, ...told.live.unsettled]) }
  const markets = [...unsettled.values()].map(
    ({ key, line }): ToldMarket => ({ key, line, status: -2, prices: [] }),
  )
  await producers.pre.tell([{ type: 'odds_change', event: fixture.id, markets }])
}
