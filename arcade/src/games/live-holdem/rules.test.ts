import { expect, test } from 'vitest'
import { commitmentOf, randomOf } from '../../fairness/seeds.ts'
import { type Card, nameOf } from '../cards.ts'
import { aaOddsOf, holdem } from '../holdem/rules.ts'
import { range } from '../shuffle.ts'
import known from '../testing/known-answers.json' with { type: 'json' }
import { chainDraws, placedAs, settledIn, soloDraws, tablesOf } from '../testing/room-round.ts'
import { liveHoldemFacts } from './facts.ts'
import { declared, expectedOf } from './mathematics.ts'
import {
  type Bet,
  type Course,
  LENGTHS,
  liveHoldem,
  type Move,
  PLACES,
  type Table,
} from './rules.ts'

const PLACES_ALL = range(0, PLACES - 1)
const CALL: Move = { call: true }
const FOLD: Move = { fold: true }

const betAt = (place: number, some: Partial<Bet> = {}): Bet => ({
  place,
  anteKurus: 1_000,
  aaKurus: 500,
  callsAtEnd: false,
  ...some,
})
const sitting = (
  place: number,
  { moves = [], ...some }: Partial<Bet> & { moves?: Move[] } = {},
) => {
  const made = moves.map((move) => ({ phase: 'decision', sinceMs: 100, move }))
  return { ...placedAs(betAt(place, some), made), id: `bet ${place}`, seat: `seat ${place}` }
}
type Sitting = ReturnType<typeof sitting>

const inRound = (nonce: number, placed: Sitting[] = []) =>
  tablesOf(liveHoldem, soloDraws(nonce), { placed })
const tableIn = (phase: Table['phase'], placed: Sitting[] = [], nonce = 0): Table => {
  const found = inRound(nonce, placed).find((table) => table.phase === phase)
  if (!found) throw new Error(`no ${phase}`)
  return found
}
const cardsIn = (tables: readonly Table[]): readonly Card[] => {
  const last = tables.at(-1)
  return last && 'cards' in last ? last.cards : []
}
const returnedTo = (one: Sitting, nonce = 0) =>
  settledIn(liveHoldem, inRound(nonce, [one]), one).returned

/** Nineteen cards by a program in another language. */
const BY_PYTHON: Record<number, string> = {
  1: '3h Ts 5h Ac 8d Ad Tc Qc Kh 9h Qh 4d 4s 3d Jd 2c 9s 8h Kd',
  2: '4s 5s Jh Jc 5c Tc 8h Ah 6h 6s 3h 8s 3d Ad 3s 2c 3c Ks 8c',
  3: '3d Tc Jh 6c Qs 9h 6d Ac 8s Kc 2s 5d Ks As 6s 9s 5h 7s 4h',
}

test('six hands, the dealer’s and the board are the published draws, in their order', () => {
  for (const { nonce, result } of known.draws.videoPoker) {
    const names = cardsIn(inRound(nonce)).map(nameOf)
    expect(names.slice(0, 10)).toEqual([...result.dealt, ...result.next])
  }
  for (const [round, names] of Object.entries(BY_PYTHON))
    expect(
      cardsIn(tablesOf(liveHoldem, chainDraws(Number(round))))
        .map(nameOf)
        .join(' '),
    ).toBe(names)
})

test('sitting down changes no card', () => {
  const nobody = inRound(1)
  const all = inRound(
    1,
    PLACES_ALL.map((place) => sitting(place)),
  )
  expect(cardsIn(all)).toEqual(cardsIn(nobody))
  expect(liveHoldem.pastOf?.(all.at(-1) as Table)).toEqual(
    liveHoldem.pastOf?.(nobody.at(-1) as Table),
  )
})

test('every place is the table for one, of its own two cards', () => {
  const signs = new Set<string>()
  for (const nonce of range(0, 24)) {
    const cards = cardsIn(inRound(nonce))
    for (const place of PLACES_ALL)
      for (const end of ['called', 'folded'] as const) {
        const moves = [end === 'called' ? CALL : FOLD]
        const returned = returnedTo(sitting(place, { moves }), nonce)
        expect(returned).toBe(returnedAlone(cards, place, end))
        signs.add(`${end} ${Number(returned) > 0}`)
      }
  }
  expect(signs.size).toBe(4)
})

const returnedAlone = (cards: readonly Card[], place: number, end: 'called' | 'folded') => {
  const { anteKurus, aaKurus } = betAt(place)
  const player = cards.slice(place * 2, place * 2 + 2)
  const [dealer, board] = [cards.slice(12, 14), cards.slice(14)]
  return holdem.returnOf({ anteKurus, aaKurus, player, dealer, board, end })
}

test('a hand without a decision folds when time is up, and AA+ is paid all the same', () => {
  for (const nonce of range(0, 40))
    expect(returnedTo(sitting(2), nonce)).toBe(returnedTo(sitting(2, { moves: [FOLD] }), nonce))
})

