import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  askByItself,
  closedDownload,
  eraseEvidence,
  evidenceDownload,
  forgetFiles,
  letterSeal,
  makeAsked,
  type OwnFileDeps,
  signHeadsDue,
} from '../../modules/evidence/index.ts'
import type { OutboundMessage } from '../../modules/messages/outbound-message.ts'
import { PASSWORD } from '../../modules/payments/testing/cashier.ts'
import { beginBreak } from '../../modules/protection/index.ts'
import { openHttp } from '../../platform/http/http.ts'
import { KEY_LIST, openEvidenceCasino } from '../../testing/evidence/evidence-casino.ts'
import { signedInById } from '../../testing/players/signed-in.ts'

let casino: Awaited<ReturnType<typeof openEvidenceCasino>>
let deps: OwnFileDeps
let app: FastifyInstance
const mails: OutboundMessage[] = []
const keysDir = mkdtempSync(path.join(tmpdir(), 'zar-by-itself-'))
const siteUrl = 'https://zar.example'
beforeAll(async () => {
  writeFileSync(path.join(keysDir, 'evidence-keys.json'), KEY_LIST)
  casino = await openEvidenceCasino()
  const mail = { send: async (_: unknown, message: OutboundMessage) => void mails.push(message) }
  Object.assign(casino.deps, {
    messages: { mail, sms: mail },
    sealed: (tx: never) => letterSeal(tx, { keysDir, siteUrl }),
  })
  deps = { ...casino.deps, ...casino.evidence, siteUrl }
  app = openHttp({ logger: deps.log, random: casino.casino.random })
  evidenceDownload(app, { ...deps, findSignedIn: signedInById })
  closedDownload(app, deps)
})
beforeEach(async () => {
  await casino.startOver()
  casino.casino.clock.set(new Date())
  mails.length = 0
})
afterAll(async () => {
  rmSync(keysDir, { recursive: true })
  await app.close()
  await casino.close()
})

const sql = (text: string, values: unknown[] = []) => casino.casino.owner.pool.query(text, values)
const confirm = (playerId: string) =>
  sql('update player set is_email_confirmed = true where id = $1', [playerId])
const close = (playerId: string) =>
  sql(`update player set closed_at = now(), closed_because = 'erasure' where id = $1`, [playerId])
const filesOf = async (playerId: string) =>
  (await sql('select why, occasion, made_at from evidence_file where player_id = $1', [playerId]))
    .rows
/** Does the jobs that are asked for. */
async function work(): Promise<void> {
  const { rows } = await sql(
    `delete from graphile_worker._private_jobs where key like 'evidence:%' returning payload`,
  )
  for (const { payload } of rows) await makeAsked(deps, payload)
}
const tokenIn = (text = '') => /\/closed-evidence\S*#(\S+)/.exec(text)?.[1] ?? ''
const fetchClosed = (token: string, password = PASSWORD) =>
  app.inject({ method: 'POST', url: '/api/evidence/closed', payload: { token, password } })

test('a letter about money names the newest signed heads and the root, to a confirmed address alone', async () => {
  const [one = '', other = ''] = await casino.casino.players([{}, {}])
  await confirm(one)
  await signHeadsDue(deps.db, deps.house, new Date(Date.now() + 7_200_000))
  for (const playerId of [one, other]) {
    await casino.deposit(playerId, 1_000)
    await casino.callback(casino.verdictOn(await casino.onlyPayment(playerId), 'approved'))
  }
  expect(mails.map(({ playerId }) => playerId)).toEqual([one])
  const { text = '' } = mails[0] ?? {}
  const heads = text.split('\n').filter((line) => line.startsWith('{'))
  expect(heads.map((line) => JSON.parse(line).log)).toEqual([
    ...['zar.example/ledger', 'zar.example/journal'],
  ])
  expect(text).toContain(JSON.parse(KEY_LIST).key)
})

test('on exclusion a file is made once, by two processes too, and is fetched from the account', async () => {
  const playerId = await casino.casino.player()
  await confirm(playerId)
  const sessions = { endAllIn: async () => [], announceEnded: async () => {} }
  const breaking = { ...casino.deps, sessions } as never
  await beginBreak(breaking, { playerId, kind: 'self_exclusion', endsAt: null })
  const asked = await Promise.all([askByItself(deps), askByItself(deps)])
  expect(asked.toSorted()).toEqual([0, 1])
  await work()
  expect(await askByItself(deps)).toBe(0)
  expect(await filesOf(playerId)).toMatchObject([{ why: 'exclusion', made_at: expect.any(Date) }])
  expect(mails.at(-1)?.text).toContain('https://zar.example/dashboard/evidence')
  const url = '/api/evidence/download'
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${playerId}` } })
  expect(await casino.verify(answer.body)).toMatchObject({ verdict: 'valid', findings: [] })
  expect(answer.body).toContain('exclusion.began')
})

test('on closing the letter has a link that opens with the password alone, until the account is erased', async () => {
  const playerId = await casino.casino.player()
  await casino.deposit(playerId, 100)
  await close(playerId)
  expect(await askByItself(deps)).toBe(1)
  await work()
  const token = tokenIn(mails.at(-1)?.text)
  expect((await fetchClosed(token, 'yanlis-12')).json()).toMatchObject({
    data: { code: 'wrong_password' },
  })
  const bent = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  for (const wrong of [bent, '', '1', token.replace(/^\d+/, '999999')])
    expect((await fetchClosed(wrong)).statusCode).toBe(404)
  const answer = await fetchClosed(token)
  expect(await casino.verify(answer.body)).toMatchObject({ verdict: 'valid' })
  await deps.db.transaction().execute((tx) => eraseEvidence(tx, playerId))
  expect((await fetchClosed(token)).statusCode).toBe(404)
  await sql('update player set closed_at = null, closed_because = null where id = $1', [playerId])
})

test('each month, in its first days, for whoever moved money in the month before', async () => {
  const [one = '', other = ''] = await casino.casino.players([{}, {}])
  await sql(
    `insert into player_month (month, player_id, own_bets, deposits_e5, withdrawals_e5, ngr_e5)
       values ('2026-11-01', $1, 0, 0, 0, 0), ('2026-10-01', $2, 0, 0, 0, 0)`,
    [one, other],
  )
  const at = (time: string) => casino.casino.clock.set(new Date(time))
  at('2026-11-30T20:30:00Z')
  expect(await askByItself(deps)).toBe(0)
  at('2026-11-30T21:30:00Z')
  expect((await Promise.all([askByItself(deps), askByItself(deps)])).toSorted()).toEqual([0, 1])
  at('2026-12-07T20:00:00Z')
  expect(await askByItself(deps)).toBe(0)
  expect(await filesOf(one)).toMatchObject([{ occasion: 'month 2026-11' }])
  at('2026-12-08T00:30:00Z')
  await sql('delete from evidence_file')
  expect(await askByItself(deps)).toBe(0)
})

test('a file that was made by itself is kept for 31 days, one that was asked for seven', async () => {
  const playerId = await casino.casino.player()
  await close(playerId)
  await askByItself(deps)
  await work()
  const in31Days = Date.now() + 31 * 86_400_000
  await forgetFiles(deps.db, new Date(in31Days - 3_600_000))
  expect(await filesOf(playerId)).toHaveLength(1)
  await forgetFiles(deps.db, new Date(in31Days + 3_600_000))
  expect(await filesOf(playerId)).toEqual([])
})
