import { screen, waitFor } from '@testing-library/react'
import { type BonusOffer, claimBonus, defineTrialBonus } from '@zar/contract/bonus'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { openedDialog } from '../../lib/dialog/dialog.ts'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { OfferCard } from './offer-card.tsx'

const OFFER: BonusOffer = {
  id: 'welcome',
  kind: 'deposit_match',
  title: 'Welcome',
  summary: 'Half of your deposit',
  amount: 1_000,
  terms: {
    wagering: 30,
    days: 7,
    maxStake: 50,
    maxWin: null,
    contribution: [],
    bets: null,
    sharePercent: 0.5,
    depositMin: 100,
    spins: null,
  },
}
const take = () => screen.getByRole('button', { name: 'Take the bonus Welcome' })

test('an offer is taken once, with its code, and leads to where it can be seen', async () => {
  signInAda()
  const release = server.hold(claimBonus, null, 'It is yours')
  const { user } = render(<OfferCard offer={OFFER} code="SPRING" />, '/dashboard/claim-bonus')
  expect(screen.getByText('up to ₺1.000,00')).toBeTruthy()
  await user.click(take())
  await user.click(await screen.findByRole('button', { name: /^Taking/ }))
  release()
  await waitFor(() => expect(location.pathname).toBe('/dashboard/bonuses'))
  expect(await screen.findByText('It is yours')).toBeTruthy()
  expect(server.inputsOf(claimBonus)).toEqual([{ id: 'welcome', code: 'SPRING' }])
})

test('an offer that is taken while its player has gone elsewhere leads nowhere', async () => {
  signInAda()
  const release = server.hold(claimBonus, null, 'It is yours')
  const { user, unmount } = render(<OfferCard offer={OFFER} />, '/dashboard/claim-bonus')
  await user.click(take())
  unmount()
  history.replaceState(null, '', '/casino/slot')
  render(<p>Elsewhere</p>, '/casino/slot')
  release()
  expect(await screen.findByText('It is yours')).toBeTruthy()
  expect(location.pathname).toBe('/casino/slot')
})

test('an offer that was taken before is refused with its sentence, and the page stays', async () => {
  signInAda()
  server.refuse(claimBonus, 'bonus_taken')
  const { user } = render(<OfferCard offer={OFFER} />, '/dashboard/claim-bonus')
  await user.click(take())
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.bonus_taken.en)
  expect(location.pathname).toBe('/dashboard/claim-bonus')
  expect(server.inputsOf(claimBonus)).toEqual([{ id: 'welcome' }])
})

test('the trial bonus is for a verified phone, and has a call of its own', async () => {
  const trial: BonusOffer = { ...OFFER, kind: 'trial' }
  signInAda({ smsVerified: false })
  const { user, unmount } = render(<OfferCard offer={trial} />)
  await user.click(screen.getByRole('button', { name: 'Verify your phone first' }))
  expect(openedDialog()).toEqual({ name: 'phone' })
  unmount()
  signInAda({ smsVerified: true })
  server.on(defineTrialBonus, null, 'It is yours')
  const again = render(<OfferCard offer={trial} />)
  await again.user.click(take())
  await waitFor(() => expect(server.inputsOf(defineTrialBonus)).toHaveLength(1))
  expect(server.inputsOf(claimBonus)).toEqual([])
})

test('BON-02: an offer of bets says what part of a bet counts, at which odds, and what does not', () => {
  const bets = { percent: 100, oddsMin: 1_500, legOddsMin: 1_200 }
  render(
    <OfferCard offer={{ ...OFFER, terms: { ...OFFER.terms, bets } }} />,
    '/dashboard/claim-bonus',
  )
  expect(screen.getByText('100% of settled sports bets, from your own money')).toBeTruthy()
  expect(screen.getByText('1.50 for the bet, 1.20 for each leg')).toBeTruthy()
  expect(screen.getByText(/^Void bets, cashed out bets and free bets/)).toBeTruthy()
  expect(screen.queryByText('Highest stake from the bonus')).toBeNull()
})
