import { screen, waitFor, within } from '@testing-library/react'
import { makeOwnEvent, ownCatalogue } from '@zar/contract/office/trading/own-events'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { press, REASON, type, WAITS, words } from '../testing/dialog.ts'
import { openRoom } from '../testing/room.ts'
import { CATALOGUE } from './testing/catalogue.ts'

async function open() {
  server.on(ownCatalogue, CATALOGUE)
  server.on(makeOwnEvent, WAITS)
  const { user } = openRoom()
  await press(user, 'A match of our own')
  return { user, dialog: within(await findDialog('A match of our own')) }
}

test('a match of our own is proposed with its sides, start and chances, and its prices are shown as they are typed', async () => {
  const { user, dialog } = await open()
  await user.selectOptions(await dialog.findByLabelText('League'), 'A new league')
  await type(user, 'Name of the league', 'Friendlies')
  await type(user, 'Home side', 'Galata')
  await type(user, 'Away side', 'Boğaz')
  await user.type(dialog.getByLabelText('Start'), '2031-05-01T20:00')
  await user.selectOptions(dialog.getByLabelText('Add a market'), 'Match result')
  await type(user, /^1 · Galata, chance/, '50')
  await type(user, /^X.*, chance/, '28')
  await words(user)
  await press(user, 'Propose the match')
  expect(dialog.getByText(/the chances have to add up to 100 %/)).toBeTruthy()
  await type(user, /^2 · Boğaz, chance/, '22')
  expect(dialog.getByText('Prices: 1.94 · 3.35 · 4.25')).toBeTruthy()
  await press(user, 'Propose the match')
  await waitFor(() => expect(server.inputsOf(makeOwnEvent)).toHaveLength(1))
  expect(server.inputsOf(makeOwnEvent)[0]).toEqual({
    event: {
      sport: 'football',
      league: { name: 'Friendlies', country: 'TR' },
      home: 'Galata',
      away: 'Boğaz',
      startsAt: '2031-05-01T17:00:00.000Z',
      bestOf: null,
      markets: [
        {
          key: 'ft.result',
          line: null,
          chancesPpm: { '1': 500_000, X: 280_000, '2': 220_000 },
        },
      ],
    },
    reason: REASON,
  })
  expect(await screen.findByText(/waits for a second person/)).toBeTruthy()
})

test('without sides, with a start that is past or without a market nothing is sent', async () => {
  const { user, dialog } = await open()
  await words(user)
  await press(user, 'Propose the match')
  expect(dialog.getByText(/Name both sides and the league/)).toBeTruthy()
  await user.selectOptions(await dialog.findByLabelText('League'), 'Süper Lig')
  await type(user, 'Home side', 'Galata')
  await type(user, 'Away side', 'Boğaz')
  await user.type(dialog.getByLabelText('Start'), '2020-05-01T20:00')
  expect(dialog.getByText(/Name both sides and the league/)).toBeTruthy()
  await user.clear(dialog.getByLabelText('Start'))
  await user.type(dialog.getByLabelText('Start'), '2031-05-01T20:00')
  expect(await dialog.findByText('Add one market at least.')).toBeTruthy()
  expect(server.inputsOf(makeOwnEvent)).toEqual([])
})
