import { screen } from '@testing-library/react'
import type { BonusCard } from '@zar/contract/bonus'
import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { FreeBetCard } from './free-bet-card.tsx'

const FREE_BET: BonusCard = {
  id: '2f7b9c1e-0d1a-4a43-9d8c-3b6f5e2a7c10',
  kind: 'free_bet',
  title: 'A free bet of ₺20',
  status: 'active',
  amount: 20,
  amountMax: 20,
  balance: 20,
  toWager: 0,
  wagered: 0,
  leftToWager: 0,
  released: 0,
  terms: {
    wagering: 0,
    days: 7,
    maxStake: 20,
    maxWin: null,
    contribution: [],
    bets: null,
    sharePercent: null,
    depositMin: null,
    spins: null,
  },
  paidBet: null,
  claimedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-27T10:00:00.000Z',
  endedAt: null,
}

test('a free bet leads to our own sportsbook', () => {
  render(<FreeBetCard bonus={FREE_BET} cash={0} />)
  expect(screen.getByRole('link', { name: 'Go to sports' }).getAttribute('href')).toBe('/spor')
})
