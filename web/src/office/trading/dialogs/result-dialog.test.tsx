import { screen, waitFor } from '@testing-library/react'
import * as two from '@zar/contract/office/trading/by-two'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { press, REASON, type, WAITS, words } from '../testing/dialog.ts'
import { openRoom } from '../testing/room.ts'

test('a result is entered by its score with its source, and not without', async () => {
  server.on(two.enterResult, WAITS)
  const { user } = openRoom()
  await press(user, 'Match result: more')
  await press(user, 'Enter result')
  await type(user, /Score at the end/, '2-0')
  await words(user)
  await press(user, /Propose the result/)
  expect(await screen.findByText(/Name the source/)).toBeTruthy()
  await type(user, /^Source/, 'The league')
  await press(user, /Propose the result/)
  await waitFor(() =>
    expect(server.inputsOf(two.enterResult)).toEqual([
      {
        id: '21',
        seen: 'active v0 open',
        source: 'The league',
        reason: REASON,
        facts: '{"fullTime":[2,0]}',
      },
    ]),
  )
})
