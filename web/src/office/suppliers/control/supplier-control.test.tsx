import { screen, within } from '@testing-library/react'
import { supplierControl } from '@zar/contract/office/house/supplier-control'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { controlOf, openControl, REASON, showControl } from './testing/open-control.tsx'

test('each setting tells its value and where it comes from; of a change who, when and why', async () => {
  openControl()
  const list = await screen.findByRole('region', { name: 'Settings in use' })
  for (const part of [
    'Address that opens games',
    'https://api.hub88.example',
    'from the start',
    'Addresses that they call from',
    '203.0.113.0/24',
    'from the office',
    'Kerem and Selin',
    REASON,
  ])
    expect(list.textContent).toContain(part)
})

test('each key tells its fingerprint in fours, what it is for, and until when the one before is taken', async () => {
  openControl()
  const list = await screen.findByRole('region', { name: 'Keys in use' })
  for (const part of [
    'hub88-public.pem',
    'Their calls are checked by it',
    'Fingerprint 9f3c 0a71 d2e4 b586',
    '1111 2222 3333 4444',
    'Our calls go with it',
  ])
    expect(list.textContent).toContain(part)
  // Only what has one before leads back to it.
  expect(within(list).getAllByRole('button', { name: /^Back to the one before/ })).toHaveLength(1)
})

test('who may see and not change reads why, and presses nothing', async () => {
  const refused = (right: 'supplier.settings' | 'supplier.key_rotate') => ({
    right,
    state: 'refused' as const,
    why: 'no_right',
  })
  const { user } = openControl(
    controlOf({ actions: [refused('supplier.settings'), refused('supplier.key_rotate')] }),
  )
  await user.click(await screen.findByRole('button', { name: /Change Address that opens games/ }))
  await user.click(screen.getByRole('button', { name: /New key for hub88-public.pem/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a failure is told and asked again', async () => {
  server.refuse(supplierControl, 'not_found')
  const { user } = showControl()
  const again = await screen.findByRole('button', { name: /again/i })
  server.on(supplierControl, controlOf())
  await user.click(again)
  expect(await screen.findByRole('region', { name: 'Settings in use' })).toBeTruthy()
})
