import { screen, within } from '@testing-library/react'
import { refuseRaise } from '@zar/contract/office/risk/register'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { openExclusions, PATH, player } from './testing/open-exclusions.ts'

const WHY = 'The documents cleared what was suspected.'

test('EXC-05: only an exclusion of the house has a way back; what the player chose has none', async () => {
  openExclusions()
  await screen.findByText('uzumbagi')
  const [first, second] = screen.getAllByRole('row').slice(1) as HTMLElement[]
  expect(within(first as HTMLElement).queryByRole('button', { name: 'Readmit' })).toBeNull()
  expect(within(first as HTMLElement).getByText('Their own wish')).toBeTruthy()
  expect(within(second as HTMLElement).getByText('House, Ece Polat')).toBeTruthy()
  expect(within(second as HTMLElement).getByRole('button', { name: 'Readmit' })).toBeTruthy()
  expect(screen.getByText('2 run · this month 1 new, 0 ended')).toBeTruthy()
  expect(screen.getByRole('img', { name: '2026-11: 29 exclusions, 12 breaks' })).toBeTruthy()
})

test('a raise stands with both values and the points, and is refused with words', async () => {
  server.on(refuseRaise, null)
  const { user } = openExclusions(`${PATH}?tab=limits`)
  expect(await screen.findByText('Loss, week')).toBeTruthy()
  expect(screen.getByText('12.000')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Refuse' }))
  const dialog = within(await findDialog('uzumbagi: refuse the raise'))
  await user.type(dialog.getByRole('textbox'), WHY)
  await user.click(dialog.getByRole('button', { name: /Refuse the raise, keep 5\.000/ }))
  expect(await screen.findByText('Raise refused')).toBeTruthy()
  expect(server.inputsOf(refuseRaise)).toEqual([
    { id: player.id, kind: 'loss', period: 'week', reason: WHY },
  ])
})

test('an empty register is said', async () => {
  openExclusions(PATH, [])
  expect(await screen.findByText('Nothing in the register')).toBeTruthy()
})
