import { screen } from '@testing-library/react'
import { lateBets } from '@zar/contract/office/trading/board'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { press } from '../testing/dialog.ts'
import { openRoom } from '../testing/room.ts'

test('late bets are listed, and none says so', async () => {
  server.on(lateBets, [])
  const { user } = openRoom()
  await press(user, 'Late bets')
  expect(await screen.findByText(/No bet was taken/)).toBeTruthy()
})
