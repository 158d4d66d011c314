import type { MatchCase, MatchRow } from '@zar/contract/office/risk/matches'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../../testing/races/at-once.ts'
import { fileOf, type Lists, openLists, WHY } from '../../../testing/risk/lists.ts'
import { paymentFacts } from '../../payments/index.ts'

let lists: Lists
beforeAll(async () => {
  lists = await openLists()
})
afterEach(async () => {
  expect(await lists.casino.sumOfBooks()).toBe(0n)
})
afterAll(() => lists.close())

test('a name that many have opens nothing without a birth, and its list says so; with the birth one is found', async () => {
  const family = lists.surname()
  for (let n = 0; n < 22; n++) await lists.named('Mehmet', family, { birth: `19${60 + n}-02-03` })
  const entry = { id: '1', name: `Mehmet ${family}`, country: 'TR' }
  await lists.bring(fileOf(`Names ${family}`, 'sanctions', [entry]))
  expect(await lists.run()).toBe(0)
  const told = (await lists.lists()).find(({ name }) => name.includes(family))
  expect(told).toMatchObject({ frequent: 1, openMatches: 0, waiting: 0 })
  await lists.bring(fileOf(`Names ${family}`, 'sanctions', [{ ...entry, birth: '1971' }]))
  expect(await lists.run()).toBe(1)
  expect((await lists.lists()).find(({ name }) => name.includes(family))).toMatchObject({
    frequent: 0,
    openMatches: 1,
  })
})

test('the number of a document is enough, and is revealed to compliance alone, with a row of the log', async () => {
  const family = lists.surname()
  const playerId = await lists.named('Ada', family, { document: '10000000146' })
  const listed = { id: '1', name: 'Somebody Else', birth: '1940', document: '100 000 001-46' }
  await lists.bring(fileOf(`Documents ${family}`, 'sanctions', [listed]))
  expect(await lists.run()).toBe(1)
  const [match] = await lists.matchesOf(playerId)
  const id = `${match?.id}`
  const shown = await lists.post<MatchCase>('screening-match', { id })
  expect(shown.data).toMatchObject({ fit: { document: 'equal' }, listed: { documentEnd: '46' } })
  expect(JSON.stringify(shown.data)).not.toContain('10000000146')
  expect(await lists.post('screening-number', { id }, 'risk')).toMatchObject({ status: 403 })
  await lists.casino.owner.db
    .updateTable('player')
    .set({
      personal_no_sealed: lists.cashier.deps.fieldCipher.encrypt(
        '10000000146',
        `player.personal_no:${playerId}`,
      ),
    })
    .where('id', '=', playerId)
    .execute()
  expect((await lists.post('screening-number', { id })).data).toEqual({ personalNo: '10000000146' })
  const row = await lists.casino.db
    .selectFrom('audit_event')
    .select(['player_id', 'seen', 'reason'])
    .where('object', '=', `match:${id}`)
    .where('right_name', '=', 'sanction.decide')
    .where('outcome', '=', 'done')
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ player_id: null, seen: { fields: ['identity_number'] }, reason: WHY })
})

test('a run that is killed half-way is run again, and beside another, and opens each once', async () => {
  const family = lists.surname()
  const all: string[] = []
  for (let n = 0; n < 6; n++) all.push(await lists.named('Nil', family, { birth: `1961-04-1${n}` }))
  const entries = all.map((_, n) => ({ id: `${n}`, name: `Nil ${family}`, birth: `1961-04-1${n}` }))
  await lists.bring(fileOf(`Killed ${family}`, 'sanctions', entries))
  let left = 9
  const clock = {
    now: () => {
      left -= 1
      if (left < 0) throw new Error('killed')
      return lists.casino.clock.now()
    },
  }
  await expect(lists.run({ clock })).rejects.toThrow('killed')
  expect((await lists.lists()).find(({ name }) => name.includes(family))?.waiting).toBeGreaterThan(
    0,
  )
  await atOnce(() => lists.run())
  const open = await Promise.all(all.map(lists.matchesOf))
  // Each of them is near the others too.
  expect(open.map((each) => each.length)).toEqual(all.map(() => 6))
  expect(await lists.run()).toBe(0)
  expect((await lists.lists()).find(({ name }) => name.includes(family))?.waiting).toBe(0)
})

test('nobody but compliance reads of a match: no page, list, proposal, fact or row of the log names it', async () => {
  const { playerId, name, source, matchId } = await lists.matched()
  const { id } = await lists.reviews.held(8_000, playerId)
  await lists.post('screening-decide', { id: matchId, decision: 'not_this_person' })
  const said: unknown[] = []
  for (const who of ['support', 'cashier', 'manager', 'risk'] as const) {
    const desk = lists.desks[who]
    for (const [path, input] of [
      ['player', { id: playerId }],
      ['player-timeline', { id: playerId }],
      ['withdrawals', {}],
      ['withdrawal', { id }],
      ['proposals', {}],
      ['queues', {}],
    ] as const)
      said.push((await lists.office.get(`/api/office/${path}`, input, desk)).data)
    for (const path of ['screening-matches', 'watch-lists'])
      expect(await lists.post(path, {}, who), who).toMatchObject({ status: 403 })
  }
  said.push((await lists.cashier.post('transaction', playerId, { id }, 'en')).data)
  const facts = await paymentFacts(lists.casino.db, lists.cashier.deps.fieldCipher, { playerId })
  said.push(facts)
  expect(facts.find(({ members }) => members.code === 'legal_hold')?.by).toEqual(['rule'])
  const { rows } = await lists.casino.owner.pool.query(
    'select * from audit_event where player_id = $1 union all select * from audit_event where false',
    [playerId],
  )
  said.push(rows)
  const notices = await lists.casino.db
    .selectFrom('notification')
    .selectAll()
    .where('player_id', '=', playerId)
    .execute()
  said.push(notices)
  const text = JSON.stringify(said, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
  expect(text).toContain(playerId)
  for (const canary of [
    source,
    `match:${matchId}`,
    'system:lists',
    'sanction',
    'screening',
    'pep_',
  ])
    expect(text, canary).not.toContain(canary)
  const { data } = await lists.post<MatchRow[]>('screening-matches', {})
  expect(data?.map(({ listedName }) => listedName)).toContain(name)
})

test('one that cannot be compared keeps nobody else waiting, and is tried again', async () => {
  const family = lists.surname()
  const [stuck, other] = [
    await lists.named('Nil', family, { birth: '1961-04-11' }),
    await lists.named('Ece', family, { birth: '1962-04-11' }),
  ]
  await lists.run()
  const { pool } = lists.casino.owner
  await pool.query(`create function stuck() returns trigger language plpgsql as
    $$ begin raise exception 'stuck'; end $$`)
  await pool.query(`create trigger stuck before insert on screening_match for each row
    when (new.player_id = '${stuck}') execute function stuck()`)
  await lists.bring(
    fileOf(`Stuck ${family}`, 'sanctions', [
      { id: '1', name: `Nil ${family}`, birth: '1961' },
      { id: '2', name: `Ece ${family}`, birth: '1962' },
    ]),
  )
  await expect(lists.run()).rejects.toThrow('could not be compared')
  expect(await lists.matchesOf(other)).toHaveLength(1)
  await pool.query('drop trigger stuck on screening_match')
  expect(await lists.run()).toBe(1)
  expect(await lists.matchesOf(stuck)).toHaveLength(1)
})
