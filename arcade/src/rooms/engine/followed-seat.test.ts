import { expect, test } from 'vitest'
import type { Playing } from '../../games/live-blackjack/table.ts'
import { advised } from '../../games/live-blackjack/testing/play-by-strategy.ts'
import { openEngine, START } from '../testing/open-engine.ts'
import { takeBack, takeBet, takeDebit } from './commands.ts'
import { advance, begin } from './engine.ts'
import { takeFurtherDebit } from './further-stakes.ts'
import { takeMove } from './moves.ts'
import type { Ride } from './ride.ts'
import { emptyStep, type Step } from './step.ts'

const STAKE = 1_000

type Seat = { name: string; isDemo?: boolean }

/** A table at which `a` sits at the third seat and others bet behind it, once cards lie there. */
function openTable(from: number, ...others: Seat[]) {
  const [engine, step] = [openEngine('zar_kubbe_21', from), emptyStep()]
  let nowMs = START
  let commands = 0
  const to = () => ({ commandId: `command-${++commands}`, answer: () => {} })
  begin(engine, START, step)
  const bet = ({ name, isDemo = false }: Seat, what: object): Ride => {
    const who = { id: name, name, isDemo, sessionId: name, holder: null }
    const ride = takeBet(engine, who, { slot: 0, bet: { ...what } }, { to: to(), step })
    if (!ride) throw new Error('no bet')
    takeDebit(engine, ride, { kind: 'taken', balanceKurus: 0 }, { atMs: START, step })
    return ride
  }
  const seat = bet({ name: 'a' }, { place: 2, stakeKurus: STAKE })
  const behind = others.map((one) => bet(one, { behind: 2, stakeKurus: STAKE, follows: true }))
  const here = {
    engine,
    step,
    seat,
    behind,
    get table() {
      return engine.round?.table as Playing
    },
    get phase() {
      return engine.round?.phase.name.split(':')[0] ?? ''
    },
    pass(ms: number) {
      nowMs += ms
      advance(engine, nowMs, step)
    },
    /** To the end of the phase that runs. */
    over: () =>
      here.pass((engine.round?.phase.lengthMs ?? 0) + (engine.round?.phaseStartedMs ?? 0) - nowMs),
    to(phase: string) {
      while (here.phase !== phase) here.over()
    },
    give: (ride: Ride, move: object) =>
      takeMove(engine, ride, { ...move }, { atMs: nowMs, to: to(), step }),
    play: (move: string) => here.give(seat, { play: move, turn: here.table.made.length }),
    /** What the wallets answer about all further stakes that they are asked for. */
    answer(kindOf: (ride: Ride) => 'taken' | 'refused' = () => 'taken') {
      for (const asked of step.further.asked.splice(0)) {
        const kind = kindOf(asked.ride)
        const debit =
          kind === 'taken'
            ? ({ kind, balanceKurus: 0 } as const)
            : ({ kind, refusal: 'not_enough_money' } as const)
        takeFurtherDebit(engine, asked, debit, { atMs: nowMs, step })
      }
    },
  }
  return here
}
type Table = ReturnType<typeof openTable>

/** A table whose seat doubles by the strategy, in its turn. */
function atDouble(...others: Seat[]): Table {
  for (let from = 1; from < 200; from++) {
    const table = openTable(from, ...others)
    table.to('dealing')
    table.over()
    if (table.phase === 'turn' && advised(table.table) === 'double') return table
  }
  throw new Error('nobody doubles')
}
const stakesOf = (ride: Ride) => (ride.course as { stakesKurus: number[] }).stakesKurus
const kindsIn = ({ journal }: Step) => journal.filter(({ kind }) => kind === 'move').length

test('a seat’s double waits for its wallet, and whoever follows is asked for the same at their own', () => {
  const table = atDouble({ name: 'b' }, { name: 'c' })
  expect(table.play('double')).toMatchObject({ priceKurus: STAKE })
  expect(table.table.made).toEqual([])
  table.answer()
  expect([table.table.made, table.phase]).toEqual([['double'], 'dealer'])
  const [b, c] = table.behind as [Ride, Ride]
  expect(table.step.further.asked.map(({ ride }) => ride)).toEqual([b, c])
  table.answer((ride) => (ride === b ? 'taken' : 'refused'))
  expect([stakesOf(table.seat), stakesOf(b), stakesOf(c)]).toEqual([[2_000], [2_000], [STAKE]])
  expect(kindsIn(table.step)).toBe(2)
  table.to('result')
  expect(b.returnKurus).toBe(table.seat.returnKurus)
  expect(c.returnKurus).toBe(Number(table.seat.returnKurus) / 2)
})

test('play money bets behind, and follows nothing', () => {
  const table = atDouble({ name: 'guest', isDemo: true })
  table.play('double')
  table.answer()
  expect(table.step.further.asked).toEqual([])
  expect(stakesOf(table.behind[0] as Ride)).toEqual([STAKE])
})

test('a double whose wallet answers after the clock goes back, and the hand has stood', () => {
  const table = atDouble()
  table.play('double')
  table.over()
  expect(table.table.made).toEqual(['late'])
  table.answer()
  expect(table.step.further.back).toMatchObject([{ refusal: 'move_too_late' }])
  expect(stakesOf(table.seat)).toEqual([STAKE])
})

test('a wallet that answers a follower after the result gives the stake back', () => {
  const table = atDouble({ name: 'b' })
  table.play('double')
  table.answer()
  table.to('result')
  table.answer()
  expect(table.step.further.back).toHaveLength(1)
  expect(table.behind[0]).toMatchObject({ furtherKurus: 0, state: 'decided' })
})

test('a bet behind a seat that was left goes back once bets are closed', () => {
  const table = openTable(1, { name: 'b' })
  const to = { commandId: 'back', answer: () => {} }
  takeBack(table.engine, table.seat, { atMs: START, to, step: table.step })
  table.to('closed')
  expect(table.behind[0]?.state).toBe('back')
})
