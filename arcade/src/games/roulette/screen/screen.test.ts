import { expect, test } from 'vitest'
import type { Asked } from '../../../screens/game/game-screen.ts'
import { playOf, QUIET, roundOf } from '../../../screens/game/testing/round.ts'
import { stakeOn } from '../../../screens/kit/chips/placing.ts'
import type { Placed } from '../../bets.ts'
import { PLACES, WHEEL } from '../places.ts'
import { returnAt, roulette } from '../rules.ts'
import { double, press, setStake, takeAll } from './actions.ts'
import { CHIPS, screen } from './screen.tsx'
import {
  FIRST,
  type Frame,
  frameOf,
  lyingOn,
  markedNumber,
  type Options,
  standing,
} from './shown.ts'

const BETS: Placed = [
  { place: 'straight:17', stakeKurus: 2_500 },
  { place: 'red', stakeKurus: 10_000 },
  { place: 'dozen:2', stakeKurus: 5_000 },
]
const STAKED = 17_500

const played = (number: number, bets: Placed = BETS) =>
  roundOf(
    roulette.code,
    { bet: { bets }, result: { number }, returnKurus: returnAt(bets, number) },
    {
      stakedKurus: STAKED,
      winKurus: returnAt(bets, number),
      isDecided: true,
      state: 'settled',
    },
  )

/** A page: its options change as the screen asks, and what it sends is kept. */
function page(some: Parameters<typeof playOf>[0] = {}, first: Partial<Options> = {}) {
  const { play, sent } = playOf(some)
  const at: Asked<Options> & { sent: typeof sent } = {
    play,
    options: { ...FIRST, ...first },
    onOptions: (change) => {
      at.options = { ...at.options, ...change }
    },
    sent,
  }
  return at
}
const lying = (bets: Placed): Partial<Options> => ({ placing: { laid: bets, before: [] } })
/** Presses an action of the desk by its key, where it is not off. */
const by = (at: ReturnType<typeof page>, key: string) => {
  const action = screen.secondary?.(at).find((one) => one.key === key)
  if (action && action.whyOff === undefined) action.press()
}
const on = (place: string) => ({ chips: [{ place, count: 1 }], name: { place } })

test('every chip is one of the stakes of the game', () => {
  expect(CHIPS.length).toBeGreaterThanOrEqual(5)
  for (const lira of CHIPS) expect(roulette.stakesKurus).toContain(lira * 100)
})

test('what is pressed on the table is what the rules read', () => {
  const at = page({}, { chip: 10 })
  for (const place of ['straight:17', 'straight:17', 'split:17-20', 'corner:1-2-4-5', 'red'])
    press(at, on(place))
  expect(screen.main(at)).toMatchObject({ sumKurus: 5_000, isOff: false })
  screen.main(at).press()
  expect(at.sent.map((bet) => roulette.readBet(bet))).toEqual([
    {
      bets: [
        { place: 'straight:17', stakeKurus: 2_000 },
        { place: 'split:17-20', stakeKurus: 1_000 },
        { place: 'corner:1-2-4-5', stakeKurus: 1_000 },
        { place: 'red', stakeKurus: 1_000 },
      ],
    },
  ])
})

test('undo, take, double, clear and repeat change the table, and nothing is sent by them', () => {
  const at = page({ past: [played(3)] }, { chip: 5 })
  by(at, 'y')
  expect(standing(at.options, at.play)).toEqual(BETS)
  takeAll(at, on('dozen:2'))
  expect(standing(at.options, at.play)).toContainEqual({ place: 'dozen:2', stakeKurus: 4_500 })
  by(at, 'z')
  expect(standing(at.options, at.play)).toEqual(BETS)
  by(at, 'd')
  expect(screen.main(at).sumKurus).toBe(2 * STAKED)
  by(at, 'Backspace')
  expect(screen.main(at)).toMatchObject({ sumKurus: 0, isOff: true })
  for (let change = 0; change < 4; change++) by(at, 'z')
  expect(at.options.placing).toEqual({ laid: [], before: [] })
  expect(at.sent).toEqual([])
})

test('a stake that is typed is what lies there, and is undone at once; one that is too high changes nothing', () => {
  const at = page({ balanceKurus: 1_000_000 }, lying(BETS))
  setStake(at, 'red', 2_000)
  expect(stakeOn(standing(at.options, at.play), 'red')).toBe(2_000)
  expect(screen.message(at).text).toBe('Red: ₺80,00 taken. On the table: ₺95,00.')
  setStake(at, 'split:17-20', 700)
  expect(screen.message(at).text).toBe('Split 17 and 20: ₺7,00 placed. On the table: ₺102,00.')
  setStake(at, 'red', 0)
  expect(standing(at.options, at.play).some(({ place }) => place === 'red')).toBe(false)
  setStake(at, 'red', 100_100)
  expect(screen.message(at).text).toBe('The most on this place is ₺1.000,00.')
  for (let change = 0; change < 3; change++) by(at, 'z')
  expect(standing(at.options, at.play)).toEqual(BETS)
})

