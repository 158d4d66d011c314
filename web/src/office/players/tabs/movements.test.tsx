import { screen } from '@testing-library/react'
import { type Movement, playerMovements, readPlayer } from '@zar/contract/office/players'
import { proposals } from '@zar/contract/office/proposals'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { PlayerPage } from '../player-page.tsx'
import { PLAYER_PATH, playerOf } from '../testing/desk.tsx'

const movement = (id: string, change: Partial<Movement>): Movement => ({
  id,
  at: '2026-11-21T17:00:00.000Z',
  reason: 'bet',
  amountE5: '-1000000',
  balanceE5: '9000000',
  account: 'cash',
  key: `hub88:${id}`,
  game: null,
  ...change,
})

const KEY = 'deposit:7d6b1c1e-2f0f-4b6c-8a57-0d3f3a5b9c77'

test('a movement of a game shows its name, and every other the key of its transfer, cut', async () => {
  server.on(proposals, [])
  server.on(readPlayer, playerOf({ 'balance.view': 'yes' }))
  server.on(playerMovements, {
    rows: [
      movement('1', { game: 'Nar' }),
      movement('2', { reason: 'deposit', amountE5: '500', key: KEY }),
    ],
    next: null,
  })
  renderScreen(PlayerPage, PLAYER_PATH, '/office/players/:id')
  const name = await screen.findByText('Nar')
  expect(name.getAttribute('title')).toBe('hub88:1')
  expect(screen.queryByText('hub88:1')).toBeNull()
  expect(screen.getByText('deposit:7d6b1c1e…').getAttribute('title')).toBe(KEY)
})
