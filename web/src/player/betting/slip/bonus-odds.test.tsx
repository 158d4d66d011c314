import { screen } from '@testing-library/react'
import { type BonusCard, myBonuses } from '@zar/contract/bonus'
import { beforeEach, expect, test } from 'vitest'
import { signInAda } from '../../../testing/player.ts'
import { server } from '../../../testing/server.ts'
import { beginSlip, COMBO, OTHER, openSlip, pick, quoteOf } from '../testing/slip-tests.tsx'

const bonus = (bets: BonusCard['terms']['bets']): BonusCard => ({
  id: '2f7b9c1e-0d1a-4a43-9d8c-3b6f5e2a7c10',
  kind: 'deposit_match',
  title: 'Sports',
  status: 'active',
  amount: 50,
  amountMax: 50,
  balance: 50,
  toWager: 250,
  wagered: 0,
  leftToWager: 250,
  released: 0,
  terms: {
    wagering: 5,
    days: 14,
    maxStake: 500,
    maxWin: null,
    contribution: [],
    bets,
    sharePercent: 50,
    depositMin: 100,
    spins: null,
  },
  paidBet: null,
  claimedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: null,
  endedAt: null,
})

const runs = (bets: BonusCard['terms']['bets']) =>
  server.on(myBonuses, { cash: 500, bonuses: [bonus(bets)], cashbacks: [] })

beforeEach(() => {
  beginSlip()
  signInAda({ balance: 500 })
  quoteOf()
})

test('BON-02: the slip says at which odds it counts for the bonus that runs, and that it does', async () => {
  runs({ percent: 100, oddsMin: 1_500, legOddsMin: 1_200 })
  await openSlip([pick()], '50')
  expect(
    await screen.findByText(
      'Counts towards your bonus: odds of 1.50 or more, each selection 1.20 or more.',
    ),
  ).toBeTruthy()
})

test('a slip below the odds of the bet, or with a leg below its own, is said not to count', async () => {
  runs({ percent: 100, oddsMin: 2_500, legOddsMin: 1_200 })
  await openSlip([pick()], '50')
  expect(await screen.findByText(/^Does not count towards your bonus.*2\.50/)).toBeTruthy()
})

test('a leg below its own odds is enough', async () => {
  runs({ percent: 100, oddsMin: 1_500, legOddsMin: 1_550 })
  await openSlip(COMBO(), '50')
  expect(await screen.findByText(/^Does not count towards your bonus.*1\.55/)).toBeTruthy()
})

test('of several singles it says how many do not count, and of a bonus of games nothing', async () => {
  runs({ percent: 100, oddsMin: 1_800, legOddsMin: 1_200 })
  const user = await openSlip([pick(), pick(OTHER)], '50')
  expect(await screen.findByText(/^Counts towards/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'System' }))
  expect(screen.queryByText(/your bonus/), 'without lines it is no bet yet').toBeNull()
  await user.click(screen.getByRole('button', { name: 'Single' }))
  expect(await screen.findByText(/^1 bet does not count/)).toBeTruthy()
})