test('limits of a bet, of the table and of the balance are told, and no chip is laid', () => {
  const rich = page({ balanceKurus: 100_000_000 }, { chip: 500 })
  for (let chip = 0; chip < 3; chip++) press(rich, on('straight:17'))
  expect(rich.options.placing.laid).toEqual([{ place: 'straight:17', stakeKurus: 100_000 }])
  expect(screen.message(rich).text).toBe('The most on this place is ₺1.000,00.')
  for (let number = 0; number < 30; number++) press(rich, on(`straight:${number}`))
  expect(screen.main(rich).sumKurus).toBe(1_000_000)
  expect(screen.message(rich).text).toBe('The most on the table is ₺10.000,00.')
  const poor = page({ balanceKurus: 4_000 }, { chip: 50 })
  press(poor, on('red'))
  expect(poor.options.placing.laid).toEqual([])
  expect(screen.message(poor).text).toBe('This chip is more than your balance of ₺40,00.')
})

test('nothing is laid or sent out of turn, and nothing is sent without a connection', () => {
  for (const phase of ['asking', 'telling'] as const) {
    const at = page({ phase }, lying(BETS))
    press(at, on('red'))
    for (const key of ['s', 't']) screen.onKey?.(key, at)
    expect(screen.main(at).isOff).toBe(true)
    expect(at.sent).toEqual([])
    expect(at.options).toMatchObject({ ...lying(BETS), isTaking: false })
    for (const { whyOff } of screen.secondary?.(at) ?? []) expect(whyOff).toBeDefined()
  }
  const offline = page({ isOffline: true }, lying(BETS))
  screen.onKey?.('s', offline)
  expect(offline.sent).toEqual([])
})

test('bets that were sent stay where the server refuses them, and are gone once they are played', () => {
  const at = page({}, lying(BETS))
  screen.onKey?.('s', at)
  expect(at.sent).toHaveLength(1)
  expect(standing(at.options, at.play)).toEqual(BETS)
  at.play = { ...at.play, round: played(17) }
  expect(standing(at.options, at.play)).toEqual([])
  by(at, 'y')
  expect(standing(at.options, at.play)).toEqual(BETS)
})

test('a press that lays several chips is undone at once, and lays none where one would be too much', () => {
  const first: Placed = [{ place: 'straight:1', stakeKurus: 99_500 }]
  const at = page({ balanceKurus: 1_000_000 }, { ...lying(first), chip: 5 })
  const three = {
    chips: [1, 2, 3].map((n) => ({ place: `straight:${n}`, count: 1 })),
    name: { place: 'red' },
  }
  press(at, three)
  expect(standing(at.options, at.play)).toHaveLength(3)
  by(at, 'z')
  expect(standing(at.options, at.play)).toEqual(first)
  double(at)
  press(at, { ...three, chips: [...three.chips, { place: 'straight:1', count: 2 }] })
  expect(standing(at.options, at.play)).toEqual(first)
  expect(screen.message(at).text).toBe('The most on this place is ₺1.000,00.')
})

test('the telling shows nothing of the number before the ball lies in it, and takes as long for each', async () => {
  const lengths = new Set<number>()
  for (const number of WHEEL) {
    const frames: Frame[] = []
    let length = 0
    await screen.tell(
      {
        round: played(number),
        before: null,
        show: (frame) => frames.push(frame),
        wait: async (ms) => {
          length += ms
        },
        ...QUIET,
      },
      FIRST,
    )
    lengths.add(Math.round(length))
    const at = page({ phase: 'telling', round: played(number) })
    const [running, landed] = frames
    if (!running || !landed) throw new Error('no frames')
    expect(markedNumber(running, at.options, at.play)).toBeNull()
    expect(lyingOn(running, at.options, at.play).map(({ fate }) => fate)).toEqual(
      BETS.map(() => 'open'),
    )
    expect(screen.message(at).text).toBe('The ball is running.')
    expect(markedNumber(landed, at.options, at.play)).toBe(number)
  }
  expect(lengths.size).toBe(1)
})

test('each bet that won is shown as won, and together they are the return', () => {
  for (const number of WHEEL) {
    const at = page({ round: played(number), phase: 'ready' })
    const lying = lyingOn(frameOf(played(number)), at.options, at.play)
    const won = lying.filter(({ fate }) => fate === 'won')
    const paid = won.reduce(
      (sum, { place, stakeKurus }) => sum + stakeKurus * ((PLACES.get(place)?.odds ?? 0) + 1),
      0,
    )
    expect(paid).toBe(returnAt(BETS, number))
  }
})

test.each([
  ['en', 17, '17 black. Won ₺1.050,00, staked ₺175,00.', '17 black; 2 of 3 bets won.'],
  ['tr', 17, '17 siyah. Kazanç ₺1.050,00, bahis ₺175,00.', '17 siyah; kazanan bahis 2/3.'],
  ['en', 13, '13 black. Returned ₺150,00, staked ₺175,00.', '13 black; 1 of 3 bets won.'],
  ['tr', 13, '13 siyah. Dönen ₺150,00, bahis ₺175,00.', '13 siyah; kazanan bahis 1/3.'],
  ['en', 0, '0. No win this round.', '0; 0 of 3 bets won.'],
  ['tr', 0, '0. Bu tur kazanç yok.', '0; kazanan bahis 0/3.'],
] as const)('a round is told for what it is: %s %i', (language, number, text, summary) => {
  const round = played(number)
  expect(screen.message(page({ round, language }))).toMatchObject({ text })
  expect(screen.message(page({ round, language })).isWin === true).toBe(number === 17)
  expect(screen.summary(round, language)).toBe(summary)
})
