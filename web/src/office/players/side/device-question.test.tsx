import { screen } from '@testing-library/react'
import { blockDevice } from '@zar/contract/office/player/devices'
import type { PlayerPage } from '@zar/contract/office/players'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { ID } from '../testing/desk.tsx'
import { openPlayer, REASON } from '../testing/open-player.tsx'

type Session = PlayerPage['sessions'][number]
const SESSION = '5b0e9c50-4a4c-4a44-9a52-5c1a4b1f0077'
const sessionOf = (deviceState: Session['deviceState']): Session => ({
  id: SESSION,
  deviceState,
  device: 'Chrome, Android',
  address: '88.240.12.•••',
  startedAt: '2026-11-21T10:00:00.000Z',
  lastSeenAt: '2026-11-21T16:00:00.000Z',
  isOpen: true,
})

test('a device is blocked in its place for a reason, and released the same way', async () => {
  const { user, unmount } = openPlayer({ 'device.block': 'yes' }, { sessions: [sessionOf('open')] })
  await user.click(await screen.findByRole('button', { name: 'Block the device' }))
  expect(screen.getByText(/Let nobody in from this device/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Block the device' }))
  expect(server.inputsOf(blockDevice)).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), REASON)
  server.on(blockDevice, { ended: 1 })
  await user.click(screen.getByRole('button', { name: 'Block the device' }))
  expect(await screen.findByText('The device is blocked')).toBeTruthy()
  unmount()
  const again = openPlayer({ 'device.block': 'yes' }, { sessions: [sessionOf('blocked')] })
  expect(await screen.findByText(/blocked device/)).toBeTruthy()
  await again.user.click(screen.getByRole('button', { name: 'Lift the block' }))
  await again.user.type(screen.getByRole('textbox', { name: 'Reason' }), REASON)
  await again.user.click(screen.getByRole('button', { name: 'Lift the block' }))
  expect(await screen.findByText('The block of the device is lifted')).toBeTruthy()
  expect(server.inputsOf(blockDevice)).toEqual([
    { id: ID, session: SESSION, isBlocked: true, reason: REASON },
    { id: ID, session: SESSION, isBlocked: false, reason: REASON },
  ])
})

test('a device that is not known cannot be blocked', async () => {
  openPlayer({ 'device.block': 'yes' }, { sessions: [sessionOf('unknown')] })
  expect(await screen.findByText('Chrome, Android')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Block the device' })).toBeNull()
})
