import { screen, waitFor } from '@testing-library/react'
import { claimFreeRounds, type FreeRoundsOffer, freeRounds } from '@zar/contract/casino/free-rounds'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { FreeRoundsOffers } from './offers.tsx'

const OFFER: FreeRoundsOffer = {
  id: 'spring',
  title: 'Spring rounds',
  summary: 'Twenty rounds',
  game: { name: 'Book of Zar', provider: 'hub88', code: 'book' },
  rounds: 20,
  stake: 2,
  worth: 40,
  days: 3,
}
const list = (...offers: FreeRoundsOffer[]) => ({ offers, mine: [] })

test('free rounds are claimed once and lead to where they can be seen', async () => {
  signInAda()
  server.on(freeRounds, list(OFFER))
  const release = server.hold(claimFreeRounds, null, 'They are yours')
  const { user } = render(<FreeRoundsOffers isSaid={false} />, '/dashboard/claim-bonus')
  await user.click(await screen.findByRole('button', { name: 'Take the rounds Spring rounds' }))
  await user.click(await screen.findByRole('button', { name: /^Taking/ }))
  release()
  await waitFor(() => expect(location.pathname).toBe('/dashboard/bonuses'))
  expect(server.inputsOf(claimFreeRounds)).toEqual([{ id: 'spring' }])
})

test('rounds that are refused are told, and the list is asked for anew', async () => {
  signInAda()
  server.on(freeRounds, list(OFFER))
  server.refuse(claimFreeRounds, 'bonus_taken')
  const { user } = render(<FreeRoundsOffers isSaid={false} />)
  const take = await screen.findByRole('button', { name: /^Take the rounds/ })
  server.on(freeRounds, list())
  await user.click(take)
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.bonus_taken.en)
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Spring rounds' })).toBeNull())
})

test('a failure is said here where the page does not say it already', async () => {
  signInAda()
  server.lose(freeRounds)
  const { unmount } = render(<FreeRoundsOffers isSaid />)
  await waitFor(() => expect(server.inputsOf(freeRounds)).toHaveLength(1))
  expect(screen.queryByRole('heading')).toBeNull()
  unmount()
  const { user } = render(<FreeRoundsOffers isSaid={false} />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.on(freeRounds, list(OFFER))
  await user.click(again)
  expect(await screen.findByRole('heading', { name: 'Spring rounds' })).toBeTruthy()
})
