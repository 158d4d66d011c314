import { screen } from '@testing-library/react'
import { type Promotion, promotions } from '@zar/contract/content'
import { expect, test } from 'vitest'
import { openDialog, openedDialog } from '../../lib/dialog/dialog.ts'
import { findDialog } from '../../testing/find-dialog.ts'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import type { Kind } from './choose.ts'
import { PromotionDialog } from './promotion-dialog.tsx'

const promotion = (category: Kind): Promotion => ({
  id: 3,
  title: 'Spring',
  summary: 'Something green',
  category,
  description: [],
  images: [],
})
async function open(category: Kind) {
  server.on(promotions, [promotion(category)])
  openDialog({ name: 'promotion', id: 3 })
  const view = render(<PromotionDialog id={3} />)
  await findDialog('Spring')
  await screen.findByRole('link', { name: 'Bonus rules' })
  return view
}
/** What the dialog offers beside its rules and the way out at its top. */
const onward = () => {
  const foot = document.querySelector('.offerfoot')
  return [...(foot?.querySelectorAll('a, button') ?? [])].slice(1).map((one) => one.textContent)
}

test.each<[Kind, string, string]>([
  ['slots', 'Go to the slots', '/casino/slot'],
  ['live', 'Live casino', '/casino/live'],
  ['sports', 'Sports section', '/spor'],
])('a promotion of %s leads there, and the dialog closes', async (kind, name, path) => {
  const { user } = await open(kind)
  const link = screen.getByRole('link', { name })
  expect(link.getAttribute('href')).toBe(path)
  await user.click(link)
  expect(openedDialog()).toBeNull()
})

test('a promotion of deposits leads a player to the cashier, and a visitor to the sign-up', async () => {
  const { user, unmount } = await open('payment')
  expect(onward()).toEqual(['Sign Up'])
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  expect(openedDialog()).toEqual({ name: 'register' })
  unmount()
  signInAda()
  await open('payment')
  expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe(
    '/dashboard/deposit',
  )
})

test('cashback calls nobody to play on', async () => {
  await open('cashback')
  expect(onward()).toEqual(['Close'])
})

test('a promotion that is over says so, and leads to the others', async () => {
  server.on(promotions, [])
  render(<PromotionDialog id={3} />)
  expect(await screen.findByText('This promotion is no longer here')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All promotions' }).getAttribute('href')).toBe(
    '/promotions',
  )
})

test('promotions that cannot be had are asked for again', async () => {
  server.lose(promotions)
  const { user } = render(<PromotionDialog id={3} />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.on(promotions, [promotion('slots')])
  await user.click(again)
  expect(await findDialog('Spring')).toBeTruthy()
})
