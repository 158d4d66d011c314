import { randomUUID } from 'node:crypto'
import { games, lobby, PROVIDERS, type ProviderName } from '@zar/contract/casino/casino'
import { claimFreeRounds, type FreeRounds, freeRounds } from '@zar/contract/casino/free-rounds'
import { round, roundProof, rounds } from '@zar/contract/casino/game-history'
import * as launch from '@zar/contract/casino/launch'
import type { Envelope } from '@zar/contract/endpoint'
import { detail, methods, type PaymentMethod } from '@zar/contract/payment'
import { REFUSALS } from '@zar/contract/refusal'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { daysOver } from '../modules/suppliers/reconcile/days.ts'
import { betFields } from '../providers/hub88/testing/fields.ts'
import { signRequest } from '../providers/hub88/testing/sign-request.ts'
import { GAME as HUB88_GAME } from '../providers/hub88/testing/stand-in.ts'
import { GAME } from '../providers/softgamings/testing/stand-in.ts'
import { type CasinoHere, openCasinoHere } from '../testing/casino/casino-in-process.ts'
import { ask } from '../testing/casino/raw-request.ts'
import { GAME_URL, type Ill, openSupplierSites } from '../testing/casino/supplier-sites.ts'

const FAILURES_MAX = 5
const LOBBY_URL = 'http://localhost:3000/casino/slot'
const CASH_E5 = 10_000_000n
/** Longer than the casino waits for any supplier. */
const TOLD_WITHIN = { timeout: 20_000, interval: 20 }
const NAMES = Object.keys(PROVIDERS) as ProviderName[]

/** How each is opened; `asks` are those whose launch is a call and no address. */
const LAUNCHES: Record<ProviderName, { call: Call; body: object; asks?: true }> = {
  hub88: {
    call: launch.hub88LaunchUrl,
    asks: true,
    body: { platform: 1, gameCode: HUB88_GAME.game_code, language: 'tr', lobbyUrl: LOBBY_URL },
  },
  softgamings: {
    call: launch.softgamingsLaunchUrl,
    asks: true,
    body: { system: GAME.MerchantID, pageCode: GAME.PageCode, isMobile: 0 },
  },
  amusnet: { call: launch.amusnetLaunchUrl, body: { code: 'amusnet-805', isMobile: false } },
  'egt-digital': {
    call: launch.egtLaunchUrl,
    body: { platform: 1, gameCode: 'egt-805', language: 'tr', lobbyUrl: LOBBY_URL },
  },
  everymatrix: { call: launch.emLaunchUrl, body: { code: 'em-yirmi-ates', productId: '' } },
  digitain: { call: launch.dtLaunchUrl, body: { code: 'digitain-805' } },
}
const ASKED = NAMES.filter((name) => LAUNCHES[name].asks)

/** What a supplier does, what the casino writes down of it, and what an operator reads of its list. */
const ILLS: Record<string, { ill: Ill; why: RegExp; unread: RegExp }> = {
  'is down': {
    ill: (response) => response.destroy(),
    why: /fetch failed/,
    unread: /cannot be reached/,
  },
  'is slow': { ill: 'silent', why: /timeout/, unread: /not answer in time/ },
  'answers 500': {
    ill: (response) => response.writeHead(500).end('oops'),
    why: /answered 500/,
    unread: /answered 500/,
  },
  'answers a page of something else': {
    ill: (response) => response.end('<html>1,'),
    why: /not valid JSON|answered 200|has no game in it/,
    unread: /is no JSON/,
  },
  'answers JSON of something else': {
    ill: (response) => response.end('{"hello":[1]}'),
    why: /expected|answered 200|has no game in it|is none/,
    unread: /is no list of movements/,
  },
}
const TABLE = NAMES.flatMap((name) => Object.keys(ILLS).map((ill) => [name, ill] as const))

type Call = { method: string; path: string }

let sites: Awaited<ReturnType<typeof openSupplierSites>>
let casino: CasinoHere
let bearer: string
beforeAll(async () => {
  sites = await openSupplierSites()
  casino = await openCasinoHere({}, sites.environment)
  bearer = await newPlayer()
  await offerFreeRounds()
  // Every day but the one that a test looks at is compared.
  const days = daysOver(new Date()).flatMap((day) => NAMES.map((provider) => ({ provider, day })))
  const now = { reconciled_at: new Date(), listed: 0n, held: 0n }
  await db()
    .insertInto('supplier_day')
    .values(days.map((day) => ({ ...day, ...now })))
    .execute()
})
afterEach(async () => {
  for (const name of NAMES) sites.of[name].mend()
  expect(await casino.testCasino.sumOfBooks()).toBe(0n)
})
afterAll(async () => {
  await casino.close()
  await sites.close()
})

