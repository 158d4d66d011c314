import { readTexts } from '@zar/contract/evidence/site/texts'
import type { SessionData } from '@zar/contract/players/auth'
import type { Terms } from '@zar/contract/players/terms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed } from '../../app/seed/seed.ts'
import { keepLaw, publishLaw } from '../../modules/content/index.ts'
import { openEvidenceCasino } from '../../testing/evidence/evidence-casino.ts'
import { openPlayerApp, person } from '../../testing/players/player-app.ts'

let casino: Awaited<ReturnType<typeof openEvidenceCasino>>
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openEvidenceCasino()
  await seed(casino.casino.db, { onChanged: 'leave' })
  site = await openPlayerApp(casino.casino, undefined, [], (app) => publishLaw(app, casino.casino))
})
afterAll(async () => {
  await site.app.close()
  await casino.close()
})

const db = () => casino.casino.db
async function register(locale: 'tr' | 'en' = 'tr') {
  const form = person()
  const { data } = await site.post<SessionData>('/api/auth/register', form, { locale })
  const { id } = await db()
    .selectFrom('player')
    .select('id')
    .where('username', '=', form.username)
    .executeTakeFirstOrThrow()
  return { id, from: { locale, token: data?.token ?? '' } }
}
type From = Awaited<ReturnType<typeof register>>['from']
const terms = async (from: From): Promise<Terms> => {
  const { data } = await site.get<Terms>('/api/customer/terms', from)
  if (!data) throw new Error('no terms')
  return data
}
const accept = (body: object, from: From) =>
  site.post<Terms>('/api/customer/acceptterms', body, from)
const published = async () => (await site.app.inject('/.well-known/zar/texts.jsonl')).body
const reword = (title: string) =>
  db().updateTable('content_page').set({ title_tr: title }).where('id', '=', 1).execute()

async function acceptedIn(playerId: string) {
  const text = await casino.make(playerId)
  const texts = readTexts(await published())
  const verdict = await casino.verify(text, { texts })
  const facts = text
    .split('\n')
    .filter((line) => line.includes('"kind":"terms.accepted"'))
    .map((line) => JSON.parse(line).body)
  return { text, texts, verdict, facts }
}

test('who registers accepts the terms in force, in their language; the file and the published text agree', async () => {
  const { id, from } = await register()
  expect(await terms(from)).toMatchObject({
    due: null,
    accepted: [{ document: '/pages/1', locale: 'tr', version: 1 }],
  })
  const { facts, verdict, text } = await acceptedIn(id)
  expect(verdict).toMatchObject({ verdict: 'valid', findings: [] })
  expect(await casino.verifyInPython(text)).toBe('valid')
  expect(facts).toMatchObject([{ document: '/pages/1', version: '1', locale: 'tr' }])
})

test('a new text is due, whichever language it was accepted in; the old one stays published', async () => {
  const { id, from } = await register()
  const before = await published()
  await reword('Yeni kurallar')
  expect((await terms(from)).due).toBeNull()
  await Promise.all([keepLaw(db()), keepLaw(db())])
  const { due } = await terms(from)
  expect(due).toMatchObject({ document: '/pages/1', locale: 'tr', version: 2, isChanged: true })
  // English says what it said: who accepted it in English has nothing to accept, and asks for nothing here.
  expect((await published()).startsWith(before)).toBe(true)
  const { document, version, locale } = due ?? { document: '', version: 0, locale: 'tr' }
  const named = { document, version, locale }
  expect(await accept({ ...named, version: 1 }, from)).toMatchObject({
    success: false,
    data: { code: 'terms_changed' },
  })
  expect(await accept({ ...named, document: '/pages/2' }, from)).toMatchObject({ success: false })
  expect((await accept({ ...named, version: 0 }, from)).success).toBe(false)
  const answers = await Promise.all(Array.from({ length: 4 }, () => accept(named, from)))
  expect(answers.map(({ success }) => success)).toEqual([true, true, true, true])
  expect((await terms(from)).due).toBeNull()
  expect((await acceptedIn(id)).facts.map((fact) => fact.version)).toEqual(['1', '2'])
})

test('a text that is not published, or says something else, is found; without the texts it is not looked for', async () => {
  const { id } = await register('en')
  const { text, texts, verdict } = await acceptedIn(id)
  expect(verdict).toMatchObject({ findings: [] })
  const codes = async (known: ReadonlyMap<string, string> | undefined) => {
    const told = await casino.verify(text, known ? { texts: known } : {})
    return told.verdict === 'valid' ? told.findings.map(({ code }) => code) : told
  }
  expect(await codes(new Map())).toEqual(['F10'])
  const changed = new Map([...texts].map(([name]) => [name, 'ab'.repeat(32)]))
  expect(await codes(changed)).toEqual(['F10'])
  expect(await codes(undefined)).toEqual([])
})

test('nobody else’s terms are told, and none without a log-in', async () => {
  expect((await site.get('/api/customer/terms')).status).toBe(401)
  const body = { document: '/pages/1', version: 1, locale: 'tr' }
  expect((await site.post('/api/customer/acceptterms', body)).status).toBe(401)
})
