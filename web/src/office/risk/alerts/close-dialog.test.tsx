import { screen, within } from '@testing-library/react'
import { closeAlerts, takeAlert } from '@zar/contract/office/risk/alerts'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { alertOf, caseOf, openRisk, RISK } from '../testing/alerts.ts'

const WHY = 'A family that shares a tablet.'
const one = caseOf(alertOf(1))
const two = caseOf(alertOf(2, { score: 31 }))
const at = (id: string) => `${RISK}?row=${id}`

test('u takes it, e closes it as noise with words, and the next one is chosen', async () => {
  server.on(takeAlert, null)
  server.on(closeAlerts, [{ id: '1', refused: null }])
  const { user } = openRisk([one, two], at('1'))
  await screen.findByRole('button', { name: 'Take' })
  await user.keyboard('u')
  expect(await screen.findByText('Taken for 5 minutes')).toBeTruthy()
  await user.keyboard('e')
  const dialog = within(await findDialog('Close the alert as noise'))
  await user.click(dialog.getByRole('button', { name: 'Close 1 alert' }))
  expect(server.inputsOf(closeAlerts)).toEqual([])
  await user.type(dialog.getByRole('textbox'), WHY)
  await user.click(dialog.getByRole('button', { name: 'Close 1 alert' }))
  expect(await screen.findByText('1 alert closed')).toBeTruthy()
  expect(server.inputsOf(closeAlerts)).toEqual([
    { alerts: [{ id: '1', caseId: '101', version: 2 }], reason: WHY },
  ])
  expect(location.search).toBe('?row=2')
})

test('alerts of one rule that are in no case are closed together, and what was refused is said', async () => {
  server.on(closeAlerts, [
    { id: '1', refused: null },
    { id: '2', refused: 'case_changed' },
  ])
  const third = caseOf(alertOf(3, { risk: '9', state: 'case' }))
  const { user } = openRisk([one, two, third], `${RISK}?rule=structuring`)
  await user.click(await screen.findByRole('button', { name: 'Close 2 alerts' }))
  const dialog = within(await findDialog('Deposits just below the line: 2 alerts'))
  await user.type(dialog.getByRole('textbox'), WHY)
  await user.click(dialog.getByRole('button', { name: 'Close 2 alerts' }))
  expect(await screen.findByText(/^1 closed, 1 not: This case has changed/)).toBeTruthy()
  expect(server.inputsOf(closeAlerts)[0]).toMatchObject({ alerts: [{ id: '1' }, { id: '2' }] })
})
