import { screen, within } from '@testing-library/react'
import { endPiece, unschedule } from '@zar/contract/office/content/operations'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { findButton, openPiece, REASON, version } from './testing/desk.ts'

test('a piece is taken from the site, and a schedule taken back, for a reason', async () => {
  server.on(endPiece, null)
  server.on(unschedule, null)
  const versions = [version(7, 'scheduled', { publishAt: '2099-01-01T07:00:00.000Z' })]
  const { user } = openPiece({ draft: null, versions })
  for (const [name, operation] of [
    ['Take from the site', endPiece],
    ['Take the schedule back', unschedule],
  ] as const) {
    await user.click(await findButton(name))
    const dialog = within(await findDialog(name))
    await user.type(dialog.getByLabelText('In your words'), REASON)
    await user.click(dialog.getByRole('button', { name: new RegExp(name) }))
    await screen.findByText(/taken from the site|a draft again/)
    expect(server.inputsOf(operation)).toEqual([{ kind: 'slide', piece: '1', reason: REASON }])
  }
})
