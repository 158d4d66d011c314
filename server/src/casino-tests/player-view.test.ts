import { OFFICE_HEADER } from '@zar/contract/office/operation'
import type { RoleName } from '@zar/contract/office/rights/rights'
import { ROLE_FACTS } from '@zar/contract/office/rights/roles'
import { VIEW_PATHS, viewAsPlayer } from '@zar/contract/office/view/player-view'
import { VIEW_READS } from '@zar/contract/office/view/view-reads'
import { account } from '@zar/contract/players/account'
import { balance } from '@zar/contract/players/auth'
import { sessions } from '@zar/contract/players/session'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CasinoHere, openCasinoHere } from '../testing/casino/casino-in-process.ts'
import { ask } from '../testing/casino/raw-request.ts'
import { ENDPOINTS, sampleOf } from '../testing/fuzz/every-call.ts'
import { openOfficeApp } from '../testing/office/office-app.ts'

const REASON = 'The player asks where the bonus is.'

let casino: CasinoHere
let office: Awaited<ReturnType<typeof openOfficeApp>>
let playerId: string
beforeAll(async () => {
  casino = await openCasinoHere({ view: { port: 0, url: undefined } })
  office = await openOfficeApp(casino.testCasino)
  playerId = await casino.testCasino.player({ cashE5: 125_00000n })
})
afterAll(async () => {
  await office.close()
  await casino.close()
})

type Said = { status: number; data: Record<string, unknown> & { code?: string } }

