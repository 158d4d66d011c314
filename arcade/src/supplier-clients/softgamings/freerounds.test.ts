import { hash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ArcadeFixture, openTestArcade } from '../../testing/open-arcade.ts'
import { openSoftgamingsOperator } from '../../testing/softgamings-operator.ts'
import { SCHEDULES } from '../retry-schedules.ts'
import { seatUserOf } from '../supplier-client.ts'
import { MERCHANT, SOFTGAMINGS } from './operator.ts'

const GAME = 'zar_nazar_degmez'

let fixture: ArcadeFixture
let softgamings: Awaited<ReturnType<typeof openSoftgamingsOperator>>
beforeAll(async () => {
  softgamings = await openSoftgamingsOperator()
  fixture = await openTestArcade({ softgamings: softgamings.operator })
})
beforeEach(() => {
  softgamings.calls.length = 0
  softgamings.faults.length = 0
})
afterAll(async () => {
  await fixture.close()
  await softgamings.close()
})

type Fields = Record<string, string>
const newTid = () => randomUUID().replaceAll('-', '')

async function ask(
  method: string,
  fields: Fields,
  change: Fields = {},
  verb: 'GET' | 'HEAD' = 'GET',
) {
  const { apiKey, apiPassword, serverIp } = softgamings.operator
  const TID = fields.TID ?? newTid()
  const Hash = hash('md5', [MERCHANT, 'Freerounds', serverIp, TID, apiKey, apiPassword].join('/'))
  const query = new URLSearchParams({ Operator: MERCHANT, ...fields, TID, Hash, ...change })
  const reply = await fixture.app.http.inject({
    method: verb,
    url: `/System/Api/${apiKey}/Freerounds/${method}/?&${query}`,
  })
  return { status: reply.statusCode, text: reply.body }
}

const order = (change: Fields = {}): Fields => ({
  Login: `p${newTid().slice(0, 20)}`,
  Games: GAME,
  Count: '3',
  BetLevel: '200',
  Expire: '2026-03-02 12:00:00',
  ExtID: randomUUID(),
  TID: newTid(),
  ...change,
})
const add = async (fields: Fields) => (await ask('Add', fields)).text
const left = async (FRTID = '') => (await ask('Check', { FRTID })).text
const countOf = async (ref = '') => {
  const { rowCount } = await fixture.database.pool.query(
    'select from arcade.reward where ref = $1',
    [ref],
  )
  return rowCount
}

async function seated({ Login = '' }: Fields) {
  const token = await fixture.seat(seatUserOf(SOFTGAMINGS, Login), GAME)
  const { now } = (await fixture.get(`/api/session?token=${token}`)).body.session.freeRounds
  softgamings.calls.length = 0
  return { token, now }
}

test('free rounds are added, counted down as they are played, and removed', async () => {
  const wanted = order()
  expect(await ask('Add', wanted)).toEqual({ status: 200, text: '1' })
  expect(await left(wanted.TID)).toBe('1,3')
  const { token, now } = await seated(wanted)
  expect(now).toMatchObject({ given: 3, left: 3, stakeKurus: 200 })
  const { round } = (await fixture.spinFree(token, now.id)).body
  await fixture.finish(token, round.id)
  expect(await left(wanted.TID)).toBe('1,2')
  const { Login = '', ExtID = '' } = wanted
  for (const _ of [1, 2]) expect((await ask('Remove', { Login, ExtID })).text).toBe('1')
  expect(await left(wanted.TID)).toBe('1,0')
})

test('two hundred identical orders at once make one', async () => {
  const wanted = order()
  const replies = await Promise.all(Array.from({ length: 200 }, () => add(wanted)))
  expect(new Set(replies)).toEqual(new Set(['1']))
  // A reply that was lost is asked for again, perhaps as another call.
  const again = order({ ...wanted, TID: newTid() })
  expect(await add(again)).toBe('1')
  expect(await countOf(wanted.ExtID)).toBe(1)
  expect([await left(wanted.TID), await left(again.TID)]).toEqual(['1,3', '1,3'])
})

test('what was given is answered the same when its time has run out, and stays removed', async () => {
  const wanted = order({ Expire: '2026-03-01 12:30:00' })
  expect(await add(wanted)).toBe('1')
  fixture.later(3_600_000)
  expect(await add(wanted)).toBe('1')
  expect(await left(wanted.TID)).toBe('1,0')
})

test('a free round has no debit: one credit, also of nothing, names the free rounds', async () => {
  const wanted = order({ Count: '8' })
  await add(wanted)
  const { token, now } = await seated(wanted)
  const before = softgamings.books.balanceKurus
  let wonKurus = 0
  for (const _ of Array.from({ length: 8 })) {
    fixture.later(3_000)
    const { round } = (await fixture.spinFree(token, now.id)).body
    await fixture.finish(token, round.id)
    wonKurus += round.winKurus
    const [asked, credit] = softgamings.calls.splice(0)
    expect(asked).toMatchObject({ type: 'balance' })
    expect(credit).toMatchObject({
      type: 'credit',
      subtype: 'credit',
      round_ended: '1',
      game_extra: `FREEROUNDS_${wanted.ExtID}`,
      i_gameid: round.id.replaceAll('-', ''),
      amount: `${Math.floor(round.winKurus / 100)}.${String(round.winKurus % 100).padStart(2, '0')}`,
    })
  }
  expect(softgamings.books.balanceKurus).toBe(before + wonKurus)
})

