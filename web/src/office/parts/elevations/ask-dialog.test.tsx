import { within } from '@testing-library/react'
import { askElevation } from '@zar/contract/office/elevations'
import type { Right } from '@zar/contract/office/rights/rights'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { AskElevationDialog } from './ask-dialog.tsx'

const REASON = 'A player waits for this file since noon.'

const open = (Dialog: ComponentType, right: Right) =>
  renderScreen(Dialog, '/office', '/office', [right])

test('AUZ-04: a right is asked for with its record, time and reason, and who can give it is told', async () => {
  server.on(askElevation, { elevation: '7', lapsesAt: '2026-11-21T18:00:00.000Z' })
  const onClose = vi.fn()
  const { user } = open(() => <AskElevationDialog onClose={onClose} />, 'elevation.ask')
  const dialog = within(await findDialog('Ask for a right'))
  await user.click(dialog.getByRole('button', { name: 'Ask for 30 minutes' }))
  expect(dialog.getByRole('alert').textContent).toBe('Choose the right that you ask for.')
  await user.selectOptions(dialog.getByLabelText('Area'), 'Support and risk')
  await user.selectOptions(dialog.getByLabelText('Right'), 'Open an attachment')
  expect(dialog.getByText(/^Those who can give it: Compliance\./)).toBeDefined()
  await user.selectOptions(dialog.getByLabelText('For how long'), '15 minutes')
  await user.type(dialog.getByLabelText('Record'), '17')
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.click(dialog.getByRole('button', { name: 'Ask for 15 minutes' }))
  expect(dialog.getByRole('alert').textContent).toContain('withdrawal:884117')
  await user.clear(dialog.getByLabelText('Record'))
  await user.type(dialog.getByLabelText('Record'), 'ticket:17')
  await user.click(dialog.getByRole('button', { name: 'Ask for 15 minutes' }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.inputsOf(askElevation)).toEqual([
    { right: 'file.view', object: 'ticket:17', minutes: 15, reason: REASON },
  ])
})

test('a right that no role can give for a while is not asked for', async () => {
  const { user } = open(
    () => <AskElevationDialog right="price.set" onClose={vi.fn()} />,
    'elevation.ask',
  )
  const dialog = within(await findDialog('Ask for a right'))
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.click(dialog.getByRole('button', { name: 'Ask for 30 minutes' }))
  expect(dialog.getByRole('alert').textContent).toContain('No role can give this right')
  expect(server.inputsOf(askElevation)).toEqual([])
})