async function send(
  url: string,
  body: object | undefined,
  headers: Record<string, string>,
): Promise<Said> {
  const said = await ask(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', locale: 'en', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: said.statusCode, data: (said.json() as { data: Said['data'] }).data }
}

/** Somebody of this role, logged in; `calls` the office. */
async function staff(role: RoleName) {
  const person = await office.staff(`${role}${casino.testCasino.random.uuid().slice(0, 6)}`, [role])
  const { token = '' } = await office.session(person.id)
  const headers = { cookie: `office=${token}`, [OFFICE_HEADER]: '1' }
  const { id: sessionId } = await casino.testCasino.db
    .selectFrom('staff_session')
    .select('id')
    .where('staff_id', '=', person.id)
    .executeTakeFirstOrThrow()
  return {
    ...person,
    sessionId,
    open: (id = playerId, reason = REASON) =>
      send(casino.address + viewAsPlayer.path, { id, reason }, headers),
    call: (path: string, body: object) => send(casino.address + path, body, headers),
  }
}

const codeIn = ({ data }: Said) => String(data.url).split('#en.')[1] ?? ''
const view = (path: string, body: object | undefined, token = '') =>
  send(`${casino.viewUrl}${path}`, body, token ? { authorization: `Bearer ${token}` } : {})
const take = (code: string) => view(VIEW_PATHS.open, { code })

async function look(role: RoleName = 'support', id = playerId) {
  const person = await staff(role)
  const opened = await person.open(id)
  expect(opened.status).toBe(200)
  const { data } = await take(codeIn(opened))
  return { person, token: (data.auth as { token: string }).token, code: codeIn(opened) }
}

/** Moves the view's beginning into the past, as the owner of the database alone can. */
const age = (minutes: number) =>
  sql`update player_view set opened_at = opened_at - make_interval(mins => ${minutes})
    where ended_at is null`.execute(casino.testCasino.owner.db)

const asked = (path: string) => ENDPOINTS.find((one) => one.path === path)
const callAs = (path: string, token: string) => {
  const endpoint = asked(path)
  const sample = endpoint && sampleOf(endpoint)
  return view(path, endpoint?.method === 'POST' ? sample : undefined, token)
}

test('AUZ-01: the list names calls of the contract alone, and every other call is refused before it is read', async () => {
  const { token } = await look()
  const paths = ENDPOINTS.map(({ path }) => path as string)
  expect([...VIEW_READS.keys()].filter((path) => !paths.includes(path))).toEqual([])
  const others = ENDPOINTS.filter(({ path }) => !VIEW_READS.has(path))
  expect(others.length).toBeGreaterThan(50)
  const before = await casino.money()
  for (const { path } of others) {
    for (const body of [sampleOf(asked(path) ?? (others[0] as never)), { never: 'a member' }]) {
      const said = await view(path, body, token)
      expect(said, path).toMatchObject({ status: 403, data: { code: 'view_only' } })
    }
    expect((await view(path, undefined, token)).data, path).toEqual({ code: 'view_only' })
  }
  expect(await casino.money()).toEqual(before)
})

test('what is listed is answered, by connections that write nothing', async () => {
  const { token } = await look('manager')
  const statuses = new Map<string, number>()
  for (const path of VIEW_READS.keys()) statuses.set(path, (await callAs(path, token)).status)
  const broken = [...statuses].filter(([, status]) => status >= 500)
  expect(broken).toEqual([])
  expect(statuses.get(balance.path)).toBe(200)
  expect((await callAs(balance.path, token)).data).toEqual({ balance: 125 })
  expect(casino.lines.filter((line) => line.includes('read-only transaction'))).toEqual([])
})

test('no file of the office, no socket, no wallet and no log-in is there', async () => {
  const { token } = await look()
  for (const path of ['/hub/negotiate', '/wallet/hub88/transaction/bet', '/payments/callback']) {
    const said = await view(path, {}, token)
    expect([403, 404], path).toContain(said.status)
  }
  for (const path of ['/office', '/api/office/me', '/api/office/openapi.json', '/api/openapi.json'])
    expect([403, 404], path).toContain(
      (await ask(`${casino.viewUrl}${path}`, { headers: {} })).statusCode,
    )
})

test('the token opens nothing at the players’ own site, and a player’s token nothing here', async () => {
  const { token } = await look()
  const at = (origin: string, bearer: string) =>
    send(`${origin}${balance.path}`, undefined, { authorization: `Bearer ${bearer}` })
  expect((await at(casino.address, token)).status).toBe(401)
  const bearer = await casino.signIn(playerId)
  expect((await at(casino.address, bearer)).status).toBe(200)
  expect((await at(casino.viewUrl ?? '', bearer)).status).toBe(401)
})

test('PRV: phone, address and birth date are hidden but for their ends', async () => {
  const { token } = await look()
  const { data } = await callAs(account.path, token)
  for (const field of ['phone', 'email', 'birthDate', 'personalNo'])
    expect(data[field], field).toMatch(/^••••.{0,2}$/)
})

test('what the person may not see in the office is not seen here', async () => {
  const { id, sessionId, open } = await staff('content')
  await sql`insert into staff_elevation (staff_id, right_name, kind, object, reason, minutes, session_id, approved_by, ends_at)
    select ${id}, 'player.view_as', 'asked', ${`player:${playerId}`}, ${REASON}, 30, ${sessionId}, ${(await staff('manager')).id},
      clock_timestamp() + interval '30 minutes'`.execute(casino.testCasino.owner.db)
  const { data } = await take(codeIn(await open()))
  const { token } = data.auth as { token: string }
  const { holds } = ROLE_FACTS.content
  let refused = 0
  for (const [path, right] of VIEW_READS) {
    if (right === null || holds[right]) continue
    expect(await callAs(path, token), path).toMatchObject({
      status: 403,
      data: { code: 'no_right' },
    })
    refused += 1
  }
  expect(refused).toBeGreaterThan(10)
})

test('a code is good once, and for a minute', async () => {
  const person = await staff('support')
  const code = codeIn(await person.open())
  const tries = await Promise.all([take(code), take(code), take(code)])
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  expect((await take(code)).status).toBe(401)
  const late = codeIn(await person.open())
  await sql`update player_view set opened_at = opened_at - interval '61 seconds'
    where ended_at is null`.execute(casino.testCasino.owner.db)
  expect((await take(late)).status).toBe(401)
})

test('it ends after fifteen minutes by the database’s clock', async () => {
  const { token } = await look()
  await age(14)
  expect((await callAs(balance.path, token)).status).toBe(200)
  await age(1)
  expect((await callAs(balance.path, token)).status).toBe(401)
  expect((await view(VIEW_PATHS.state, undefined, token)).status).toBe(401)
})

test('it ends at once with the office’s session, by a suspension, a taken role, its own button or another view', async () => {
  const is = async (token: string) => (await callAs(balance.path, token)).status
  const left = await look()
  await left.person.call('/api/office/log-out', {})
  expect(await is(left.token)).toBe(401)

  const idle = await look()
  await sql`update staff_session set seen_at = seen_at - interval '15 minutes'
    where staff_id = ${idle.person.id}`.execute(casino.testCasino.owner.db)
  expect(await is(idle.token)).toBe(401)

  const suspended = await look()
  await casino.testCasino.db
    .updateTable('staff')
    .set({ state: 'suspended' })
    .where('id', '=', suspended.person.id)
    .execute()
  expect(await is(suspended.token)).toBe(401)

  const taken = await look()
  await sql`update staff_role set ended_at = now(), ended_by = ${taken.person.id}
    where staff_id = ${taken.person.id}`.execute(casino.testCasino.owner.db)
  expect(await is(taken.token)).toBe(403)

  const closed = await look()
  expect((await view(VIEW_PATHS.close, {}, closed.token)).status).toBe(200)
  expect(await is(closed.token)).toBe(401)

  const first = await look()
  const second = await take(codeIn(await first.person.open()))
  expect(await is(first.token)).toBe(401)
  expect(await is((second.data.auth as { token: string }).token)).toBe(200)
})

test('only for a reason, by whoever has the right, and the audit log tells whom', async () => {
  const support = await staff('support')
  expect((await support.open(playerId, 'x')).status).toBe(400)
  expect((await (await staff('cashier')).open()).data).toMatchObject({ code: 'no_right' })
  await support.open()
  const row = await casino.testCasino.db
    .selectFrom('audit_event')
    .select(['does', 'outcome', 'object', 'player_id', 'reason', 'linked'])
    .where('actor', '=', support.id)
    .where('outcome', '=', 'done')
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    does: 'player.view_as',
    object: `player:${playerId}`,
    player_id: playerId,
    reason: REASON,
    linked: expect.stringMatching(/^view:/),
  })
})

