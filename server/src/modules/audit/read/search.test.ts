import { afterAll, beforeAll, expect, test } from 'vitest'
import { AUDIT_LOG, byHand, eventOf, STAFF_ID, writeEvents } from '../../../testing/audit-log.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { type AuditFilter, sealAudit, searchEvents, shortenIp } from '../index.ts'
import { PAGE_ROWS } from './search.ts'

let casino: TestCasino
let playerId: string
/** 250 approvals, then one of each other kind. */
beforeAll(async () => {
  casino = await openTestCasino()
  playerId = await casino.player()
  await writeEvents(casino, 250)
  for (const more of [
    { playerId, outcome: 'done' as const, object: 'withdrawal:7' },
    {
      does: 'player.reveal_identity',
      object: `player:${playerId}`,
      seen: { fields: ['birth_date'] },
    },
    {
      actor: { kind: 'system', id: 'clock' } as const,
      does: 'withdrawal.clock',
      reason: undefined,
    },
    { outcome: 'refused' as const, code: 'no_right', reason: 'Üç aydır AYNI hesap, vaka 118.' },
  ])
    await writeEvents(casino, 1, more)
  await sealAudit(casino.db, AUDIT_LOG.key)
})
afterAll(() => casino.close())

const find = (filter: AuditFilter) => searchEvents(casino.db, filter)
const idsOf = async (filter: AuditFilter) => (await find(filter)).rows.map(({ id }) => Number(id))

test.each<[AuditFilter, number[]]>([
  [{ actor: 'system:clock' }, [253]],
  [{ object: 'withdrawal:7' }, [251]],
  [{ outcome: 'refused' }, [254]],
  [{ does: 'player.reveal_identity' }, [252]],
  [{ kind: 'personal' }, [252]],
  [{ kind: 'money', outcome: 'done' }, [251]],
  [{ text: 'AYNI hesap' }, [254]],
  [{ text: 'VAKA 11' }, [254]],
  [{ text: 'hesap üç' }, [254]],
  [{ text: "':* | !" }, []],
  [{ actor: STAFF_ID, outcome: 'done' }, [251]],
  [{ actor: STAFF_ID, object: 'nothing' }, []],
])('LOG-01: rows are found by %j', async (filter, ids) => {
  expect(await idsOf(filter)).toEqual(ids)
})

test('LOG-01: rows of a player are found', async () => {
  expect(await idsOf({ playerId })).toEqual([251])
})

test('LOG-01: pages of a hundred have every row once, the newest first', async () => {
  const seen: number[] = []
  let before: bigint | undefined
  let pages = 0
  do {
    const { rows, next } = await find({ before })
    expect(rows.length).toBeLessThanOrEqual(PAGE_ROWS)
    seen.push(...rows.map(({ id }) => Number(id)))
    before = next
    pages++
  } while (before !== undefined)
  expect(pages).toBe(3)
  expect(seen).toEqual(Array.from({ length: 254 }, (_, n) => 254 - n))
})

test('a row has its hash and that of the one before it, once it is sealed', async () => {
  const { rows } = await find({})
  for (const [at, row] of rows.slice(0, -1).entries()) {
    expect(row.mac).toHaveLength(32)
    expect(row.previous_mac).toEqual(rows[at + 1]?.mac)
  }
  await writeEvents(casino, 1, { object: 'new' })
  const [unsealed] = (await find({ object: 'new' })).rows
  expect([unsealed?.mac, unsealed?.previous_mac]).toEqual([null, null])
})

test('LOG-01: a span of time is half-open', async () => {
  const at = '2026-01-02T03:04:05.006Z'
  await byHand(
    casino,
    'audit_event',
    `update audit_event set at = timestamptz '${at}' where id <= 3`,
  )
  const [from, until] = [new Date(at), new Date(Date.parse(at) + 1)]
  expect(await idsOf({ from, until })).toEqual([3, 2, 1])
  expect(await idsOf({ until: from })).toEqual([])
  expect(await idsOf({ from: until, until: new Date(Date.parse(at) + 60_000) })).toEqual([])
  expect((await find({ from: until })).rows).toHaveLength(PAGE_ROWS)
})

test('LOG-01: a page of a heavy person’s rows is read by the index, however old it is', async () => {
  await casino.owner.pool.query(`insert into audit_event (actor_kind, actor, does, outcome)
    select 'system', 'system:job', 'job.done', 'done' from generate_series(1, 20000)`)
  await casino.owner.pool.query('analyze audit_event')
  const { rows } = await casino.pool.query(`explain (format json)
    select id from audit_event where actor = '${eventOf().actor.id}' and id < 200 order by id desc limit 101`)
  expect(JSON.stringify(rows)).toMatch(/audit_event_of_actor|audit_event_pkey/)
  expect(JSON.stringify(rows)).not.toContain('Seq Scan')
})

test('addresses are shortened in views', () => {
  expect(['10.4.7.19', '2001:db8:1::7', 'x', ''].map(shortenIp)).toEqual([
    '10.4.•.•',
    '2001:db8::•',
    '•',
    '•',
  ])
})
