import { type FoundRecord, searchRecords } from '@zar/contract/office/desk/search'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { findRecords } from './find-records.ts'

const player = { id: 'a1', number: 'ZR 204 718 331', username: 'marti34' }
const record = (change: Partial<FoundRecord>): FoundRecord => ({
  kind: 'player',
  id: 'a1',
  name: 'ZR 204 718 331',
  player,
  by: null,
  what: null,
  amountE5: null,
  at: null,
  ...change,
})

test('each record leads to where it is, with whose it is and what matched', async () => {
  const at = '2026-11-21T17:06:00.000Z'
  server.on(searchRecords, [
    record({ by: 'phone', what: 'Murat Arslan' }),
    record({ kind: 'withdrawal', id: 'w1', name: '884117', amountE5: '1850000000' }),
    record({ kind: 'deposit', id: 'd1', name: '884118' }),
    record({ kind: 'transfer', id: '90', name: '90', what: 'bet', at }),
    record({ kind: 'bet', id: '12', name: '12', what: 'open' }),
    record({ kind: 'round', id: 'r/1', name: 'r/1', what: 'Nar Bahçesi' }),
    record({ kind: 'ticket', id: '1042', name: '1042', what: 'Where is it' }),
  ])
  const found = await findRecords('+90 532 123 77 41')
  expect(found.map(({ name, note, path }) => [name, note, path])).toEqual([
    ['marti34', 'Murat Arslan · ZR 204 718 331 · •••• 7741', '/office/players/a1'],
    ['#884117', '₺18.500,00 · marti34', '/office/withdrawals?row=w1'],
    ['#884118', 'marti34', '/office/players/a1?tab=payments'],
    ['90', expect.stringMatching(/^marti34 · .*20:06/), '/office/ledger?q=90'],
    ['k-12', 'marti34', '/office/players/a1?tab=bets'],
    ['r/1', 'Nar Bahçesi · marti34', '/office/players/a1?tab=rounds'],
    ['1042', 'Where is it · marti34', '/office/tickets?row=1042'],
  ])
  expect(new Set(found.map(({ id }) => id)).size).toBe(7)
})
