import { screen, within } from '@testing-library/react'
import { takeBackPlayerCopy } from '@zar/contract/office/player/account'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { ID } from '../testing/desk.tsx'
import { openPlayer, REASON } from '../testing/open-player.tsx'

test('a copy that is open is shown, and one person takes it back', async () => {
  const dataCopy = { endsAt: '2026-12-07T10:00:00.000Z', taken: 1 }
  const { user } = openPlayer({ 'player.copy': 'second' }, { isEmailConfirmed: true, dataCopy })
  const back = await screen.findByRole('button', { name: 'Take back the copy of data' })
  expect(screen.getByText(/copy of data open until .*, downloads: 1/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Copy of data' })).toBeNull()
  await user.click(back)
  const dialog = within(await findDialog('gecekusu: take back the copy of data?'))
  const press = () => user.click(dialog.getByRole('button', { name: 'Take it back' }))
  await user.type(dialog.getByRole('textbox'), REASON)
  server.refuse(takeBackPlayerCopy, 'copy_not_open')
  await press()
  expect(await dialog.findByRole('alert')).toBeTruthy()
  server.on(takeBackPlayerCopy, null)
  await press()
  expect(await screen.findByText('The link of gecekusu is taken back')).toBeTruthy()
  expect(server.inputsOf(takeBackPlayerCopy).at(-1)).toEqual({ id: ID, reason: REASON })
})
