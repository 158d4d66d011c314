import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'

const WHY = 'Asked by the authority, letter 7.'
const PATH = '/api/office/exclusions-file'

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
const desks: Record<string, Desk> = {}
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  for (const role of ['compliance', 'cashier'] as const)
    desks[role] = await office.session((await office.staff(role, [role])).id)
})
afterAll(async () => {
  await office.close()
  await casino.close()
})

test('the register as a file has numbers, kinds and days, and neither names nor reasons; who made it is written down', async () => {
  const [player] = (await casino.players([{}])) as [string]
  await casino.owner.db
    .insertInto('exclusion')
    .values({
      player_id: player,
      kind: 'operator',
      began_at: casino.clock.now(),
      ends_at: null,
      end_asked_at: null,
      ended_at: null,
      began_by: 'ece',
      because: '=a reason of the house',
    })
    .execute()
  const { usercode, username } = await casino.db
    .selectFrom('player')
    .select(['usercode', 'username'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow()
  const file = await office.post<{ name: string; content: string }>(
    PATH,
    { reason: WHY },
    desks.compliance,
  )
  const text = Buffer.from(file.data?.content ?? '', 'base64').toString('utf8')
  const [head, columns, ...rows] = text.replace('\uFEFF', '').trim().split('\n')
  expect(head).toContain('compliance')
  expect(columns).toBe('player;kind;state;began;ends;end_asked;ended')
  expect(rows).toEqual([`${usercode};operator;active;${casino.clock.now().toISOString()};;;`])
  expect(text).not.toContain(username)
  expect(text).not.toContain('a reason of the house')
  expect(await office.post(PATH, { reason: WHY }, desks.cashier)).toMatchObject({ status: 403 })
  expect(await office.post(PATH, { reason: 'short' }, desks.compliance)).toMatchObject({
    status: 400,
  })
  const log = await casino.db
    .selectFrom('audit_event')
    .select(['outcome', 'seen', 'reason'])
    .where('does', '=', 'register.export')
    .execute()
  expect(log).toEqual([{ outcome: 'done', seen: { rows: 1 }, reason: WHY }])
})
