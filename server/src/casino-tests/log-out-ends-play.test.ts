import { randomUUID } from 'node:crypto'
import { hub88LaunchUrl } from '@zar/contract/casino/launch'
import type { Envelope } from '@zar/contract/endpoint'
import { login, logout, register, type SessionData } from '@zar/contract/players/auth'
import { changePassword } from '@zar/contract/players/customer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { betFields } from '../providers/hub88/testing/fields.ts'
import { signRequest } from '../providers/hub88/testing/sign-request.ts'
import { GAME } from '../providers/hub88/testing/stand-in.ts'
import type { Seat } from '../providers/testing/wire.ts'
import { type CasinoHere, openCasinoHere } from '../testing/casino/casino-in-process.ts'
import { ask } from '../testing/casino/raw-request.ts'
import { person } from '../testing/players/player-app.ts'

let casino: CasinoHere
beforeAll(async () => {
  casino = await openCasinoHere()
})
afterAll(() => casino.close())

async function post<Data>(path: string, body: object, headers: Record<string, string> = {}) {
  const said = await ask(casino.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return said.json() as Envelope<Data>
}
const holder = (token: string) => ({ authorization: `Bearer ${token}` })

/** Somebody who has signed up, with money for ten bets. */
async function signedUp() {
  const form = person()
  const { data, message } = await post<SessionData>(register.path, form, { fingerprint: 'one' })
  if (!data) throw new Error(message)
  const { id } = await casino.testCasino.db
    .selectFrom('player')
    .select('id')
    .where('username', '=', form.username)
    .executeTakeFirstOrThrow()
  await casino.testCasino.deposit(id, 1_000_000n)
  return { playerId: id, username: form.username, password: form.password, token: data.token }
}

/** A game opened with this bearer token, and how its supplier bets. */
async function sitDown(playerId: string, token: string) {
  const order = { platform: 1, gameCode: GAME.game_code, language: 'tr' }
  const lobbyUrl = 'http://localhost:3000/casino/slot'
  const launched = await post(hub88LaunchUrl.path, { ...order, lobbyUrl }, holder(token))
  expect(launched).toMatchObject({ success: true })
  const launch = casino.standIn.state.calls.findLast(({ body }) => body.user === playerId)
  const seat: Seat = { playerId, gameCode: GAME.game_code, token: String(launch?.body.token) }
  return async () => {
    const fields = betFields(seat, { id: randomUUID(), amountE5: 100_000n, round: randomUUID() })
    const { body, headers } = signRequest(casino.keys.hub88PrivateKey, JSON.stringify(fields))
    const url = `${casino.address}/wallet/hub88/transaction/bet`
    const said = await ask(url, { method: 'POST', body, headers })
    return (said.json() as { status: string }).status
  }
}

test('SES-03: after a log-out a game that is still open takes no bet', async () => {
  const { playerId, token } = await signedUp()
  const bet = await sitDown(playerId, token)
  expect(await bet()).toBe('RS_OK')
  await ask(casino.address + logout.path, { headers: holder(token) })
  expect(await bet()).toBe('RS_ERROR_TOKEN_EXPIRED')
})

test('SES-03: a new password stops the games of the other sessions, and not those of its own', async () => {
  const { playerId, username, password, token } = await signedUp()
  const elsewhere = await post<SessionData>(
    login.path,
    { username, password },
    { fingerprint: 'another', 'user-agent': 'another' },
  )
  const betHere = await sitDown(playerId, token)
  const betElsewhere = await sitDown(playerId, elsewhere.data?.token ?? '')
  expect([await betHere(), await betElsewhere()]).toEqual(['RS_OK', 'RS_OK'])
  const next = 'yeni nar tanesi 82'
  const change = { oldPassword: password, password: next, confirmPassword: next }
  expect(await post(changePassword.path, change, holder(token))).toMatchObject({ success: true })
  expect([await betHere(), await betElsewhere()]).toEqual(['RS_OK', 'RS_ERROR_TOKEN_EXPIRED'])
})

test('SES-03: the same device logs in again: the game of the session before stops', async () => {
  const { playerId, username, password, token } = await signedUp()
  const bet = await sitDown(playerId, token)
  await post(login.path, { username, password }, { fingerprint: 'one' })
  expect(await bet()).toBe('RS_ERROR_TOKEN_EXPIRED')
})
