import { screen } from '@testing-library/react'
import { revealNetwork } from '@zar/contract/office/player/devices'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { ID } from '../testing/desk.tsx'
import { openPlayer, REASON } from '../testing/open-player.tsx'

const SESSION = '5b0e9c50-4a4c-4a44-9a52-5c1a4b1f0077'

test('addresses and devices are shown in full for a reason, with the seconds that are left', async () => {
  const startedAt = '2026-11-21T10:00:00.000Z'
  const { user } = openPlayer(
    { 'player.reveal_network': 'yes' },
    {
      sessions: [
        {
          id: SESSION,
          deviceState: 'unknown',
          device: 'Chrome, Android',
          address: '88.240.12.•••',
          startedAt,
          lastSeenAt: startedAt,
          isOpen: false,
        },
        {
          id: '5b0e9c50-4a4c-4a44-9a52-5c1a4b1f0078',
          deviceState: 'unknown',
          // Its browser said nothing of itself.
          device: '',
          address: '88.240.13.•••',
          startedAt,
          lastSeenAt: startedAt,
          isOpen: false,
        },
      ],
    },
  )
  server.on(revealNetwork, {
    sessions: [
      { id: SESSION, address: '88.240.12.7', agent: 'Mozilla/5.0', fingerprint: 'f1', startedAt },
    ],
  })
  expect(await screen.findByText('88.240.12.•••')).toBeTruthy()
  expect(screen.getByText('Unknown device')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show addresses and devices in full' }))
  await user.type(screen.getByRole('textbox'), REASON)
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText('88.240.12.7')).toBeTruthy()
  expect(screen.getByText('Mozilla/5.0 · f1')).toBeTruthy()
  expect(screen.getByText('60 s')).toBeTruthy()
  expect(server.inputsOf(revealNetwork)).toEqual([{ id: ID, reason: REASON }])
})
