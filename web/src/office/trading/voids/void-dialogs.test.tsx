import { screen, waitFor, within } from '@testing-library/react'
import { previewSettlement, voidMarket } from '@zar/contract/office/trading/by-two'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { press, REASON, WAITS, words } from '../testing/dialog.ts'
import { openRoom } from '../testing/room.ts'

async function open() {
  server.on(voidMarket, WAITS)
  const { user } = openRoom()
  await press(user, /: more$/)
  await press(user, 'Void')
  const dialog = within(await findDialog('Void: Galata – Körfez, Match result'))
  await user.selectOptions(dialog.getByLabelText('Reason'), '11')
  await words(user)
  return { user, dialog }
}

test('bets of a time are voided from one moment and before another, and the preview is of them alone', async () => {
  const { user, dialog } = await open()
  await user.click(dialog.getByRole('button', { name: 'Those of a time' }))
  await press(user, 'Propose to void')
  expect(dialog.getAllByText(/Enter at least one of both moments/).length).toBeGreaterThan(0)
  await user.type(dialog.getByLabelText('Placed from'), '2026-11-21T20:14:05')
  await user.type(dialog.getByLabelText('Placed before'), '2026-11-21T20:14:01')
  await press(user, 'Propose to void')
  expect(server.inputsOf(voidMarket)).toEqual([])
  await user.clear(dialog.getByLabelText('Placed before'))
  await user.type(dialog.getByLabelText('Placed before'), '2026-11-21T20:15:00')
  const time = { from: '2026-11-21T17:14:05.000Z', to: '2026-11-21T17:15:00.000Z' }
  await waitFor(() =>
    expect(server.inputsOf(previewSettlement).at(-1)).toEqual({ id: '21', voidCode: 1, ...time }),
  )
  await press(user, 'Propose to void')
  await waitFor(() =>
    expect(server.inputsOf(voidMarket)).toEqual([
      { id: '21', seen: 'active v0 open', code: 11, reason: REASON, ...time },
    ]),
  )
  expect(await screen.findByText(/waits for a second person/)).toBeTruthy()
})

test('without a time the whole market is void', async () => {
  const { user } = await open()
  await press(user, 'Propose to void')
  await waitFor(() =>
    expect(server.inputsOf(voidMarket)).toMatchObject([{ code: 11, from: null, to: null }]),
  )
})
