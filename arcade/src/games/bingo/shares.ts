import type { Kurus } from '../game.ts'
import type { Level, Prizes } from './levels.ts'
import { RETURNED_PERMILLE } from './levels.ts'
import type { Ticket } from './tickets.ts'

/** A ticket that was sold, by its number in the series. */
export type Sold = { number: number; ticket: Ticket }

/** A prize that has fallen: the call that met it, the tickets that it met, and the share of each. */
export type Won = {
  level: Level['name'] | 'growing'
  call: number
  tickets: readonly number[]
  eachKurus: Kurus
}

/** What the round comes to: its prizes in the order in which they fall, and the growing prize after it. */
export type Course = { won: readonly Won[]; calls: number; growingKurus: Kurus }

/** The part of what was sold that is paid for a level, in whole kuruş: what is cut off grows. */
export const potOf = (soldKurus: Kurus, permille: number): Kurus =>
  Math.floor((soldKurus * permille) / 1_000)

/** What the round adds to the growing prize: all that comes back, less the pots of the levels. */
export const growthOf = (soldKurus: Kurus, { levels }: Prizes): Kurus =>
  potOf(soldKurus, RETURNED_PERMILLE) -
  levels.reduce((sum, { permille }) => sum + potOf(soldKurus, permille), 0)

/**
 * Each level falls by the call that first meets it, in equal shares to every ticket that it meets;
 * what a share cuts off goes into the growing prize. That falls with a full house in time. In all,
 * what was sold less the house's twentieth is what is paid and what the growing prize gained.
 */
export function courseOf(
  sold: readonly Sold[],
  order: readonly number[],
  { prizes, soldKurus, growingKurus }: { prizes: Prizes; soldKurus: Kurus; growingKurus: Kurus },
): Course {
  const calls = new Map(order.map((number, at) => [number, at + 1]))
  const calledAt = (number: number) => calls.get(number) ?? Number.POSITIVE_INFINITY
  let growing = growingKurus + growthOf(soldKurus, prizes)
  const shareOut = (level: Won['level'], met: Met, pot: Kurus): Won => {
    const eachKurus = Math.floor(pot / met.tickets.length)
    growing += pot - eachKurus * met.tickets.length
    return { level, ...met, eachKurus }
  }
  const won = prizes.levels
    .map((level) => ({ ...level, met: firstMet(sold, (ticket) => level.metAt(ticket, calledAt)) }))
    .map(({ name, permille, met }) => shareOut(name, met, potOf(soldKurus, permille)))
  const full = won.at(-1)
  if (full && full.call <= prizes.growingCalls) {
    const pot = growing
    growing = 0
    won.push(shareOut('growing', { call: full.call, tickets: full.tickets }, pot))
  }
  return {
    won: won.sort((a, b) => a.call - b.call),
    calls: full?.call ?? 0,
    growingKurus: growing,
  }
}

type Met = Pick<Won, 'call' | 'tickets'>

function firstMet(sold: readonly Sold[], metAt: (ticket: Ticket) => number): Met {
  const met = sold.map(({ number, ticket }) => ({ number, at: metAt(ticket) }))
  const call = Math.min(...met.map(({ at }) => at))
  return { call, tickets: met.filter(({ at }) => at === call).map(({ number }) => number) }
}