test('a free round that the wallet does not let begin is given back, without a word to the wallet', async () => {
  const wanted = order({ Count: '1' })
  await add(wanted)
  const { token, now } = await seated(wanted)
  fixture.later(3_000)
  softgamings.faults.push({ error: 'SESSION_EXPIRED' })
  expect((await fixture.spinFree(token, now.id)).body.refusal).toBe('session_unknown')
  softgamings.faults.push('drop', 'hang', 'nonsense')
  expect((await fixture.spinFree(token, now.id)).body.refusal).toBe('wallet_down')
  await fixture.sweepAll()
  expect(softgamings.calls.every(({ type }) => type === 'balance')).toBe(true)
  expect(await left(wanted.TID)).toBe('1,1')
})

test('a credit that is not acknowledged is sent again under its id, until it is', async () => {
  const wanted = order({ Count: '1' })
  await add(wanted)
  const { token, now } = await seated(wanted)
  fixture.later(3_000)
  const { round } = (await fixture.spinFree(token, now.id)).body
  softgamings.faults.push('drop', '500', 'unsigned')
  const before = softgamings.books.balanceKurus
  expect((await fixture.finish(token, round.id)).body.refusal).toBe('wallet_down')
  fixture.later(SCHEDULES.softgamings.patience.firstMs)
  await fixture.sweepAll()
  const credits = softgamings.calls.filter(({ type }) => type === 'credit')
  expect(credits).toHaveLength(4)
  expect(new Set(credits.map(({ tid }) => tid)).size).toBe(1)
  expect(softgamings.books.balanceKurus).toBe(before + round.winKurus)
})

test.each([
  ['a game of another supplier', { Games: 'zar_nar_bahcesi' }, '30,Unknown game'],
  ['a currency that is not played', { Currency: 'EUR' }, '30,Unknown currency'],
  ['a stake that the game does not have', { BetLevel: '201' }, '30,Unknown bet level'],
  ['no rounds', { Count: '0' }, '30,Wrong count of rounds'],
  ['less than no rounds', { Count: '-1' }, '30,Wrong Count'],
  ['an end that is past', { Expire: '2026-02-28 12:00:00' }, '30,Expired'],
  ['a day that is none', { Expire: '2026-13-41 12:00:00' }, '30,Wrong Expire'],
  ['nobody', { Login: '' }, '30,Wrong Login'],
  ['a name that is none', { ExtID: 'a b' }, '30,Wrong ExtID'],
])('an order for %s is refused, and nothing is given', async (_, change, said) => {
  const wanted = order(change)
  expect(await add(wanted)).toBe(said)
  expect(await countOf(wanted.ExtID)).toBe(0)
})

test('a name or a call that was used for other free rounds gives none', async () => {
  const wanted = order()
  await add(wanted)
  const used = '30,Already used for other free rounds'
  for (const change of [{ Count: '4' }, { Login: 'another' }, { BetLevel: '400' }]) {
    expect(await add({ ...wanted, ...change, TID: newTid() })).toBe(used)
  }
  // The hash does not cover what is ordered: a call that is sent again may not order more.
  const replayed = order({ TID: wanted.TID ?? '' })
  expect(await add(replayed)).toBe(used)
  expect(await countOf(replayed.ExtID)).toBe(0)
})

test('what is not there is neither removed nor counted, nor another player’s', async () => {
  const wanted = order()
  await add(wanted)
  const unknown = '30,Unknown free rounds'
  const { ExtID = '' } = wanted
  expect((await ask('Remove', { Login: 'another', ExtID })).text).toBe(unknown)
  expect((await ask('Remove', { Login: 'p1', ExtID: randomUUID() })).text).toBe(unknown)
  expect(await left(newTid())).toBe(unknown)
  expect(await left(wanted.TID)).toBe('1,3')
})

test.each<[string, Fields]>([
  ['a wrong hash', { Hash: '0'.repeat(32) }],
  ['no hash', { Hash: '' }],
  ['another merchant', { Operator: 'Another' }],
  ['another call’s hash', { TID: 'T1' }],
])('%s is invalid, and nothing is given', async (_, change) => {
  const wanted = order()
  for (const method of ['Add', 'Remove', 'Check']) {
    expect(await ask(method, wanted, change)).toEqual({ status: 422, text: '34,Invalid Request' })
  }
  expect(await countOf(wanted.ExtID)).toBe(0)
})

test('what only looks orders nothing', async () => {
  const wanted = order()
  expect((await ask('Add', wanted, {}, 'HEAD')).status).toBe(404)
  expect(await countOf(wanted.ExtID)).toBe(0)
})
