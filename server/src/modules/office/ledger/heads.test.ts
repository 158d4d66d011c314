import type { listHeads } from '@zar/contract/office/house/heads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { byHand } from '../../../testing/audit-log.ts'
import { EVIDENCE_HOUSE } from '../../../testing/evidence/evidence-house.ts'
import { LEDGER_KEY } from '../../../testing/ledger-key.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { sealLogs, signHeadsDue } from '../../evidence/index.ts'
import { writeCheckpoints } from '../../ledger/index.ts'

type Page = z.output<typeof listHeads.output>

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let administrator: Desk
const HOURS = 26

/** A head an hour, each over one batch more than the one before it; the third is in two files. */
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  administrator = await office.session((await office.staff('yonetici', ['administrator'])).id)
  const now = Date.now()
  for (let hour = 0; hour < HOURS; hour++) {
    await casino.player({ cashE5: 5n })
    await writeCheckpoints(casino.db, LEDGER_KEY)
    await sealLogs(casino.db, EVIDENCE_HOUSE, { isDueNow: true })
    await signHeadsDue(casino.db, EVIDENCE_HOUSE, new Date(now + hour * 3_700_000))
  }
  const of = { head_id: 5n, made_at: new Date(now) }
  await casino.db
    .insertInto('head_witness')
    .values([
      { ...of, file_id: 1n },
      { ...of, file_id: 2n },
    ])
    .execute()
})
afterAll(() => casino.close())

const read = (input: object = {}) => office.get<Page>('/api/office/heads', input, administrator)

test('heads are read a page at a time, with the files that carry each', async () => {
  const first = (await read()).data
  expect(first?.rows).toHaveLength(24)
  expect(first?.rows[0]).toMatchObject({ name: 'zar.example/ledger', batches: HOURS, holds: true })
  const second = (await read({ before: first?.next })).data
  expect(second?.rows.map(({ batches }) => batches)).toEqual([2, 1])
  expect(second?.next).toBeNull()
  const all = [...(first?.rows ?? []), ...(second?.rows ?? [])]
  expect(all.filter(({ witnesses }) => witnesses.files > 0)).toMatchObject([
    { id: '5', witnesses: { files: 2, lastAt: expect.stringMatching(/^20/) } },
  ])
})

test('the journal has heads of its own; another log and another role are refused', async () => {
  const { data } = await read({ log: 'journal' })
  expect(data?.rows[0]).toMatchObject({ name: 'zar.example/journal' })
  expect(await read({ log: 'audit' })).toMatchObject({ status: 400 })
  const cashier = await office.session((await office.staff('kasiyer', ['cashier'])).id)
  expect(await office.get('/api/office/heads', {}, cashier)).toMatchObject({ status: 403 })
})

test('a head that the log goes through no more says so, and the others hold', async () => {
  await byHand(
    casino,
    'evidence_head',
    `update evidence_head set root = decode(repeat('ab', 32), 'hex') where id = 5`,
  )
  const { data } = await read({ before: '9' })
  expect(data?.rows.map(({ id, holds }) => [id, holds])).toEqual([
    ['7', true],
    ['5', false],
    ['3', true],
    ['1', true],
  ])
  await byHand(
    casino,
    'evidence_batch',
    `delete from evidence_batch where log = 'ledger' and i = ${HOURS - 1}`,
  )
  expect((await read()).data?.rows[0]).toMatchObject({ holds: false })
})
