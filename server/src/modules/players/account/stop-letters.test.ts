import { STOP_LETTERS_NOW } from '@zar/contract/players/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHttp } from '../../../platform/http/http.ts'
import { openLog } from '../../../platform/log/log.ts'
import { openTestCipher } from '../../../testing/field-cipher.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { answerConsent, readConsents } from './consent.ts'
import { stopLettersLinks, stopLettersNow } from './stop-letters.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const ONE_CLICK = 'List-Unsubscribe=One-Click'

let casino: TestCasino
let app: ReturnType<typeof openHttp>
let deps: Parameters<typeof stopLettersNow>[1] & { siteUrl: string }
beforeAll(async () => {
  casino = await openTestCasino()
  const log = openLog('fatal')
  deps = { ...casino, log, fieldCipher: openTestCipher(casino), siteUrl: 'https://zar.example' }
  app = openHttp({ logger: log, random: casino.random })
  stopLettersNow(app, deps)
})
afterAll(async () => {
  await app.close()
  await casino.close()
})

const player = async (): Promise<string> => {
  const id = await casino.player()
  for (const kind of ['marketing_email', 'marketing_sms'] as const)
    await answerConsent(casino, { playerId: id, kind, isGiven: true }, { locale: 'tr', ip: '' })
  return id
}
const tokenOf = (playerId: string) =>
  new URL(stopLettersLinks(deps, { playerId, locale: 'tr' }).now).searchParams.get('token') ?? ''
const press = (token: string, payload = ONE_CLICK, headers = FORM) =>
  app.inject({ method: 'POST', url: `${STOP_LETTERS_NOW}?token=${token}`, headers, payload })
const answers = async (id: string) =>
  (await casino.db.selectFrom('consent').select('kind').where('player_id', '=', id).execute())
    .length

test('PRV-01: one press of a mail program takes the consent to letters back, once, and no other', async () => {
  const id = await player()
  const links = stopLettersLinks(deps, { playerId: id, locale: 'en' })
  expect(links.page).toBe(`https://zar.example/stop-letters?lang=en#${tokenOf(id)}`)
  const pressed = await Promise.all([press(tokenOf(id)), press(tokenOf(id))])
  expect(pressed.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await readConsents(casino.db, id)).toEqual(['marketing_sms'])
  expect(await answers(id)).toBe(3)
  expect((await press(tokenOf(id))).statusCode).toBe(200)
  expect(await answers(id)).toBe(3)
})

test('a link of another player, a changed one and one of nobody stop nothing', async () => {
  const [one, other] = [await player(), await player()]
  const [, mac = ''] = tokenOf(other).split('.')
  const wrong = [`${one}.${mac}`, `${one}.${'A'.repeat(43)}`, tokenOf(NOBODY), '', 'yok', '%00']
  for (const token of wrong) expect((await press(token)).statusCode, token).toBe(404)
  expect(await readConsents(casino.db, one)).toContain('marketing_email')
})

test('what is opened as a page, or is no press, changes nothing', async () => {
  const id = await player()
  const url = `${STOP_LETTERS_NOW}?token=${tokenOf(id)}`
  const opened = await app.inject({ method: 'GET', url })
  expect([opened.statusCode, opened.headers.location]).toEqual([
    302,
    `/stop-letters#${tokenOf(id)}`,
  ])
  const elsewhere = await app.inject({
    method: 'GET',
    url: `${STOP_LETTERS_NOW}?token=//evil.example`,
  })
  expect(elsewhere.headers.location).toBe('/stop-letters#')
  for (const payload of ['', 'List-Unsubscribe=Maybe', 'x'.repeat(2_000)])
    expect((await press(tokenOf(id), payload)).statusCode).toBeGreaterThanOrEqual(400)
  expect(await readConsents(casino.db, id)).toContain('marketing_email')
})
