import type { SessionData } from '@zar/contract/players/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, signedUp } from '../../../testing/players/mailbox.ts'
import { openPlayerApp } from '../../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { isLetterCode } from '../passwords/letter-code.ts'
import { findPlayerId } from '../player.ts'
import { sendRecoveryLetter } from './recovery-letter.ts'

const NEW = 'yeni-bahce-88'
const CODE_WRONG = { success: false, data: { code: 'code_wrong' } }
const HOUR_MS = 60 * 60_000

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
const letters: { to: string; text: string }[] = []
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openPlayerApp(casino)
})
afterAll(() => casino.close())

const send = (playerId: string) =>
  casino.db.transaction().execute((tx) =>
    sendRecoveryLetter(
      tx,
      {
        ...site.deps,
        messages: {
          ...site.deps.messages,
          mail: { send: async (_tx, letter) => void letters.push(letter) },
        },
      },
      playerId,
    ),
  )
/** A player whom support sent a letter, and its code. */
async function lettered() {
  const player = await signedUp(site)
  const id = (await findPlayerId(casino.db, player.username)) ?? ''
  await send(id)
  const letter = letters.at(-1)
  const code = /\/\?dialog=recovery#(\S+)/.exec(letter?.text ?? '')?.[1] ?? ''
  return { ...player, id, code, letter }
}
const change = (username: string, code: string, password = NEW) =>
  site.post(
    '/api/auth/changepasswordwithcode',
    { username, code, password, password2: password },
    browser(),
  )
const logIn = (username: string, password: string) =>
  site.post<SessionData>('/api/auth/login', { username, password }, browser())

test('AUT-08: the letter of support lets its reader set a password from any browser, once', async () => {
  const { username, password, email, code, letter } = await lettered()
  expect(letter?.to).toBe(email)
  expect(isLetterCode(code)).toBe(true)
  const asked = { username, code }
  expect(await site.post('/api/auth/checkresetcode', asked, browser())).toMatchObject({
    success: true,
  })
  const both = await Promise.all([change(username, code), change(username, code)])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(await change(username, code, 'baska-bahce-77')).toMatchObject(CODE_WRONG)
  expect(await logIn(username, password)).toMatchObject({ success: false })
  expect(await logIn(username, NEW)).toMatchObject({ success: true })
})

test('it is nobody else’s, ends after an hour, and with the address that it was sent to', async () => {
  const [one, other, moved] = [await lettered(), await lettered(), await lettered()]
  expect(await change(other.username, one.code)).toMatchObject(CODE_WRONG)
  const spoilt = one.code.slice(0, -1) + (one.code.endsWith('0') ? '1' : '0')
  expect(await change(one.username, spoilt)).toMatchObject(CODE_WRONG)
  await casino.db
    .updateTable('player')
    .set({ email: 'yeni@posta.example', email_key: 'yeni@posta.example' })
    .where('id', '=', moved.id)
    .execute()
  expect(await change(moved.username, moved.code)).toMatchObject(CODE_WRONG)
  casino.clock.advance(HOUR_MS + 1_000)
  expect(await change(one.username, one.code)).toMatchObject(CODE_WRONG)
})

test('support sends three an hour, and none to whoever may not log in', async () => {
  const { id } = await lettered()
  await send(id)
  await send(id)
  await expect(send(id)).rejects.toMatchObject({ code: 'too_many_attempts' })
  const blocked = await casino.player({ status: 'blocked' })
  await expect(send(blocked)).rejects.toMatchObject({ code: 'player_kept_out' })
})
