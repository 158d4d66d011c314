import { screen, within } from '@testing-library/react'
import {
  approveElevation,
  type Elevation,
  elevations,
  reviewBreakGlass,
} from '@zar/contract/office/elevations'
import type { Right } from '@zar/contract/office/rights/rights'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { Elevations } from './elevations.tsx'

const PATH = '/office/staff'

const REASON = 'The file belongs to a ticket that waits.'
const asked = (change: Partial<Elevation> = {}): Elevation => ({
  id: '7',
  person: 'Defne Aksoy',
  right: 'file.view',
  kind: 'asked',
  object: 'ticket:17',
  reason: 'a player waits for this file',
  minutes: 30,
  askedAt: '2026-11-21T17:00:00.000Z',
  endsAt: null,
  approvedBy: null,
  reviewedBy: null,
  ...change,
})

function open(rows: Elevation[], rights: readonly Right[] = ['elevation.approve', 'file.view']) {
  server.on(elevations, rows)
  return renderScreen(Elevations, PATH, PATH, rights)
}
const refusal = async (name: string) =>
  (await screen.findByRole('button', { name })).getAttribute('aria-description')

test('AUZ-04: a right that is asked for is given with a reason, to the one record', async () => {
  server.on(approveElevation, { endsAt: '2026-11-21T17:40:00.000Z' })
  const { user } = open([asked()])
  expect((await screen.findByRole('listitem')).textContent).toContain(
    'Defne Aksoy asks for: Open an attachment, 30 minutes. Record: ticket:17.',
  )
  await user.click(screen.getByRole('button', { name: 'Give' }))
  const dialog = within(await findDialog('Defne Aksoy: Open an attachment'))
  await user.click(dialog.getByRole('button', { name: 'Give it for 30 minutes' }))
  expect(server.inputsOf(approveElevation)).toEqual([])
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.click(dialog.getByRole('button', { name: 'Give it for 30 minutes' }))
  expect(await screen.findByText('Defne Aksoy has it until 20:40')).toBeDefined()
  expect(server.inputsOf(approveElevation)).toEqual([{ elevation: '7', reason: REASON }])
})

test('who lacks the right reads why they cannot give it', async () => {
  open([asked()], ['elevation.approve'])
  expect(await refusal('Give')).toContain('You do not hold this right')
})

test('who asked for it reads that somebody else gives it', async () => {
  open([asked({ person: 'Ece Polat' })])
  expect(await refusal('Give')).toContain('given by somebody else')
})

test('a right taken alone waits for compliance, which writes what it saw', async () => {
  server.on(reviewBreakGlass, null)
  const glass = asked({
    kind: 'break_glass',
    right: 'gaming.stop',
    object: null,
    endsAt: '2026-11-21T17:30:00.000Z',
  })
  const { user } = open([glass])
  expect((await screen.findByRole('listitem')).textContent).toContain('Not reviewed yet.')
  await user.click(screen.getByRole('button', { name: 'Reviewed' }))
  const dialog = within(await findDialog('Review: Defne Aksoy'))
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.click(dialog.getByRole('button', { name: 'Write that it was reviewed' }))
  expect(await screen.findByText('The review is written')).toBeDefined()
  expect(server.inputsOf(reviewBreakGlass)).toEqual([{ elevation: '7', reason: REASON }])
})

test('nothing for a while is said', async () => {
  open([])
  expect(await screen.findByText('No right for a while')).toBeDefined()
})

test('a list that does not come is told, with another try', async () => {
  server.refuse(elevations, 'no_right')
  renderScreen(Elevations, PATH)
  expect((await screen.findByRole('alert')).textContent).toContain('Your role does not include')
})
