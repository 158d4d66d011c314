import type { Kurus, Random } from '../../game.ts'
import type { Placed } from '../../rooms/room-game.ts'
import { shoeOf } from '../../testing/shoe.ts'
import type { Bet } from '../bets.ts'
import type { Move } from '../moves.ts'
import { LIVE_BLACKJACKS } from '../rules.ts'
import type { Playing, Table } from '../table.ts'

const [room] = LIVE_BLACKJACKS
if (!room) throw new Error('no table')

export const at = (place: number, stakeKurus = 1_000): Bet => ({ place, stakeKurus })
export const behind = (
  place: number,
  some: { stakeKurus?: number; follows?: boolean } = {},
): Bet => ({
  behind: place,
  stakeKurus: some.stakeKurus ?? 1_000,
  follows: some.follows ?? true,
})

type Lies = Placed<Bet, Move> & { moves: { phase: string; sinceMs: number; move: Move }[] }

/** A round at the first table, of a shoe that deals these cards first. Bets are named by their order: `a`, `b`. */
export function openTable(cards: string | (() => Random), ...bets: Bet[]) {
  const placed: Lies[] = bets.map((bet, index) => {
    const id = String.fromCharCode(97 + index)
    return { id, seat: `player-${id}`, bet, moves: [] }
  })
  const paid = new Map<string, Kurus>(placed.map(({ id, bet }) => [id, room?.stakeOf(bet) ?? 0]))
  /** Whose wallet refuses what costs something. */
  const poor = new Set<string>()
  let table: Table | undefined = room?.begin(null)
  const now = () => {
    if (!room || !table) throw new Error('the round is over')
    return { room, table }
  }
  const found = (id: string) => {
    const one = placed.find((other) => other.id === id)
    if (!one) throw new Error(`no bet ${id}`)
    return one
  }

  const here = {
    placed,
    paid,
    poor,
    get table() {
      return now().table
    },
    get playing() {
      return now().table as Playing
    },
    get phase() {
      return now().room.phaseOf(now().table).name
    },
    random: typeof cards === 'string' ? () => shoeOf(cards, { isAll: false }) : cards,
    /** The phase's time is over. */
    pass() {
      table = now().room.next(now().table, placed, here.random)
    },
    to(name: string) {
      while (here.phase.split(':')[0] !== name) here.pass()
      return here
    },
    /** Answers why it cannot be given, or `poor` where it cannot be paid. */
    give(id: string, command: Move): string | undefined {
      const one = found(id)
      const made = now().room.make(now().table, one, command, 0)
      if ('why' in made) return made.why
      const price = now().room.priceOf?.(one.bet, command) ?? 0
      if (price > 0 && poor.has(id)) return 'poor'
      paid.set(id, (paid.get(id) ?? 0) + price)
      one.moves.push({ phase: here.phase, sinceMs: 0, move: made.move })
      table = now().room.after?.(now().table, one, made.move)
      const more = now().room.commandsAfter?.(now().table, placed, { id, move: made.move }) ?? []
      for (const next of more) here.give(next.id, next.command as Move)
      if (made.isPhaseOver) here.pass()
      return undefined
    },
    /** Plays the hand in turn. */
    play: (id: string, play: 'hit' | 'stand' | 'double' | 'split') =>
      here.give(id, { play, turn: here.playing.made.length }),
    returned: (id: string) => now().room.returnOf(now().table, found(id), 0),
    movesOf: (id: string) => found(id).moves.map(({ move }) => move),
    betOf: (id: string) => found(id).bet,
  }
  return here
}
