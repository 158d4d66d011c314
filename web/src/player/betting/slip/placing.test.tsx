import { act, screen, within } from '@testing-library/react'
import { answerCounter, myBet } from '@zar/contract/betting/bets'
import { placeBet } from '@zar/contract/betting/slip'
import { beforeEach, expect, test, vi } from 'vitest'
import { pass, settle, stopClock } from '../../../testing/clock.ts'
import { signInAda } from '../../../testing/player.ts'
import { server } from '../../../testing/server.ts'
import { takeDeltas } from '../odds/prices.ts'
import { answer, beginSlip, COMBO, OTHER, openSlip, pick, quoteOf } from '../testing/slip-tests.tsx'
import { frame } from '../testing/stream.ts'
import { slip } from './state/slip.ts'

beforeEach(beginSlip)

test('BET-08: a combo is placed with its odds, stake and rule, and its receipt is kept', async () => {
  signInAda()
  quoteOf()
  const user = await openSlip(COMBO())
  expect(screen.getByText('4.74')).toBeTruthy()
  await user.type(screen.getByLabelText('Stake'), '250')
  expect(screen.getByText('₺1.185,00')).toBeTruthy()
  server.on(placeBet, answer())
  await user.click(screen.getByRole('button', { name: 'Place the combo · ₺250,00' }))
  const receipt = await screen.findByRole('region', { name: 'Receipt' })
  expect(within(receipt).getByText('4711')).toBeTruthy()
  expect(within(receipt).getByText('₺250,00 × 4.74')).toBeTruthy()
  expect(server.inputsOf(placeBet)).toMatchObject([
    {
      legs: [
        { selections: [110], odds: 2_000, isBanker: false },
        { selections: [210], odds: 1_580, isBanker: false },
        { selections: [310], odds: 1_500, isBanker: false },
      ],
      sizes: [3],
      unitKurus: 25_000,
      policy: 'none',
    },
  ])
  expect(slip().picks).toEqual([])
  await user.click(within(receipt).getByRole('button', { name: 'Play again' }))
  expect(slip().picks).toHaveLength(3)
  expect(slip().stake, 'a stake is never taken over').toBe('')
})

test('LIM: a stake above the limit says its code and is placed with what is allowed', async () => {
  signInAda()
  quoteOf({ maxKurus: 34_000 })
  const user = await openSlip([pick()], '500')
  expect(screen.getByText(/Code L-204/)).toBeTruthy()
  server.on(placeBet, answer())
  await user.click(screen.getByRole('button', { name: 'Place with ₺340,00' }))
  await screen.findByRole('region', { name: 'Receipt' })
  expect(server.inputsOf(placeBet)).toMatchObject([{ unitKurus: 34_000 }])
})

test('BET-02: moved odds are shown before and after, and placed once they are accepted', async () => {
  signInAda()
  quoteOf()
  const user = await openSlip(COMBO(), '250')
  takeDeltas(
    [
      [110, 1_950, 1],
      [210, 1_610, 1],
    ],
    2,
  )
  await frame()
  expect(screen.getByText(/Total odds 4.71 in place of 4.74/)).toBeTruthy()
  expect(screen.getByText('before ₺1.185,00 · net ₺927,32')).toBeTruthy()
  server.on(placeBet, answer())
  await user.click(screen.getByRole('button', { name: 'Accept the new odds · ₺250,00' }))
  await screen.findByRole('region', { name: 'Receipt' })
  expect(server.inputsOf(placeBet)).toMatchObject([
    { legs: [{ odds: 1_950 }, { odds: 1_610 }, {}] },
  ])
})

test('several singles have a stake each and are placed one after another', async () => {
  signInAda()
  quoteOf()
  const user = await openSlip([pick(), pick(OTHER)])
  await user.click(screen.getByRole('button', { name: 'Single' }))
  await user.type(screen.getByLabelText('Stake on Galatasaray'), '100')
  await user.type(screen.getByLabelText('Stake on Under 2.5'), '50')
  expect(screen.getByText('₺279,00')).toBeTruthy()
  let placed = 0
  server.on(placeBet, () => {
    placed += 1
    return answer({ betId: String(placed) })
  })
  await user.click(screen.getByRole('button', { name: 'Place 2 bets · ₺150,00' }))
  await screen.findByText('2 bets placed')
  expect(server.inputsOf(placeBet)).toMatchObject([
    { legs: [{ selections: [110] }], sizes: [1], unitKurus: 10_000 },
    { legs: [{ selections: [210] }], sizes: [1], unitKurus: 5_000 },
  ])
})