test('SES-04: the player’s own list tells of it, while it lasts and once it is over', async () => {
  const id = await casino.testCasino.player()
  const { token } = await look('support', id)
  const bearer = await casino.signIn(id)
  const read = async (take: number, before: string | null = null) => {
    const headers = { authorization: `Bearer ${bearer}` }
    const said = await send(`${casino.address}${sessions.path}`, { before, take }, headers)
    return sessions.output.parse(said.data)
  }
  const open = { isView: true, device: '', address: '', endedAt: null, isHere: false }
  expect((await read(10)).rows.filter((row) => row.isView)).toMatchObject([open])
  await view(VIEW_PATHS.close, {}, token)
  const [over] = (await read(10)).rows.filter((row) => row.isView)
  expect(over?.endedAt).toEqual(expect.any(String))
  const pages = [await read(1)]
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null)
    pages.push(await read(1, next))
  const ids = pages.flatMap(({ rows }) => rows.map((row) => row.id))
  expect(ids).toEqual((await read(10)).rows.map((row) => row.id))
})

test('the page with the banner is the server’s own, and its policy lets nothing of others in', async () => {
  const said = await ask(`${casino.viewUrl}${VIEW_PATHS.page}`, { headers: {} })
  expect(said.statusCode).toBe(200)
  const policy = String(said.headers['content-security-policy'])
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toMatch(/unsafe|http:|ws:/)
  expect(said.body).not.toMatch(/<script>|\son\w+=/)
})
