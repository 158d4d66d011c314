import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { openFeed } from '../feed.ts'
import type { EventBody, Fixture } from '../protocol/message.ts'
import { freshDatabase } from './database.ts'
import { KEY, type Key, openOperator } from './operator.ts'

const NOW = Date.parse('2026-11-21T15:00:00Z')

/** Keys as a folder holds them: tests change them. */
export function openTestKeys(...keys: Key[]) {
  const held = new Map(keys.map(({ id, secret }) => [id, secret]))
  return { held, find: (id: string) => held.get(id), refresh: () => undefined }
}

/** The company’s line alone: streams and calls of producers that tests tell for. The clock stands. */
export async function openTestLine() {
  const database = await freshDatabase()
  const clock = { now: NOW }
  const keys = openTestKeys(KEY)
  const failures: unknown[] = []

  const open = async () => {
    const pool = database.open()
    const feed = await openFeed({
      pool,
      clock: () => clock.now,
      keys,
      newName: randomUUID,
      chance: () => 0,
      logLevel: 'silent',
      fixtures: () => [],
      badDays: { begin: async () => ({}), end: async () => undefined },
      onFailed: (error) => failures.push(error),
    })
    await feed.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = feed.app.server.address() as AddressInfo
    const address = `http://127.0.0.1:${port}`
    return {
      ...feed,
      pool,
      address,
      operator: (key = KEY) => openOperator(address, () => clock.now, key),
    }
  }
  return { database, clock, keys, failures, open, close: database.close }
}

export const ALIVE = { type: 'alive', subscribed: true } as const

/** A football match as it is told first. */
export const fixtureOf = (event: string, change: Partial<Fixture> = {}): EventBody => ({
  type: 'fixture',
  event,
  id: event,
  sport: 'football',
  league: { id: 'tr-super-lig', name: 'Süper Lig', country: 'TR' },
  start: NOW + 3_600_000,
  home: { id: 'a', name: 'Galatasaray' },
  away: { id: 'b', name: 'Fenerbahçe' },
  bestOf: null,
  live: true,
  status: 'scheduled',
  version: 1,
  ...change,
})

/** Prices of a match’s result. */
export const oddsOf = (event: string, first: number, status: 1 | 0 | -1 = 1): EventBody => ({
  type: 'odds_change',
  event,
  markets: [
    {
      key: 'ft.result',
      line: null,
      status,
      prices: [
        ['1', first, 500_000],
        ['X', 3_400, 280_000],
        ['2', null, 220_000],
      ],
    },
  ],
})
