import { screen, waitFor, within } from '@testing-library/react'
import { type MarginPreview, previewMargin, setMargin } from '@zar/contract/office/trading/margin'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { press, REASON, type, words } from '../testing/dialog.ts'
import { marketOf, matchOf, openRoom } from '../testing/room.ts'

const PREVIEW: MarginPreview = {
  seen: 'none',
  leastBp: 250,
  mostBp: 1_200,
  markets: 4,
  matches: 2,
  changedMarkets: 3,
  changedPrices: 8,
  wasBp: 495,
  isBp: 803,
  examples: [
    {
      id: '21',
      matchId: '11',
      sport: 'football',
      home: 'Galata',
      away: 'Körfez',
      key: 'ft.result',
      line: null,
      wasBp: 495,
      isBp: 803,
      selections: [
        { key: '1', name: null, wasMilli: 2_100, isMilli: 2_040, isByHand: false },
        { key: 'X', name: null, wasMilli: 3_050, isMilli: 3_050, isByHand: true },
      ],
    },
  ],
}

async function open() {
  server.on(previewMargin, PREVIEW)
  server.on(setMargin, null)
  const { user } = openRoom()
  await press(user, /: more$/)
  await press(user, 'Margin')
  return { user, dialog: within(await findDialog('Margin: Galata – Körfez, Match result')) }
}

test('a margin shows the prices that it makes before it is set, in one market or in its class', async () => {
  const { user, dialog } = await open()
  await type(user, 'Margin, %', '8')
  expect(await dialog.findByText(/3 change, in 8 prices/)).toBeTruthy()
  expect(dialog.getByRole('cell', { name: '2.04' })).toBeTruthy()
  expect(dialog.getByRole('cell', { name: 'by hand 3.05' })).toBeTruthy()
  await words(user)
  await press(user, /^Set the margin to 8%/)
  await waitFor(() =>
    expect(server.inputsOf(setMargin)).toEqual([
      { scope: 'market:21', marginBp: 800, seen: 'none', reason: REASON },
    ]),
  )
})

test('a margin outside of its class’s bounds is told, and nothing is sent', async () => {
  const { user, dialog } = await open()
  await words(user)
  for (const wrong of ['2,49', '12.01', 'ten', '-5']) {
    await type(user, 'Margin, %', wrong)
    await press(user, /^Set the margin/)
    expect(dialog.getByText(/Enter a per cent from 2.5% to 12%/)).toBeTruthy()
  }
  expect(server.inputsOf(setMargin)).toEqual([])
})

test('the margin of a class is taken away where it stands', async () => {
  const { user, dialog } = await open()
  await user.selectOptions(dialog.getByLabelText('Where it counts'), 'class:football.results')
  await user.click(dialog.getByRole('checkbox'))
  await words(user)
  await press(user, /^Take the margin by hand away/)
  await waitFor(() =>
    expect(server.inputsOf(setMargin)).toEqual([
      { scope: 'class:football.results', marginBp: null, seen: '550', reason: REASON },
    ]),
  )
})

test('a market says that its margin is by hand', async () => {
  openRoom({ match: matchOf({ markets: [marketOf()] }) })
  expect(await screen.findByText(/, by hand/)).toBeTruthy()
})