const db = () => casino.testCasino.db
const newPlayer = async () => casino.signIn(await casino.testCasino.player({ cashE5: CASH_E5 }))

/** Two rounds of the game of each supplier that gives any. */
async function offerFreeRounds() {
  const listed = await db()
    .selectFrom('game')
    .select(['provider', 'code'])
    .where('provider', '<>', 'digitain')
    .execute()
  const offers = listed.map(({ provider, code }) => ({
    id: `rounds-${provider}`,
    position: 0,
    provider,
    game_code: code,
    title_tr: 'İki tur',
    title_en: 'Two rounds',
    summary_tr: '–',
    summary_en: '–',
    rounds: 2,
    stake_e5: 200_000n,
    days: 7,
  }))
  await db().insertInto('free_rounds_offer').values(offers).execute()
}

async function call({ method, path }: Call, body?: object, as = bearer) {
  const response = await fetch(casino.address + path, {
    method,
    headers: {
      authorization: `Bearer ${as}`,
      locale: 'tr',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { success, message, data } = (await response.json()) as Envelope<unknown>
  return { http: response.status, success, message, data }
}

const open = (name: ProviderName) => call(LAUNCHES[name].call, LAUNCHES[name].body)
const DOWN = { http: 200, success: false, message: REFUSALS.game_provider_down.tr }
const OPENS = { http: 200, success: true, data: expect.stringMatching(/^(http|<div)/) }

/** The other suppliers' games, the lobby and the cashier. */
async function expectOthersWell(...ill: ProviderName[]): Promise<void> {
  const others = NAMES.filter((name) => !ill.includes(name))
  for (const said of await Promise.all(others.map(open))) expect(said).toMatchObject(OPENS)
  const said = await Promise.all([
    call(methods).then(({ data }) => {
      const [{ id, type } = {}] = data as Partial<PaymentMethod>[]
      return call(detail, { id, type })
    }),
    call(lobby, { skip: 0, take: 20 }),
    call(games, { live: false, search: 'nar', skip: 0, take: 20 }),
  ])
  for (const one of said) expect(one).toMatchObject({ http: 200, success: true })
}

const readGames = () => db().selectFrom('game').selectAll().orderBy('code').execute()

/** Asks the casino's own workers, as its clock does. */
const begin = (task: string) => sql`select graphile_worker.add_job(${task})`.execute(db())

/** Once nothing of it is left to do. */
const done = (task: string) =>
  vi.waitFor(async () => {
    const { rows } = await sql`
      select key from graphile_worker.jobs where task_identifier = ${task}`.execute(db())
    expect(rows).toEqual([])
  }, TOLD_WITHIN)

/** A line that the casino wrote since. */
const told = (since: number, line: object) =>
  vi.waitFor(() => {
    const lines = casino.lines.slice(since).map((one) => JSON.parse(one) as object)
    expect(lines).toContainEqual(expect.objectContaining(line))
  }, TOLD_WITHIN)
const because = (why: RegExp) => expect.objectContaining({ message: expect.stringMatching(why) })

const yesterdayOf = (provider: ProviderName) =>
  sql`from supplier_day where provider = ${provider} and day = ${daysOver(new Date())[0]}`

async function readYesterday(provider: ProviderName) {
  const { rows } = await sql<{ failure: string | null; isDone: boolean }>`
    select failure, reconciled_at is not null as "isDone" ${yesterdayOf(provider)}`.execute(db())
  return rows[0]
}

const statusOf = async (as: string) =>
  ((await call(freeRounds, undefined, as)).data as FreeRounds).mine[0]?.status

test.each(TABLE)(
  'FLT-14: while %s %s, its games say so, its lists are as they were, and nobody else notices',
  async (name, what) => {
    const { ill, why, unread } = ILLS[what] as (typeof ILLS)[string]
    const [site, since, before] = [sites.of[name], casino.lines.length, await readGames()]
    const claimer = await newPlayer()
    await sql`delete ${yesterdayOf(name)}`.execute(db())
    site.state.ill = ill
    const opened = open(name)
    await begin('sync_catalogue')
    await begin('reconcile_suppliers')
    const claimed = await call(claimFreeRounds, { id: `rounds-${name}` }, claimer)
    expect(claimed.success).toBe(name !== 'digitain')

    await expectOthersWell(name)
    expect(await opened).toMatchObject(LAUNCHES[name].asks ? DOWN : OPENS)
    if (LAUNCHES[name].asks)
      await told(since, { msg: 'launch failed', provider: name, err: because(why) })
    if (claimed.success) {
      const msg = 'free rounds: the supplier was not heard'
      await told(since, { msg, provider: name, due: 'award', err: because(why) })
      expect(await statusOf(claimer)).toBe('preparing')
    }
    for (const other of NAMES.filter((one) => one !== name)) {
      await told(since, { msg: 'catalogue read', provider: other, outcome: 'same' })
    }
    if (ill === 'silent') {
      // A list may be long: it is waited for, by nobody else.
      expect((await readYesterday(name))?.isDone).toBeUndefined()
      site.mend()
    } else {
      const read = { msg: 'catalogue read', provider: name, outcome: 'failed' }
      await told(since, { ...read, why: expect.stringMatching(why) })
      await told(since, { event: 'supplier not reconciled', provider: name, err: because(why) })
      const failure = expect.stringMatching(unread)
      await done('reconcile_suppliers')
      expect(await readYesterday(name)).toEqual({ failure, isDone: false })
    }
    expect(await readGames()).toEqual(before)

    site.mend()
    const mended = casino.lines.length
    await begin('sync_catalogue')
    await begin('reconcile_suppliers')
    await done('reconcile_suppliers')
    await told(mended, { msg: 'catalogue read', provider: name, outcome: 'same' })
    expect(await readYesterday(name)).toEqual({ failure: null, isDone: true })
    expect(await open(name)).toMatchObject(OPENS)
    if (!claimed.success) return
    await sql`update free_rounds set try_at = now() - interval '1 minute' where due = 'award'`.execute(
      db(),
    )
    await begin('ask_due_free_rounds')
    await vi.waitFor(async () => expect(await statusOf(claimer)).toBe('ready'), TOLD_WITHIN)
    expect(await readGames()).toEqual(before)
  },
  60_000,
)

/** A round that the player has played at Hub88, who shows how rounds came about. */
async function playRound(): Promise<string> {
  await open('hub88')
  const { body } = sites.of.hub88.state.asked.findLast(({ path }) => path.endsWith('/url')) ?? {}
  const { user, token } = body as { user: string; token: string }
  const seat = { playerId: user, token, gameCode: HUB88_GAME.game_code }
  const fields = betFields(seat, { id: randomUUID(), amountE5: 200_000n, round: randomUUID() })
  const signed = signRequest(casino.keys.hub88PrivateKey, JSON.stringify(fields))
  await ask(`${casino.address}/wallet/hub88/transaction/bet`, { method: 'POST', ...signed })
  const { rows } = (await call(rounds, { before: null, take: 1, from: null, to: null })).data as {
    rows: { id: string }[]
  }
  return rows[0]?.id ?? ''
}

test.each(Object.entries(ILLS))(
  'FLT-14: while hub88 %s, who asks to see a round is told so, and the round itself is shown',
  async (_, { ill, why }) => {
    const [id, since] = [await playRound(), casino.lines.length]
    sites.of.hub88.state.ill = ill
    expect(await call(roundProof, { id })).toMatchObject(DOWN)
    const msg = 'the proof of a round could not be had'
    await told(since, { msg, provider: 'hub88', err: because(why) })
    expect(await call(round, { id })).toMatchObject({ success: true, data: { id } })
    await expectOthersWell('hub88')
    sites.of.hub88.mend()
    expect(await call(roundProof, { id })).toMatchObject({ success: true, data: GAME_URL })
  },
)

test('FLT-14: a supplier who fails again and again is let alone, and the others are not', async () => {
  const failing: ProviderName[] = []
  for (const name of ASKED) {
    const { state } = sites.of[name]
    state.ill = ILLS['answers 500']?.ill
    failing.push(name)
    const since = state.asked.length
    for (let failure = 0; failure < FAILURES_MAX + 3; failure++) {
      expect(await open(name)).toMatchObject(DOWN)
      await expectOthersWell(...failing)
    }
    expect(state.asked.length - since).toBe(FAILURES_MAX)
  }
})
