import { bettingPreferences, saveBettingPreferences } from '@zar/contract/betting/preferences'
import { FAVOURITES_MAX } from '@zar/contract/betting/values'
import type { Endpoint } from '@zar/contract/endpoint'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mountRoutes, openHttp } from '../../../platform/http/http.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { erasePreferences, preferenceRoutes } from './preferences.ts'

let casino: TestCasino
let app: ReturnType<typeof openHttp>
beforeAll(async () => {
  casino = await openTestCasino()
  app = openHttp({ logger: pino({ level: 'silent' }), random: casino.random })
  // The token of these tests is the player’s id.
  const signedIn = async (playerId: string) => ({ playerId, tokenHash: Buffer.alloc(32) })
  mountRoutes(app, preferenceRoutes(casino), signedIn)
})
afterAll(async () => {
  await app.close()
  await casino.close()
})

async function call(endpoint: Endpoint, payload: object, playerId: string) {
  const headers = { authorization: `Bearer ${playerId}` }
  const reply = await app.inject({ method: 'POST', url: endpoint.path, headers, payload })
  return reply.json()
}
const read = async (playerId: string) => (await call(bettingPreferences, {}, playerId)).data
const save = (playerId: string, version: number, change: Change = {}) =>
  call(saveBettingPreferences, { version, preferences: preferences(change) }, playerId)

const SETTINGS = {
  format: 'decimal',
  flashes: true,
  showsMargin: true,
  policy: 'none',
  rows: 'tight',
  names: 'original',
  clock: 'h12',
  quick: [50, 100, 250, 500],
  confirmKurus: null,
  letters: true,
  cashOutDropPercent: 1,
}
type Change = { teams?: object[]; [setting: string]: unknown }
const preferences = ({ teams = [], ...settings }: Change) => ({
  favourites: { leagues: [], teams, events: [] },
  settings: { ...SETTINGS, ...settings },
})
const team = (id: string) => ({ id, name: `Takım ${id}` })

test('preferences are kept with the account, each save over the version that was seen', async () => {
  const [one, other] = [await casino.player(), await casino.player()]
  expect(await read(one)).toEqual({ version: 0, preferences: null })
  expect((await save(one, 0, { teams: [team('gs')] })).data).toMatchObject({
    isSaved: true,
    version: 1,
  })
  expect((await save(one, 1, { format: 'fractional' })).data).toMatchObject({ version: 2 })
  expect(await read(one)).toEqual({
    version: 2,
    preferences: preferences({ format: 'fractional' }),
  })
  expect(await read(other)).toEqual({ version: 0, preferences: null })
})

test('a save over a version that is not the newest changes nothing and answers the newest', async () => {
  const playerId = await casino.player()
  const saves = await Promise.all(
    ['gs', 'fb', 'bjk', 'ts'].map((id) => save(playerId, 0, { teams: [team(id)] })),
  )
  expect(saves.filter(({ data }) => data.isSaved)).toHaveLength(1)
  const kept = await read(playerId)
  for (const { data } of saves.filter((one) => !one.data.isSaved)) {
    expect(data).toEqual({ isSaved: false, ...kept })
  }
  expect((await save(playerId, 7)).data).toMatchObject({ isSaved: false, version: 1 })
  expect(await read(playerId)).toEqual(kept)
})

test('what is no preference is refused, and nothing changes', async () => {
  const playerId = await casino.player()
  const many = Array.from({ length: FAVOURITES_MAX + 1 }, (_, at) => team(String(at)))
  const wrong: Change[] = [
    ...[{ teams: many }, { teams: [team('gs'), team('gs')] }, { teams: [{ id: '', name: 'x' }] }],
    ...[{ teams: [{ id: 'gs', name: 'x'.repeat(101) }] }, { teams: [{ ...team('gs'), more: 1 }] }],
    ...[{ format: 'roman' }, { quick: [1, 2, 3] }, { quick: [1, 2, 3, 0] }, { confirmKurus: 0.5 }],
    ...[{ cashOutDropPercent: 2 }, { policy: 'all' }, { more: true }],
  ]
  for (const change of wrong) {
    expect(await save(playerId, 0, change), JSON.stringify(change).slice(0, 80)).toMatchObject({
      success: false,
    })
  }
  // A number after which the database has no room for another.
  expect(await save(playerId, 2 ** 31 - 1)).toMatchObject({ success: false })
  expect(await read(playerId)).toEqual({ version: 0, preferences: null })
  const full = await save(playerId, 0, { teams: many.slice(1) })
  expect(full.data).toMatchObject({ isSaved: true })
})

test('PRV-02: an erasure forgets them', async () => {
  const [one, other] = [await casino.player(), await casino.player()]
  for (const playerId of [one, other]) await save(playerId, 0, { teams: [team('gs')] })
  await casino.db.transaction().execute((tx) => erasePreferences(tx, one))
  expect(await read(one)).toEqual({ version: 0, preferences: null })
  expect(await read(other)).toMatchObject({ version: 1 })
})
