import { waitFor } from '@testing-library/react'
import { listHeads, type PublishedHead } from '@zar/contract/office/house/heads'
import { ledgerState } from '@zar/contract/office/ledger'
import { expect, test } from 'vitest'
import { signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { LedgerPage } from '../ledger-page.tsx'
import { Heads } from './heads.tsx'

const HEAD: PublishedHead = {
  id: '41',
  name: 'zar.example/ledger',
  batches: 1_204,
  rows: 90_227,
  root: `7ab0${'0'.repeat(56)}41c6`,
  at: '2026-11-21T16:58:15.000Z',
  key: 'f00dfacef00dface',
  signature: 'ab'.repeat(64),
  holds: true,
  witnesses: { files: 3, lastAt: '2026-11-21T17:10:00.000Z' },
}
const BROKEN = { ...HEAD, id: '39', holds: false, witnesses: { files: 0, lastAt: null } }

test('each head tells what it covers, who holds it, and whether the log goes through it', async () => {
  server.on(listHeads, { rows: [HEAD, BROKEN], next: null })
  const page = renderScreen(Heads, '/office/ledger')
  expect(await page.findByText('files of 3 players')).toBeDefined()
  expect(page.getAllByText('7ab0…41c6')).toHaveLength(2)
  expect(page.getAllByText('1,204 batches')).toHaveLength(2)
  expect(page.getByText('published')).toBeDefined()
  expect(page.getByText('Holds')).toBeDefined()
  expect(page.getByText('Does not hold')).toBeDefined()
  const all = page.getByRole('link', { name: 'All of them, open to everybody' })
  expect(all.getAttribute('href')).toBe('/.well-known/zar/heads.jsonl')
  await page.user.click(page.getByRole('button', { name: 'Journal' }))
  const asked = () => server.addressesOf(listHeads).map((path) => path.split('?')[1])
  await waitFor(() => expect(asked()).toEqual(['log=ledger', 'log=journal']))
})

test('without a head the list says so; one that does not come is asked for again', async () => {
  server.refuse(listHeads, 'unavailable')
  const page = renderScreen(Heads, '/office/ledger')
  await page.findByRole('alert', {}, { timeout: 10_000 })
  server.on(listHeads, { rows: [], next: null })
  await page.user.click(page.getByRole('button', { name: 'Try again' }))
  expect(await page.findByText('No head is published')).toBeDefined()
})

test('who sees heads and not the ledger has the screen without transfers', async () => {
  server.on(listHeads, { rows: [HEAD], next: null })
  const page = renderScreen(LedgerPage, '/office/ledger')
  signInStaff(['head.view'])
  expect(await page.findByText('files of 3 players')).toBeDefined()
  expect(page.getByText(/transfers are closed to your role/)).toBeDefined()
  expect(page.queryByRole('searchbox')).toBeNull()
  expect(server.inputsOf(ledgerState)).toEqual([])
})
