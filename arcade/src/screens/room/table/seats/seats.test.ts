import { expect, test } from 'vitest'
import type { Json } from '../../../../games/game.ts'
import type { PublicBet } from '../../../../rooms/protocol.ts'
import { ownBet, roundAt } from '../../testing/room.ts'
import { type SeatedBet, seatsOf } from './seats.ts'

const bet = (no: number, course: Json): PublicBet => ({
  no,
  name: `p${no}`,
  stakeKurus: 100 * no,
  course,
  returnKurus: null,
})
const reader = { count: 4, read: (course: Json) => course as SeatedBet }
const withBets = (...bets: PublicBet[]) => {
  const room = roundAt('betting', { mine: [ownBet({ no: 9 })] })
  return { ...room, view: { ...room.view, bets } }
}

test('a seat is who bet there, whose it is kept for, or free', () => {
  const room = withBets(bet(1, { seat: 0 }), bet(2, { behind: 0 }), bet(3, { behind: 0 }))
  const seats = seatsOf(room, reader, { own: 2, kept: [1, 2] })
  expect(seats.map(({ state, name, behind }) => [state, name, behind])).toEqual([
    ['taken', 'p1', 2],
    ['kept', '', 0],
    ['mine', '', 0],
    ['free', '', 0],
  ])
})

test('the own bet makes the seat one’s own; a seat that another took is not any more', () => {
  const room = withBets(bet(9, { seat: 3 }), bet(1, { seat: 0 }))
  const stateOf = (own: number) =>
    seatsOf(room, reader, { own, kept: [] }).map(({ state }) => state)
  expect(stateOf(3)).toEqual(['taken', 'free', 'free', 'mine'])
  expect(stateOf(0)[0]).toBe('taken')
})

test('a seat that plays is taken, also where the list does not tell who sits there', () => {
  const room = withBets()
  const stateIn = (mine: typeof room.mine) =>
    seatsOf({ ...room, mine }, reader, { own: 2, kept: [], played: [1, 2] }).map(
      ({ state }) => state,
    )
  const own = ownBet({ no: 9, course: { seat: 2 } })
  expect(stateIn([own])).toEqual(['free', 'taken', 'mine', 'free'])
  // Chosen, and then somebody else was quicker.
  expect(stateIn([])).toEqual(['free', 'taken', 'taken', 'free'])
})
