import { screen, within } from '@testing-library/react'
import { readmitPlayer } from '@zar/contract/office/risk/register'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { openExclusions, player } from './testing/open-exclusions.ts'

const WHY = 'The documents cleared what was suspected.'

test('AUZ-03: the end of an exclusion of the house is proposed with words', async () => {
  server.on(readmitPlayer, { outcome: 'waits', proposal: '3', lapsesAt: null })
  const { user } = openExclusions()
  await user.click(await screen.findByRole('button', { name: 'Readmit' }))
  const dialog = within(await findDialog('tandir: end the exclusion of the house'))
  await user.type(dialog.getByRole('textbox'), WHY)
  await user.click(dialog.getByRole('button', { name: /Propose the end/ }))
  expect(await screen.findByText('Proposed, waits for a second approval')).toBeTruthy()
  expect(server.inputsOf(readmitPlayer)).toEqual([{ id: player.id, reason: WHY }])
})

test('AUZ-03: the second person reads who proposed it, and approves that', async () => {
  server.on(readmitPlayer, { outcome: 'done', proposal: '3', lapsesAt: null })
  const waiting = {
    id: '3',
    right: 'exclusion.readmit' as const,
    object: `player:${player.id}`,
    terms: {},
    facts: {},
    reason: WHY,
    proposedBy: 'Levent Kara',
    proposedAt: new Date().toISOString(),
    lapsesAt: new Date(Date.now() + 42.5 * 60_000).toISOString(),
    isOwn: false,
  }
  const { user } = openExclusions(undefined, undefined, [waiting])
  await user.click(await screen.findByRole('button', { name: 'Readmit' }))
  const dialog = within(await findDialog('tandir: end the exclusion of the house'))
  expect(await dialog.findByText(/^Levent Kara proposed it, 42 min left/)).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), WHY)
  await user.click(dialog.getByRole('button', { name: /Approve, end the exclusion/ }))
  expect(await screen.findByText('The exclusion has ended')).toBeTruthy()
  expect(server.inputsOf(readmitPlayer)).toEqual([{ id: player.id, reason: WHY, proposal: '3' }])
})
