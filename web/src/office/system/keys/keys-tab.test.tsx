import { screen } from '@testing-library/react'
import { proposals } from '@zar/contract/office/proposals'
import type { Action } from '@zar/contract/office/staff'
import { countKeys, listKeys, type OfficeKeys } from '@zar/contract/office/system/keys'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { KeysTab } from './keys-tab.tsx'

const PATH = '/office/system'
const may = (state: Action['state']): Action[] =>
  (['key.new', 'key.rotate', 'key.retire'] as const).map((right) => ({ right, state, why: null }))
const TOLD: OfficeKeys = {
  keys: [
    {
      name: 'amusnet-password',
      since: '2026-11-01T10:00:00.000Z',
      by: 'start',
      fingerprint: '9f3c0a71d2e4b586',
      change: 'restart',
    },
    {
      name: 'ledger-seal-key',
      since: '2026-11-01T10:00:00.000Z',
      by: 'Bora',
      fingerprint: '00110022aabbccdd',
      change: 'never',
    },
  ],
  versions: [1, 2],
  sealing: 2,
  isWritable: true,
  processes: [{ process: 'zar-1:41', versions: [1, 2], sealing: 2 }],
  actions: may('second'),
}
const open = (more: Partial<OfficeKeys> = {}) => {
  server.on(listKeys, { ...TOLD, ...more })
  server.on(proposals, [])
  return renderScreen(KeysTab, PATH, PATH)
}

test('keys are told by name, age and fingerprint, and how each is changed', async () => {
  open()
  const row = (await screen.findByRole('rowheader', { name: 'amusnet-password' })).parentElement
  for (const part of ['9f3c 0a71 d2e4 b586', '1.Nov.26', 'at a start', 'with a restart'])
    expect(row?.textContent).toContain(part)
  expect(screen.getByText('Never')).toBeTruthy()
  expect(screen.getByText(/keys changed FILE/)).toBeTruthy()
})

test('the sealing one has no button, an older one can be deleted, and what each sealed is counted by a press', async () => {
  server.on(countKeys, [
    { version: 1, sealed: 0 },
    { version: 2, sealed: 4_120 },
  ])
  const { user } = open()
  expect(await screen.findAllByRole('button', { name: 'Delete' })).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'New key' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Seal with it' })).toBeNull()
  expect(server.inputsOf(countKeys)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Count what is sealed' }))
  expect(await screen.findByText('4,120')).toBeTruthy()
})

test('a next key waits to seal, and a machine that lacks it is named', async () => {
  open({ sealing: 1, processes: [{ process: 'zar-2:9', versions: [1], sealing: 1 }] })
  expect(await screen.findByRole('button', { name: 'Seal with it' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'New key' })).toBeNull()
  expect(screen.getByText('zar-2:9 cannot open key 2: copy its file to that machine.')).toBeTruthy()
})

test('a process that seals with another key is named', async () => {
  open({ processes: [{ process: 'zar-2:9', versions: [1, 2], sealing: 1 }] })
  expect(await screen.findByText(/zar-2:9 still seals with key 1/)).toBeTruthy()
})

test('where the folder cannot be written the buttons name the machine; who may only look has none', async () => {
  const { unmount } = open({ isWritable: false })
  const button = await screen.findByRole('button', { name: 'New key' })
  expect(button.getAttribute('aria-description')).toContain('npm run office -- keys')
  unmount()
  open({ actions: may('refused') })
  await screen.findByRole('rowheader', { name: 'amusnet-password' })
  expect(screen.queryByRole('button', { name: 'New key' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})

test('what did not come can be asked for again', async () => {
  server.refuse(listKeys, 'unavailable')
  server.on(proposals, [])
  const { user } = renderScreen(KeysTab, PATH, PATH)
  await screen.findByRole('alert', {}, { timeout: 10_000 })
  server.on(listKeys, TOLD)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('rowheader', { name: 'amusnet-password' })).toBeTruthy()
})