test('a hand that was marked calls when time is up; a fold brings the reserved stake back', () => {
  for (const nonce of range(0, 40)) {
    const marked = { callsAtEnd: true }
    const called = returnedTo(sitting(2, { moves: [CALL] }), nonce)
    const folded = returnedTo(sitting(2, { moves: [FOLD] }), nonce) as number
    expect(returnedTo(sitting(2, marked), nonce)).toBe(called)
    expect(returnedTo(sitting(2, { ...marked, moves: [CALL] }), nonce)).toBe(called)
    expect(returnedTo(sitting(2, { ...marked, moves: [FOLD] }), nonce)).toBe(folded + 2_000)
  }
})

test('a call costs two antes, or nothing where they were taken with the bet', () => {
  const [bet, marked] = [betAt(0), betAt(0, { callsAtEnd: true })]
  expect([bet, marked].map((one) => liveHoldem.stakeOf(one))).toEqual([1_500, 3_500])
  expect([bet, marked].map((one) => liveHoldem.priceOf?.(one, CALL))).toEqual([2_000, 0])
  expect([bet, marked].map((one) => liveHoldem.priceOf?.(one, FOLD))).toEqual([0, 0])
})

test('a bet names one of six places, the stakes of the table for one, and what the clock does', () => {
  const read = (some: object) => liveHoldem.readBet({ ...betAt(0), ...some })
  expect(read({})).toEqual(betAt(0))
  expect(read({ place: 5, anteKurus: 200_000, aaKurus: 0, callsAtEnd: true })).toBeDefined()
  for (const wrong of [
    { place: 6 },
    { place: -1 },
    { place: 0.5 },
    { anteKurus: 400 },
    { anteKurus: 200_100 },
    { anteKurus: 550 },
    { aaKurus: 50_100 },
    { aaKurus: -100 },
    { callsAtEnd: 1 },
    { more: true },
  ])
    expect(read(wrong), JSON.stringify(wrong)).toBeUndefined()
})

test('the clock waits for whoever has not decided, and stops with the last decision', () => {
  const placed = [sitting(1), sitting(4)]
  const [first, second] = placed as [Sitting, Sitting]
  const clock = tableIn('decision', placed)
  expect(liveHoldem.phaseOf(clock)).toEqual({ name: 'decision', kind: 'play', lengthMs: 12_000 })
  expect(liveHoldem.make(clock, first, CALL, 0)).toEqual({ move: CALL })
  const called = liveHoldem.after?.(clock, first, CALL) as Table
  expect(liveHoldem.make(called, first, FOLD, 0)).toEqual({ why: 'not_now' })
  expect(liveHoldem.make(called, second, FOLD, 0)).toEqual({ move: FOLD, isPhaseOver: true })
  expect(inRound(0).map(({ phase }) => phase)).not.toContain('decision')
})