test('BET-03: a live bet waits in sight until it is decided', async () => {
  signInAda()
  quoteOf({ delayMs: 5_000 })
  const user = await openSlip([pick()], '100')
  expect(screen.getByText('A live bet waits up to 5 s.')).toBeTruthy()
  server.on(placeBet, answer({ state: 'waiting', delayMs: 5_000 }))
  server.on(myBet, bet('open'))
  stopClock()
  const press = screen.getByRole('button', { name: 'Place the bet · ₺100,00' })
  act(() => press.click())
  await settle()
  expect(screen.getByText('The bet is waiting')).toBeTruthy()
  expect(server.inputsOf(myBet)).toEqual([])
  await pass(5_200)
  await settle()
  expect(screen.getByRole('region', { name: 'Receipt' })).toBeTruthy()
  expect(server.inputsOf(myBet)).toEqual([{ id: '4711' }])
  vi.useRealTimers()
  await user.click(screen.getByRole('button', { name: 'Close the receipt' }))
})

test('a stake above the limit can be asked of a trader, whose counter-offer is taken once and kept on the receipt', async () => {
  signInAda({ balance: 1_000 })
  quoteOf({ maxKurus: 34_000, reviewMaxKurus: 170_000 })
  const user = await openSlip([pick()], '500')
  server.on(placeBet, answer({ state: 'waiting', delayMs: 30_000, isReview: true }))
  const counter = { unitKurus: 40_000, costKurus: 40_000, possibleKurus: 76_000, odds: [1_900] }
  let now: object = { ...bet('open'), state: 'waiting', waitsMs: 30_000, review: ASKING }
  server.on(myBet, () => now as ReturnType<typeof bet>)
  await user.click(screen.getByRole('button', { name: 'Ask a trader · ₺500,00' }))
  expect(await screen.findByText('A trader is looking')).toBeTruthy()
  expect(server.inputsOf(placeBet)).toMatchObject([{ unitKurus: 50_000, asksTrader: true }])
  now = { ...now, waitsMs: 10_000, review: { state: 'countered', counter } }
  const take = await screen.findByRole('button', { name: 'Accept · ₺400,00' }, { timeout: 5_000 })
  expect(screen.getByText('in place of ₺500,00')).toBeTruthy()
  const legs = [{ odds: 1_900, isBanker: false, result: 'open', selections: [] }]
  server.on(answerCounter, () => {
    const sums = { unitKurus: 40_000, costKurus: 40_000, possibleKurus: 76_000 }
    now = { ...bet('open'), ...sums, legs }
    return now as ReturnType<typeof bet>
  })
  await user.click(take)
  expect(server.inputsOf(answerCounter)).toEqual([{ betId: '4711', isTaken: true }])
  const receipt = await screen.findByRole('region', { name: 'Receipt' }, { timeout: 5_000 })
  expect(within(receipt).getByText('₺400,00 × 1.90')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close the receipt' }))
})

test('a refusal says that no money was taken, and why, with its code', async () => {
  signInAda()
  quoteOf()
  const user = await openSlip([pick()], '100')
  server.on(placeBet, answer({ state: 'refused', betId: null, code: 'R-112' }))
  await user.click(screen.getByRole('button', { name: 'Place the bet · ₺100,00' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/no money was taken/)
  expect(screen.getByText(/Code R-112/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(slip().picks, 'the slip is never emptied by a refusal').toHaveLength(1)
})

test('a bet of which no answer came is asked about with the same id', async () => {
  signInAda()
  quoteOf()
  const user = await openSlip([pick()], '100')
  server.lose(placeBet)
  await user.click(screen.getByRole('button', { name: 'Place the bet · ₺100,00' }))
  const again = await screen.findByRole('button', { name: 'Ask again' })
  server.on(placeBet, answer())
  await user.click(again)
  await screen.findByRole('region', { name: 'Receipt' })
  const [first, second] = server.inputsOf(placeBet) as { id: string }[]
  expect(second?.id).toBe(first?.id)
})

test('a stake above the player’s own bound takes a second press', async () => {
  signInAda({ balance: 5_000 })
  quoteOf()
  const user = await openSlip([pick()], '1.500')
  server.on(placeBet, answer())
  await user.click(screen.getByRole('button', { name: 'Place the bet · ₺1.500,00' }))
  expect(server.inputsOf(placeBet)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'I am sure, place · ₺1.500,00' }))
  await screen.findByRole('region', { name: 'Receipt' })
})

const ASKING = { state: 'waits', counter: null }
const bet = (state: 'open' | 'refused') => ({
  id: '4711',
  state,
  code: null,
  sizes: [1],
  columns: 1,
  unitKurus: 10_000,
  costKurus: 10_000,
  possibleKurus: 20_000,
  paidKurus: 0,
  owedKurus: 0,
  isSelling: false,
  placedAt: '2026-11-21T15:54:00.000Z',
  settledAt: null,
  waitsMs: null,
  legs: [],
  version: 0,
  history: [],
  auto: null,
})
