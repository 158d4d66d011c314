import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { changeSettings, DEFAULTS } from '../settings/settings.ts'
import { betLeg, openBet } from '../testing/bets.ts'
import { BetCard } from './bet-card.tsx'

beforeEach(() => changeSettings(DEFAULTS))

const NOW = Date.parse('2030-11-21T12:00:00Z')
const draw = (change: Parameters<typeof openBet>[0]) =>
  render(<BetCard bet={openBet(change)} now={NOW} />)
const saysAll = (...texts: (string | RegExp)[]) => {
  for (const text of texts)
    expect(screen.getAllByText(text).length, String(text)).toBeGreaterThan(0)
}

test('an open bet says when its match is, its odds and what it may pay', () => {
  draw({})
  saysAll('Single', 'Galatasaray', 'Tmrw 20:00', 'Possible payout', '₺200,00')
})

test('BET-09: a system says its sizes, its banker and its lines', () => {
  const legs = [{ ...betLeg(2_000), isBanker: true }, betLeg(1_500), betLeg(1_600), betLeg(1_700)]
  draw({ legs, sizes: [2], columns: 3, unitKurus: 2_000, costKurus: 6_000 })
  saysAll('System 2/3 with banker', '3 × ₺20,00', 'Greatest payout', /Banker · Match result/)
})

test('each result has its word beside its mark', () => {
  const results = ['won', 'half_won', 'push', 'half_lost', 'lost', 'void', 'dead_heat'] as const
  const legs = results.map((result, id) => betLeg(2_000, { result, id }))
  draw({ state: 'settled', legs, sizes: [7] })
  saysAll('Won', 'Half won, half void', 'Half lost, half void', 'Lost', 'Void', 'Dead heat')
})

test('BET-11: a void leg says its reason and rule, and the sum can be made again by hand', () => {
  const legs = [
    betLeg(1_850, { result: 'won', id: 1 }),
    betLeg(1_600, { result: 'won', id: 2 }),
    betLeg(2_400, { result: 'void', voidReason: 1, id: 3 }),
  ]
  draw({ state: 'settled', legs, sizes: [3], paidKurus: 29_600 })
  saysAll('Combo, 3 selections', /the match was postponed \(rule 4\)/, '1.85 × 1.60 × 1.00 = 2.96')
  saysAll('1 void', '₺296,00')
})

test('BET-07: a bet that was corrected shows each posting, and what is still owed', () => {
  draw({
    state: 'settled',
    legs: [betLeg(2_000, { result: 'lost', facts: { text: '1 – 2', source: 'feed', at: '' } })],
    version: 2,
    owedKurus: 5_000,
    history: [
      { at: '2026-11-21T19:41:00.000Z', kind: 'settlement', amountKurus: 20_000, debtKurus: 0 },
      {
        at: '2026-11-21T20:05:00.000Z',
        kind: 'settlement',
        amountKurus: -20_000,
        debtKurus: 5_000,
      },
    ],
  })
  saysAll('Resettled', 'Settled · +₺200,00', 'Settled · −₺200,00', /₺50,00 of a correction/)
  saysAll('Lost · 1 – 2', '−₺100,00')
})

test('BON-03: a free bet is marked, and its sums are without its stake', () => {
  draw({ isFree: true, costKurus: 2_000, possibleKurus: 2_000 })
  saysAll('Free bet', /the payout is the profit alone/, 'Possible payout')
  expect(screen.queryByText('Stake')).toBeNull()
})

test('a free bet that lost cost nothing, and one that is void may come back', () => {
  const lost = draw({
    isFree: true,
    state: 'settled',
    legs: [betLeg(2_000, { result: 'lost' })],
    paidKurus: 0,
  })
  saysAll('Lost', '₺0,00')
  lost.unmount()
  draw({ isFree: true, state: 'void', legs: [betLeg(2_000, { result: 'void' })] })
  saysAll('Void', /comes back once and within its time/, '–')
  expect(screen.queryByText('₺0,00')).toBeNull()
})

test('a leg that was paid early says so', () => {
  const leg = betLeg(2_000, { result: 'won', isEarly: true })
  draw({ state: 'settled', legs: [leg], paidKurus: 20_000 })
  saysAll('Paid early: led by two')
})

test('a refused bet says that no money was taken', () => {
  draw({ state: 'refused', code: 'R-112' })
  saysAll('Not placed', /no money was taken. Code R-112/, 'Charged', 'Odds')
  expect(screen.getByText('₺0,00').className).not.toContain('win')
})

test('a bet builder shows its selections and one price for all of them', () => {
  const leg = {
    ...betLeg(3_250),
    selections: [...betLeg(0, { id: 1 }).selections, ...betLeg(0, { id: 2, key: 'X' }).selections],
  }
  draw({ legs: [leg] })
  saysAll('Bet builder', 'Joint odds', '3.25', 'Draw', '–')
})

test('a bet that a trader looks at says how long still, and what is offered in its place', async () => {
  const review = { state: 'waits', counter: null } as const
  const { unmount } = draw({ state: 'waiting', waitsMs: 12_000, review })
  expect(await screen.findByText(/The stake is held/)).toBeTruthy()
  saysAll('12 s left')
  unmount()
  const counter = { unitKurus: 5_000, costKurus: 5_000, possibleKurus: 9_500, odds: [1_900] }
  draw({ state: 'waiting', waitsMs: 9_000, review: { state: 'countered', counter } })
  saysAll('9 s left', 'in place of ₺100,00', '1.90', 'Accept · ₺50,00', 'Decline')
})
