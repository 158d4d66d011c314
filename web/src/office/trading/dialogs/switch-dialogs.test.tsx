import { screen, waitFor, within } from '@testing-library/react'
import { askRecovery } from '@zar/contract/office/trading/acts'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { press, REASON, words } from '../testing/dialog.ts'
import { deskOf, openRoom } from '../testing/room.ts'

const FEED = { source: 's', producer: 'live', isOpen: false, isShut: false, silentMs: 800 }

test('a feed is asked for anew with words, and says so until it is open again', async () => {
  server.on(askRecovery, null)
  const { user } = openRoom({ desk: deskOf({ feeds: [{ ...FEED, recovery: 'runs' }] }) })
  expect(await screen.findByText('Being read anew')).toBeTruthy()
  await press(user, 'Ask for it anew')
  const dialog = within(await findDialog('Ask for the feed live anew'))
  await user.click(dialog.getByRole('button', { name: /^Ask for it anew/ }))
  expect(server.inputsOf(askRecovery)).toEqual([])
  await words(user)
  await user.click(dialog.getByRole('button', { name: /^Ask for it anew/ }))
  await waitFor(() =>
    expect(server.inputsOf(askRecovery)).toEqual([
      { source: 's', producer: 'live', reason: REASON },
    ]),
  )
})
