import { screen, within } from '@testing-library/react'
import { placeExclusion } from '@zar/contract/office/player-acts'
import { readPlayer } from '@zar/contract/office/players'
import { proposals } from '@zar/contract/office/proposals'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { PlayerPage } from '../player-page.tsx'
import { ID, PLAYER_PATH, playerOf } from '../testing/desk.tsx'

const REASON = 'The player asked for it by chat.'
const open = () => renderScreen(PlayerPage, PLAYER_PATH, '/office/players/:id')

test('an exclusion names its span on the button, and is for ever only where that was chosen', async () => {
  server.on(proposals, [])
  server.on(readPlayer, playerOf({ 'exclusion.place': 'yes' }))
  server.on(placeExclusion, null)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Exclude' }))
  const dialog = within(await findDialog('Exclude gecekusu?'))
  expect(dialog.getByRole('button', { name: 'Exclude, 6 months' })).toBeTruthy()
  await user.selectOptions(dialog.getByLabelText('For how long'), 'No end')
  await user.type(dialog.getByRole('textbox'), REASON)
  await user.click(dialog.getByRole('button', { name: 'Exclude, No end' }))
  expect(dialog.getByText('Choose whose decision it is.')).toBeTruthy()
  expect(server.inputsOf(placeExclusion)).toEqual([])
  await user.selectOptions(
    dialog.getByLabelText('Whose decision'),
    'The player’s, who asked for it',
  )
  expect(dialog.getByText(/Nobody can end it before its time/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Exclude, No end' }))
  expect(await screen.findByText('gecekusu is excluded')).toBeTruthy()
  expect(server.inputsOf(placeExclusion)).toEqual([
    { id: ID, whose: 'player', until: null, reason: REASON },
  ])
})

test('EXC-05: the page of an excluded player offers no way to end or shorten it', async () => {
  server.on(proposals, [])
  server.on(
    readPlayer,
    playerOf(
      { 'exclusion.place': 'yes', 'player.block': 'yes', 'player.message': 'yes' },
      {
        state: 'excluded',
        standing: [
          {
            kind: 'operator',
            beganAt: '2026-11-21T10:00:00.000Z',
            by: 'Derya Ak',
            because: REASON,
            endsAt: null,
            endedAt: null,
          },
        ],
      },
    ),
  )
  open()
  const bar = within(await screen.findByRole('group', { name: 'Decisions about the player' }))
  expect(bar.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'Messagem',
    'Noten',
    'Through the player’s eyes',
    'Set a limit',
    'Block',
  ])
  expect(screen.getByText('Excluded by the house')).toBeTruthy()
})
