import { screen, waitFor, within } from '@testing-library/react'
import { enterMatchResult, previewMatchFacts } from '@zar/contract/office/trading/match-facts'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { press, REASON, type, WAITS, words } from '../testing/dialog.ts'
import { openRoom } from '../testing/room.ts'
import { PREVIEW } from './testing/preview.ts'

async function open() {
  server.on(enterMatchResult, WAITS)
  const { user } = openRoom()
  await press(user, 'Enter the match’s result')
  return { user, dialog: within(await findDialog('Result of the match: Galata – Körfez')) }
}

test('the facts of a match are entered once, and say which markets they decide before they are proposed', async () => {
  server.on(previewMatchFacts, PREVIEW)
  const { user, dialog } = await open()
  await type(user, 'Score at the end', '2-0')
  await type(user, 'Corners', '7-4')
  expect(await dialog.findByText(/2 markets are decided, 4 stay open/)).toBeTruthy()
  expect(dialog.getByText('Match result: 1 · Galata')).toBeTruthy()
  await words(user)
  await press(user, 'Propose the result')
  expect(dialog.getByText('Name the source: at least 3 letters.')).toBeTruthy()
  await type(user, 'Source', 'The league')
  await press(user, 'Propose the result')
  await waitFor(() =>
    expect(server.inputsOf(enterMatchResult)).toEqual([
      {
        id: '11',
        seen: PREVIEW.seen,
        facts: '{"fullTime":[2,0],"corners":[7,4]}',
        source: 'The league',
        reason: REASON,
      },
    ]),
  )
  expect(await screen.findByText(/waits for a second person/)).toBeTruthy()
})

test('what cannot be read, and facts that decide nothing, are told and not sent', async () => {
  server.on(previewMatchFacts, { ...PREVIEW, markets: [] })
  const { user, dialog } = await open()
  await words(user)
  await press(user, 'Propose the result')
  expect(dialog.getByText(/Enter one fact at least/)).toBeTruthy()
  await type(user, 'Score at the end', '2 to 0')
  expect(dialog.getByText(/This cannot be read/)).toBeTruthy()
  await type(user, 'Score at the end', '2-0')
  expect((await dialog.findAllByText(/decide no open market/)).length).toBeGreaterThan(0)
  await press(user, 'Propose the result')
  expect(server.inputsOf(enterMatchResult)).toEqual([])
})
