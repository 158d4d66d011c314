import { screen, waitFor, within } from '@testing-library/react'
import { cancelBonus, cancelFreeRounds, extendBonus } from '@zar/contract/office/offers/grants'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { BONUS, openBonuses, ROUNDS, WHY } from './testing/bonuses.tsx'

test('the chosen bonus is ended by one person, who reads what goes back', async () => {
  const page = openBonuses()
  server.on(cancelBonus, null)
  await page.user.click(await screen.findByRole('button', { name: 'End the bonus' }))
  const dialog = within(await findDialog('End Half again?'))
  expect(dialog.getByText(/The ₺420,00 it holds goes back/)).toBeDefined()
  await page.user.type(dialog.getByLabelText('In your words'), WHY)
  await page.user.click(dialog.getByRole('button', { name: /End the bonus/ }))
  await waitFor(() => expect(server.inputsOf(cancelBonus)).toEqual([{ bonus: BONUS, reason: WHY }]))
})

test('more time is proposed in whole days', async () => {
  const page = openBonuses()
  server.on(extendBonus, { outcome: 'waits', proposal: '1', lapsesAt: null })
  await page.user.click(await screen.findByRole('button', { name: 'Give more time' }))
  const dialog = within(await findDialog('Half again: more time'))
  const days = dialog.getByLabelText('Days')
  await page.user.clear(days)
  await page.user.type(days, '31')
  await page.user.type(dialog.getByLabelText('In your words'), WHY)
  await page.user.click(dialog.getByRole('button', { name: /Propose the time/ }))
  expect(dialog.getByText('Type whole days from 1 to 30.')).toBeDefined()
  await page.user.clear(days)
  await page.user.type(days, '5')
  await page.user.click(dialog.getByRole('button', { name: /Propose the time/ }))
  await waitFor(() =>
    expect(server.inputsOf(extendBonus)).toEqual([{ bonus: BONUS, days: 5, reason: WHY }]),
  )
})

test('free rounds are listed, and what is left of them is taken back with a reason', async () => {
  const page = openBonuses()
  server.on(cancelFreeRounds, null)
  expect(await screen.findByText('Nar · 4 of 10 played, won ₺3,00')).toBeDefined()
  await page.user.click(screen.getByRole('button', { name: 'Take back what is left' }))
  const dialog = within(await findDialog('End Ten of Nar?'))
  expect(dialog.getByText(/The 6 that are left cannot be played/)).toBeDefined()
  await page.user.type(dialog.getByLabelText('In your words'), WHY)
  await page.user.click(dialog.getByRole('button', { name: /Take back what is left/ }))
  await waitFor(() =>
    expect(server.inputsOf(cancelFreeRounds)).toEqual([{ grant: ROUNDS, reason: WHY }]),
  )
})
