import { screen, within } from '@testing-library/react'
import { SPORTS } from '@zar/contract/betting/sport'
import { listMargins, type Margins, previewMargin } from '@zar/contract/office/trading/margin'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { press } from '../testing/dialog.ts'
import { openRoom } from '../testing/room.ts'

const CLASSES = [
  { name: 'results', leastBp: 250, mostBp: 1_200 },
  { name: 'scores', leastBp: 600, mostBp: 2_400 },
] as const
const MARGINS: Margins = {
  margins: [
    {
      scope: 'class:football.results@tr-1',
      marginBp: 725,
      leastBp: 250,
      mostBp: 1_200,
      by: 'Ada',
      at: '2026-11-21T17:00:00.000Z',
      because: 'The derby of the year.',
      league: 'Süper Lig',
      market: null,
    },
  ],
  classes: Object.fromEntries(
    SPORTS.map((sport) => [sport, sport === 'football' ? [...CLASSES] : []]),
  ) as Margins['classes'],
  actions: [{ right: 'margin.set', state: 'yes', why: null }],
}

const open = async (margins = MARGINS) => {
  server.on(listMargins, margins)
  server.refuse(previewMargin, 'not_found')
  const { user } = openRoom()
  await press(user, 'Margins')
  return { user, dialog: within(await findDialog('Margins')) }
}

test('margins by hand are listed by name with who set them and why, and changed from there', async () => {
  const { user, dialog } = await open()
  expect(await dialog.findByText('Football, Results · Süper Lig')).toBeTruthy()
  expect(dialog.getByText(/^Ada · .* · The derby of the year\.$/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Change' }))
  expect(await screen.findByDisplayValue('7.25')).toBeTruthy()
})

test('a margin of a class is begun by its name', async () => {
  const { user, dialog } = await open({ ...MARGINS, margins: [] })
  expect(await dialog.findByText('No margin by hand')).toBeTruthy()
  await user.selectOptions(dialog.getByLabelText('Class of markets'), 'scores')
  await user.click(dialog.getByRole('button', { name: 'Set a margin of a class' }))
  expect(await screen.findByText('From 6% to 24%.')).toBeTruthy()
})
