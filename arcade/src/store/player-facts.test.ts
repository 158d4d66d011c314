import { randomUUID } from 'node:crypto'
import { canon } from '@zar/contract/evidence/canon'
import { fairnessFindings } from '@zar/contract/evidence/findings/fairness'
import { factLogsOf } from '@zar/contract/evidence/findings/finding'
import { readEvidence } from '@zar/contract/evidence/read'
import { checkLog } from '@zar/contract/evidence/verify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playerFacts } from '../fairness/log/player-facts.ts'
import { sealFacts } from '../fairness/log/seal-log.ts'
import { type ArcadeFixture, openTestArcade } from '../testing/open-arcade.ts'

let fixture: ArcadeFixture
beforeAll(async () => {
  fixture = await openTestArcade()
})
afterAll(() => fixture.close())

const ZERO = '0'.repeat(64)
/** The logs of a player, read as a file has them, each checked by the arcade's key. */
async function logsOf(user: string) {
  const { fairness } = fixture.app
  // A head that is younger is told again, and knows nothing of what came since.
  fixture.later(61_000)
  const lines = (await playerFacts(fairness, user)).split('\n').slice(0, -1)
  const stated = lines.map((line) => JSON.parse(line)).filter(({ t }) => t === 'log')
  const at = new Date(fixture.clock.nowMs).toISOString()
  const bundle = {
    t: 'bundle',
    v: 1,
    origin: '',
    player: randomUUID(),
    number: '',
    whole: true,
    made: at,
    from: at,
    to: at,
    policy: { twoAbove: '0' },
    accounts: [],
    logs: stated.map(({ t: _, ...one }) => one),
  }
  const end = { t: 'end', lines: 0, root: ZERO, key: ZERO.slice(48), sig: ZERO + ZERO }
  const spelled = lines.filter((line) => !line.includes('"t":"log"'))
  const text = [canon(bundle), ...spelled, canon(end)].map((line) => `${line}\n`).join('')
  const evidence = readEvidence(Buffer.from(text))
  for (const log of evidence.logs)
    await checkLog(log, fairness.keys.head.public.toString('hex'), at)
  return factLogsOf(evidence)
}
async function play(token: string, rounds: number) {
  for (let round = 0; round < rounds; round++) {
    fixture.later(2_500)
    const { body } = await fixture.spin(token)
    await fixture.finish(token, body.round.id)
  }
}

test('rounds are told with their seeds, blocks and movements; each seat of a player is a log of its own', async () => {
  const user = `player-${randomUUID()}`
  const slot = await fixture.seat(user)
  fixture.later(1_000)
  const other = await fixture.seat(user, 'zar_lale_devri')
  const foreign = await fixture.seat()
  await play(slot, 2)
  await sealFacts(fixture.app.fairness, true)
  await play(other, 1)
  await play(foreign, 1)
  await play(slot, 1)
  await fixture.rotate(slot, 'yeni')
  const logs = await logsOf(user)
  expect(logs).toHaveLength(2)
  const rounds = logs.map(({ facts }) => facts.filter(({ kind }) => kind === 'round.played'))
  expect(rounds.map((one) => one.length)).toEqual([3, 1])
  expect(logs.flatMap(fairnessFindings)).toEqual([])
  const { seat_id } = await fixture.session(slot)
  const { rows } = await fixture.database.pool.query(
    'select * from arcade.round where seat_id = $1 order by nonce',
    [seat_id],
  )
  expect(rounds[0]).toMatchObject(
    rows.map((row) => ({
      round: row.id,
      nonce: row.nonce,
      stake: String(Number(row.stake_kurus) * 1_000),
      stakes: [`hub88:${row.bet_uuid}`],
      win: String(Number(row.win_kurus) * 1_000),
      wins: Number(row.win_kurus) > 0 ? [`hub88:${row.win_uuid}`] : [],
    })),
  )
})

test('a block that is not the seed’s is found once the seed is revealed', async () => {
  const user = `player-${randomUUID()}`
  const token = await fixture.seat(user)
  await play(token, 1)
  await fixture.rotate(token, 'yeni')
  const [log] = await logsOf(user)
  if (!log) throw new Error('no log')
  const facts = log.facts.map((fact) =>
    fact.kind === 'round.played' ? { ...fact, block: 'ab'.repeat(32) } : fact,
  )
  expect(fairnessFindings({ ...log, facts }).map(({ code }) => code)).toEqual(['F05'])
})

test('who has no seat has nothing, and a head is told again while it is young', async () => {
  expect(await playerFacts(fixture.app.fairness, 'nobody-here')).toBe('')
  const user = `player-${randomUUID()}`
  await play(await fixture.seat(user), 1)
  const count = async () =>
    (await fixture.database.pool.query('select count(*)::int as n from arcade.fairness_head'))
      .rows[0].n
  await playerFacts(fixture.app.fairness, user)
  const before = await count()
  await Promise.all([1, 2, 3].map(() => playerFacts(fixture.app.fairness, user)))
  expect(await count()).toBe(before)
})
