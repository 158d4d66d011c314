/** Migration 122 on a database with proposals of both kinds. */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openClient } from '../../db/connect.ts'
import { migrate } from '../../db/migrate.ts'
import { restoreUntil } from '../../db/testing/old-database.ts'
import { filledDb } from '../../testing/database/database.ts'

const MOVE = '122-proposals.sql'
const [AYSE, ECE, PAYMENT, PLAYER] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]

/** What both tables may hold: waiting, done, replaced and lapsed; by numbers of the staff and by typed names. */
const FILL = `
  insert into staff (id, name, full_name) values ('${AYSE}', 'ayse', 'Ayşe'), ('${ECE}', 'ece', 'Ece');
  insert into office_proposal (right_name, object, terms, facts, reason, proposed_by, lapses_at, state, decided_at) values
    ('player.unblock', 'player:${PLAYER}', '{"a":1}', '{"b":true}', 'a reason', '${AYSE}', now() + interval '1 hour', 'waiting', null),
    ('scope.edit', 'staff:ece', '{}', '{}', 'done', '${AYSE}', now() + interval '1 hour', 'done', now());
  insert into office_approval (proposal_id, staff_id) values (2, '${ECE}');
  insert into staff_role (staff_id, role, proposal_id) values ('${ECE}', 'support', 2);
  insert into review_proposal (kind, object, terms, because, proposed_by, proposed_at, lapses_at, state, decided_by, decided_at) values
    ('extend', '${PAYMENT}', '{"code":"risk","hours":4}', 'more time', '${AYSE}', '2026-01-01', '2026-01-01 01:00', 'waiting', null, null),
    ('ask', '${PAYMENT}', '{}', 'a document', 'Ayla', '2026-01-01', '2026-01-01 01:00', 'lapsed', null, '2026-01-02'),
    ('reject', '${PAYMENT}', '{"reason":"more_proof"}', 'no', 'Ayla', '2026-01-01', '2026-01-01 01:00', 'done', ' Deniz', '2026-01-01 00:30'),
    ('incident', 'house', '{"hours":6}', 'bank', '${AYSE}', '2026-01-01', '2026-01-01 01:00', 'done', '${ECE}', '2026-01-01 00:10'),
    ('rule', 'house', '{"first_minutes":20}', 'rule', '${AYSE}', '2026-01-01', '2026-01-01 01:00', 'replaced', null, '2026-01-01 00:20'),
    ('legal_hold', '${PLAYER}', '{"ground":"sanction"}', 'list', '${randomUUID()}', '2026-01-01', '2026-01-01 01:00', 'waiting', null, null),
    ('legal_lift', '${PLAYER}', '{}', 'list', 'a', '2026-01-01', '2026-01-01 01:00', 'done', 'b', '2026-01-01 00:59');`

let database: Awaited<ReturnType<typeof filledDb>>
beforeEach(async () => {
  database = await filledDb(async (url) => {
    await restoreUntil(url, MOVE)
    const client = openClient({ url, isPatient: true, isOwner: true })
    await client.connect()
    await client.query(FILL).finally(() => client.end())
    await migrate(url)
  })
})
afterEach(() => database.close())

const ask = (text: string) => database.owner.pool.query(text).then(({ rows }) => rows)

test('what was proposed in either table is in the one, with who approved it', async () => {
  const rows =
    await ask(`select right_name, object, state, proposed_by, approved_by, reason from proposal
    left join proposal_approval on proposal_id = id order by id`)
  expect(rows.map((row) => Object.values(row).join(' | '))).toEqual([
    `player.unblock | player:${PLAYER} | waiting | ${AYSE} |  | a reason`,
    `scope.edit | staff:ece | done | ${AYSE} | ${ECE} | done`,
    `withdrawal.extend | withdrawal:${PAYMENT} | waiting | ${AYSE} |  | more time`,
    `document.ask | withdrawal:${PAYMENT} | lapsed | Ayla |  | a document`,
    `withdrawal.reject_judged | withdrawal:${PAYMENT} | done | Ayla |  Deniz | no`,
    `withdrawal.extend | review | done | ${AYSE} | ${ECE} | bank`,
    `withdrawal.clock | review | replaced | ${AYSE} |  | rule`,
    expect.stringMatching(`^legalhold.place | player:${PLAYER} | waiting | .* | list$`),
    `legalhold.lift | player:${PLAYER} | done | a | b | list`,
  ])
  expect(await ask('select proposal_id from staff_role')).toEqual([{ proposal_id: 2n }])
  expect(await ask(`select to_regclass('review_proposal') as was`)).toEqual([{ was: null }])
})

const refused = (text: string) =>
  database.pool.query(text).then(
    () => 'done',
    (error: Error) => error.message,
  )

test('AUZ-03: the database refuses a proposal done by one, approved by its proposer, late, or changed after', async () => {
  const done = (id: number) =>
    refused(`update proposal set state = 'done', decided_at = clock_timestamp() where id = ${id}`)
  const yes = (id: number, by: string, at = 'clock_timestamp()') =>
    refused(
      `insert into proposal_approval (proposal_id, approved_by, approved_at) values (${id}, '${by}', ${at})`,
    )
  expect(await done(1)).toBe("proposal 1 has nobody else's approval")
  expect(await yes(1, ` ${AYSE.toUpperCase()}`)).toBe('nobody approves what they proposed')
  expect(await yes(1, randomUUID())).toMatch(/proposal_approval_by_staff/)
  expect(await yes(3, ECE)).toBe('done')
  expect(await done(3)).toBe("proposal 3 has nobody else's approval")
  expect(await yes(1, ECE)).toBe('done')
  expect(await yes(1, ECE)).toMatch(/proposal_approval_pkey/)
  expect(await done(1)).toBe('done')
  expect(
    await refused(`update proposal set state = 'waiting', decided_at = null where id = 1`),
  ).not.toBe('done')
  expect(await refused('delete from proposal where id = 1')).not.toBe('done')
  expect(await refused(`update proposal set terms = '{}' where id = 3`)).toMatch(/denied/)
})