test('a decision is taken while its clock runs, not before and not after', () => {
  const one = sitting(0)
  const ask = (phase: Table['phase']) => liveHoldem.make(tableIn(phase, [one]), one, CALL, 0)
  for (const phase of ['betting', 'closed', 'deal'] as const)
    expect(ask(phase)).toEqual({ why: 'too_early' })
  for (const phase of ['board', 'showdown', 'result'] as const)
    expect(ask(phase)).toEqual({ why: 'too_late' })
  expect([{ call: false }, {}, { fold: true, call: true }].map(liveHoldem.readMove)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('the board opens with the clock, the rest after it, the dealer last', () => {
  const placed = [sitting(0)]
  const shownIn = (phase: Table['phase']) => liveHoldem.shownOf(tableIn(phase, placed))
  const { dealer, board } = liveHoldem.shownOf(tableIn('result', placed)) as Record<string, Card[]>
  expect(shownIn('closed')).toEqual({ kept: PLACES_ALL.map(() => false) })
  expect(shownIn('deal')).toEqual({})
  expect(shownIn('decision')).toEqual({ board: board?.slice(0, 3) })
  expect(shownIn('board')).toEqual({ board })
  expect(shownIn('showdown')).toEqual({ board, dealer })
  expect([dealer?.length, board?.length]).toEqual([2, 5])
})

test('a player sees their two cards from the deal on, everybody else at the showdown', () => {
  const one = sitting(3)
  const handIn = (phase: Table['phase'], of: 'courseOf' | 'ownCourseOf') =>
    (liveHoldem[of]?.(tableIn(phase, [one]), one, 0) as Course | undefined)?.hand
  const own = cardsIn(inRound(0)).slice(6, 8)
  const phases = Object.keys(LENGTHS) as Table['phase'][]
  expect(phases.map((phase) => handIn(phase, 'ownCourseOf'))).toEqual([
    null,
    null,
    ...range(1, 5).map(() => own),
  ])
  expect(phases.map((phase) => handIn(phase, 'courseOf'))).toEqual([
    ...range(1, 5).map(() => null),
    own,
    own,
  ])
})

test('a course tells the call’s stake while it lies on the table, and how the hand ended', () => {
  const told = (phase: Table['phase'], one: Sitting) => {
    const course = liveHoldem.courseOf(tableIn(phase, [one]), one, 0) as Course
    return [course.end, course.callKurus]
  }
  expect(told('decision', sitting(0))).toEqual([null, 0])
  expect(told('decision', sitting(0, { callsAtEnd: true }))).toEqual([null, 2_000])
  expect(told('decision', sitting(0, { moves: [CALL] }))).toEqual(['called', 2_000])
  expect(told('decision', sitting(0, { callsAtEnd: true, moves: [FOLD] }))).toEqual(['folded', 0])
  expect(told('board', sitting(0))).toEqual(['folded', 0])
  expect(told('board', sitting(0, { callsAtEnd: true }))).toEqual(['called', 2_000])
})

test('a place takes one bet, and is kept for whoever played it in the round before', () => {
  const last = inRound(0, [sitting(1), sitting(4)]).at(-1) as Table
  const open = liveHoldem.begin(liveHoldem.carry?.(last) ?? null)
  const ask = (place: number, seat: string, placed: Sitting[] = []) =>
    liveHoldem.whyNoBet?.(open, betAt(place), placed, seat)
  expect(liveHoldem.shownOf(open)).toEqual({
    kept: [false, true, false, false, true, false],
  })
  expect(JSON.stringify(liveHoldem.shownOf(open))).not.toContain('seat')
  expect([ask(1, 'seat 1'), ask(4, 'seat 4'), ask(0, 'new')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(ask(1, 'new')).toBe('place_taken')
  expect(ask(0, 'new', [sitting(0)])).toBe('place_taken')
  const empty = liveHoldem.begin(liveHoldem.carry?.(inRound(0).at(-1) as Table) ?? null)
  expect(liveHoldem.whyNoBet?.(empty, betAt(1), [], 'new')).toBeUndefined()
})

test('FAIR-05: a bet is computed again from its draws and its one move', () => {
  for (const nonce of range(0, 30))
    for (const moves of [[], [CALL], [FOLD]])
      for (const callsAtEnd of [false, true]) {
        const one = sitting(nonce % PLACES, { callsAtEnd, moves })
        const again = liveHoldem.replay?.(one.bet, moves, soloDraws(nonce))
        expect(again?.winKurus).toBe(returnedTo(one, nonce))
      }
  for (const moves of [[CALL, FOLD], [{ raise: true }]])
    expect(liveHoldem.replay?.(betAt(0), moves, soloDraws(0))).toBeUndefined()
})

test('FAIR-27: at every place 5,000 hands return on AA+ what it declares', () => {
  const [rounds, seeds] = [5_000, { serverSeed: commitmentOf('seats'), clientSeed: 'seats' }]
  const aa = declared().find(({ mode }) => mode === 'aa')
  if (!aa) throw new Error('no AA+')
  const sums = PLACES_ALL.map(() => 0)
  for (let round = 0; round < rounds; round++) {
    const cards = cardsIn(tablesOf(liveHoldem, () => randomOf(seeds, round)))
    for (const place of PLACES_ALL) {
      const odds = aaOddsOf(cards.slice(place * 2, place * 2 + 2), cards.slice(14, 17))
      sums[place] = (sums[place] ?? 0) + (odds === undefined ? 0 : odds + 1)
    }
  }
  const error = aa.deviation / Math.sqrt(rounds)
  for (const [place, sum] of sums.entries()) {
    // Beyond it once in two thousand for each of six places.
    expect(Math.abs(sum / rounds - aa.rtp) / error, `place ${place}`).toBeLessThan(3.48)
  }
})

test('what a bet was bound to return counts a call’s stake as coming back, reserved or not', () => {
  const mean = (some: Partial<Bet>, end: Course['end']) =>
    expectedOf(betAt(0, some), { end }).meanKurus
  const ante = mean({}, 'folded')
  expect(mean({}, 'called')).toBe(ante + 2_000)
  expect(mean({ callsAtEnd: true }, 'called')).toBe(ante + 2_000)
  expect(mean({ callsAtEnd: true }, 'folded')).toBe(ante + 2_000)
})

test('what is told of the table is what its rules take and its mathematics says', () => {
  const [ante] = declared()
  const { code, stakeLira, rtpBp, maxWin } = liveHoldemFacts
  expect(code).toBe(liveHoldem.code)
  const least = betAt(0, { anteKurus: 500, aaKurus: 0 })
  const most = betAt(0, { anteKurus: 200_000, aaKurus: 50_000, callsAtEnd: true })
  expect([least, most].map((bet) => liveHoldem.readBet(bet))).toEqual([least, most])
  expect([least, most].map((bet) => liveHoldem.stakeOf(bet) / 100)).toEqual([
    stakeLira.least,
    stakeLira.most,
  ])
  expect(Math.floor((ante?.rtp ?? 0) * 10_000)).toBe(rtpBp.lowest)
  expect(ante?.most).toBe(maxWin)
})
