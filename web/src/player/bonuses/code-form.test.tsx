import { screen, waitFor } from '@testing-library/react'
import { type BonusOffer, claimBonus, findBonusCode } from '@zar/contract/bonus'
import { expect, test } from 'vitest'
import { errorOf } from '../../testing/field.ts'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { CodeForm } from './code-form.tsx'

test('a promotion code of fewer than three characters is not asked for', async () => {
  signInAda()
  const { user } = render(<CodeForm />)
  await user.type(screen.getByRole('textbox'), 'ab{Enter}')
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  expect(server.inputsOf(findBonusCode)).toEqual([])
})

test('an unknown promotion code is said at its field until another is typed', async () => {
  signInAda()
  server.refuse(findBonusCode, 'not_found', 'There is no such code')
  const { user } = render(<CodeForm />)
  const field = screen.getByRole('textbox')
  await user.type(field, ' NOPE {Enter}')
  expect(await screen.findByText('There is no such code')).toBeTruthy()
  expect(server.inputsOf(findBonusCode)).toEqual([{ code: 'NOPE' }])
  await user.type(field, '1')
  expect(screen.queryByText('There is no such code')).toBeNull()
})

const OFFER: BonusOffer = {
  id: 'spring',
  kind: 'promo_code',
  title: 'Spring',
  summary: 'Something green',
  amount: 100,
  terms: {
    wagering: 10,
    days: 7,
    maxStake: 20,
    maxWin: 500,
    contribution: [],
    bets: null,
    sharePercent: null,
    depositMin: null,
    spins: null,
  },
}

test('the terms of a code are shown, told and taken with it; another code takes them away', async () => {
  signInAda()
  const { user } = render(<CodeForm />)
  const release = server.hold(findBonusCode, OFFER)
  await user.type(screen.getByLabelText('Code'), ' SPRING {Enter}')
  await user.click(await screen.findByRole('button', { name: 'Looking' }))
  release()
  const card = await screen.findByRole('heading', { name: 'Spring' })
  expect(card.closest('[aria-live=polite]')).toBeTruthy()
  expect(server.inputsOf(findBonusCode)).toEqual([{ code: 'SPRING' }])
  server.refuse(claimBonus, 'bonus_taken')
  await user.click(screen.getByRole('button', { name: 'Take the bonus Spring' }))
  await waitFor(() =>
    expect(server.inputsOf(claimBonus)).toEqual([{ id: 'spring', code: 'SPRING' }]),
  )
  await user.type(screen.getByLabelText('Code'), '2')
  expect(screen.queryByRole('heading', { name: 'Spring' })).toBeNull()
})

test('a code that is too short is said at its field, and one that got no answer is asked for again', async () => {
  signInAda()
  const { user } = render(<CodeForm />)
  await user.click(screen.getByRole('button', { name: 'See the terms' }))
  expect(errorOf('Code')).toBe('Type the code')
  expect(document.activeElement).toBe(screen.getByLabelText('Code'))
  server.lose(findBonusCode)
  await user.type(screen.getByLabelText('Code'), 'SPRING')
  await user.click(screen.getByRole('button', { name: 'See the terms' }))
  await waitFor(() => expect(errorOf('Code')).toMatch(/could not be reached/))
  expect(document.activeElement).toBe(screen.getByLabelText('Code'))
  server.on(findBonusCode, OFFER)
  await user.click(screen.getByRole('button', { name: 'See the terms' }))
  expect(await screen.findByRole('heading', { name: 'Spring' })).toBeTruthy()
})
