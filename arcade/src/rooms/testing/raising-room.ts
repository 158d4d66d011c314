import type { Json, Kurus } from '../../games/game.ts'
import type { AnyRoom, Placed } from '../../games/rooms/room-game.ts'

type RaisedBet = Placed<Json, Json>

const isRaise = ({ move }: { move: Json }) => JSON.stringify(move) === '{"raise":true}'
const baseOf = (placed: RaisedBet): RaisedBet => ({
  ...placed,
  moves: placed.moves.filter((made) => !isRaise(made)),
})

/**
 * A room whose bets may be raised once while its first phase of play runs: for their stake again, at
 * twice the return. `follows`: a raise is given for every other bet too. Answers what undoes it.
 */
export function letBetsBeRaised(rules: AnyRoom, { follows }: { follows: () => boolean }) {
  const base = { ...rules }
  const isRaised = ({ moves }: RaisedBet) => moves.some(isRaise)
  const raised: Partial<AnyRoom> = {
    readMove: (input) =>
      JSON.stringify(input) === '{"raise":true}' ? { raise: true } : base.readMove(input),
    priceOf: (bet, command) => (isRaise({ move: command }) ? base.stakeOf(bet) : 0),
    make(table, placed, command, sinceMs) {
      if (!isRaise({ move: command })) return base.make(table, baseOf(placed), command, sinceMs)
      if (base.phaseOf(table).kind !== 'play' || isRaised(placed)) return { why: 'not_now' }
      return { move: { raise: true } }
    },
    commandsAfter: (_table, placed, { id, move }) =>
      follows() && isRaise({ move })
        ? placed.flatMap((one) =>
            one.id === id || isRaised(one) ? [] : [{ id: one.id, command: { raise: true } }],
          )
        : [],
    decidedAtMs: (table, placed) => base.decidedAtMs?.(table, baseOf(placed)),
    returnOf(table, placed, sinceMs) {
      const returned = base.returnOf(table, baseOf(placed), sinceMs)
      return typeof returned === 'number' ? timesOf(placed) * returned : returned
    },
    courseOf: (table, placed, sinceMs) => base.courseOf(table, baseOf(placed), sinceMs),
  }
  const timesOf = (placed: RaisedBet): Kurus => (isRaised(placed) ? 2 : 1)
  Object.assign(rules, raised)
  return () => {
    Object.assign(rules, base)
    delete rules.priceOf
    delete rules.commandsAfter
  }
}
