import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDb } from '../../../db/db.ts'
import { AUDIT_LOG, eventOf, writeEvents } from '../../../testing/audit-log.ts'
import { holdOpen } from '../../../testing/database/hold-open.ts'
import { whenWaiting } from '../../../testing/database/when-waiting.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { sealAudit, verifyAudit, writeAudit } from '../index.ts'

let casino: TestCasino
beforeEach(async () => {
  casino = await openTestCasino()
})
afterEach(() => casino.close())

const seal = () => sealAudit(casino.db, AUDIT_LOG.key)
const idsOf = async (table: 'audit_event' | 'audit_seal') =>
  (await casino.db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)

/** Every committed event is sealed, once, each onto the one before it. */
async function expectSealed(count: number): Promise<void> {
  const [events, seals] = [await idsOf('audit_event'), await idsOf('audit_seal')]
  expect(events).toHaveLength(count)
  expect(seals).toEqual(events)
  const { findings, rows } = await verifyAudit(casino.db, AUDIT_LOG)
  expect([findings, rows]).toEqual([[], count])
}

test('LOG-02: every event that was committed is sealed exactly once, with many writers and two that seal', async () => {
  const other = openDb({ url: casino.url, poolSize: 4 })
  let isWriting = true
  const sealer = async (db: TestCasino['db']) => {
    let sealed = 0
    while (isWriting) sealed += await sealAudit(db, AUDIT_LOG.key)
    return sealed + (await sealAudit(db, AUDIT_LOG.key))
  }
  const writer = async (db: TestCasino['db'], n: number) => {
    for (let at = 0; at < 20; at++) {
      const deed = db.transaction().execute(async (tx) => {
        await writeAudit(tx, eventOf({ object: `withdrawal:${n}` }))
        await writeAudit(tx, eventOf({ outcome: 'done' }))
        if (at % 4 === 0) throw new Error('rolled back')
      })
      await deed.catch((error: Error) => expect(error.message).toBe('rolled back'))
    }
  }
  const sealing = [sealer(casino.db), sealer(other.db)]
  await Promise.all(
    Array.from({ length: 8 }, (_, n) => writer(n % 2 === 0 ? casino.db : other.db, n)),
  )
  isWriting = false
  const sealed = await Promise.all(sealing)
  await other.close()
  expect(sealed.reduce((sum, one) => sum + one, 0)).toBe(240)
  await expectSealed(240)
})

test('LOG-02: two processes that seal the same events make no fork', async () => {
  await writeEvents(casino, 30)
  const others = [1, 2, 3].map(() => openDb({ url: casino.url, poolSize: 2 }))
  const sealed = await Promise.all([
    seal(),
    ...others.map(({ db }) => sealAudit(db, AUDIT_LOG.key)),
  ])
  for (const { close } of others) await close()
  expect(sealed.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 30])
  await expectSealed(30)
  const fork = casino.db
    .insertInto('audit_seal')
    .values({ id: 31n, after_id: 29n, mac: Buffer.alloc(32) })
  await expect(fork.execute()).rejects.toThrow('duplicate key')
})

test('LOG-02: an event whose transaction is still open keeps later ones from being sealed over it', async () => {
  const slow = await holdOpen(casino.pool)
  await slow.query(`insert into audit_event (actor_kind, actor, does, outcome)
    values ('system', 'system:rule', 'withdrawal.approve', 'done')`)
  await writeEvents(casino, 3)
  let isSealed = false
  const sealing = seal().finally(() => {
    isSealed = true
  })
  await writeEvents(casino, 2)
  expect([isSealed, await idsOf('audit_seal')]).toEqual([false, []])
  await slow.query('commit')
  slow.release()
  await sealing
  await seal()
  await expectSealed(6)
})

test('LOG-02: sealing that is killed in the middle loses nothing and seals nothing twice', async () => {
  await writeEvents(casino, 12)
  await seal()
  await writeEvents(casino, 12)
  const lock = await holdOpen(casino.owner.pool)
  await lock.query('lock table audit_seal in exclusive mode')
  const killed = seal().then(
    () => 'sealed',
    () => 'killed',
  )
  await whenWaiting(casino.owner.pool, 1)
  await casino.owner.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  expect(await killed).toBe('killed')
  await lock.query('rollback')
  lock.release()
  expect(await seal()).toBe(12)
  await expectSealed(24)
})
