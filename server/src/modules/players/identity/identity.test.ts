import { randomUUID } from 'node:crypto'
import type { Registration } from '@zar/contract/players/auth'
import type { Identity } from '@zar/contract/players/identity'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openJobs } from '../../../platform/jobs/jobs.ts'
import { openLog } from '../../../platform/log/log.ts'
import { signedUp } from '../../../testing/players/mailbox.ts'
import { openPlayerApp, tckn } from '../../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { excludePlayer, needsCheckFirst } from '../../protection/index.ts'
import { eraseIdentity } from '../erasure/erase.ts'
import { identityTasks } from './ask-check.ts'
import { decideIdentity, readReviews } from './by-operator.ts'
import { openSandboxCheck } from './sandbox.ts'
import { takeAnswer } from './take-answer.ts'

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openPlayerApp(casino)
  // The job tables come with the first worker.
  const log = openLog('silent')
  await (await openJobs({ url: casino.url, tasks: {}, log })).close()
})
afterEach(async () => expect(await casino.sumOfBooks()).toBe(0n))
afterAll(() => casino.close())

type Player = Awaited<ReturnType<typeof signUp>>

async function signUp(changes: Partial<Registration> = {}) {
  const player = await signedUp(site, undefined, changes)
  const { id } = await casino.db
    .selectFrom('player')
    .select('id')
    .where('username', '=', player.username)
    .executeTakeFirstOrThrow()
  return { ...player, id }
}

const ask = (player: Player) =>
  site.post<Identity>('/api/customer/checkidentity', {}, { token: player.token })
const stateOf = async (player: Player) =>
  (await site.get<Identity>('/api/customer/identity', { token: player.token })).data?.state
const checkOf = (player: Player) =>
  casino.db
    .selectFrom('identity_check')
    .selectAll()
    .where('player_id', '=', player.id)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()

const documentCheck = openSandboxCheck()
/** As the job of the check does it, once it is due. */
async function runJob(player: Player) {
  const { id } = await checkOf(player)
  await identityTasks({ ...site.deps, documentCheck }).check_identity?.({ checkId: id })
}
async function checked(player: Player) {
  await ask(player)
  await runJob(player)
  return checkOf(player)
}
const isExcluded = async ({ id }: Player) =>
  (
    await casino.db
      .selectFrom('player')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status === 'excluded'
const exclude = ({ id }: Player) =>
  excludePlayer(
    { ...site.deps, onCommitted: () => {} },
    { playerId: id, operator: 'ayla', because: 'a test', endsAt: null },
  )
const decide = ({ id }: Player, verdict: 'accept' | 'refuse') =>
  decideIdentity(site.deps, { playerId: id, operator: 'ayla', because: 'a passport', verdict })

test.each([
  { surname: 'Öztürk', state: 'checked', because: null },
  { surname: 'Sahte', state: 'refused', because: 'mismatch' },
  { surname: 'ŞÜPHELİ', state: 'review', because: 'unclear' },
] as const)(
  'H7, AGE-02: $surname is $state after the check, and is told',
  async ({ surname, ...outcome }) => {
    const player = await signUp({ surname })
    expect(await stateOf(player)).toBe('unchecked')

    expect(await ask(player)).toMatchObject({ success: true, data: { state: 'pending' } })
    expect(await stateOf(player)).toBe('pending')
    await runJob(player)

    expect(await checkOf(player)).toMatchObject({ ...outcome, answered_at: casino.clock.now() })
    expect(await stateOf(player)).toBe(outcome.state)
    const told = await casino.db
      .selectFrom('notification')
      .select('title_tr')
      .where('player_id', '=', player.id)
      .execute()
    expect(told).toHaveLength(1)
  },
)

test('H7: an answer that comes late leaves the check running, and is asked for again', async () => {
  const player = await signUp({ surname: 'Geç' })
  await ask(player)
  await runJob(player)
  expect(await stateOf(player)).toBe('pending')
  const { id } = await checkOf(player)
  const jobs = await casino.pool.query('select run_at from graphile_worker.jobs where key = $1', [
    `identity:${id}`,
  ])
  expect(jobs.rows.map((row) => row.run_at)).toEqual([
    new Date(casino.clock.now().getTime() + 10_000),
  ])
  await runJob(player)
  expect(await stateOf(player)).toBe('checked')
})

test('H7: the first answer counts, whatever comes a second time or after it', async () => {
  const player = await signUp()
  await ask(player)
  const { id: checkId } = await checkOf(player)
  const answers = await Promise.all(
    (['accepted', 'accepted', 'refused', 'person'] as const).map((verdict) =>
      takeAnswer(site.deps, { checkId, verdict }),
    ),
  )
  expect(answers.filter(Boolean)).toHaveLength(1)
  const { state } = await checkOf(player)
  expect(await takeAnswer(site.deps, { checkId, verdict: 'refused' })).toBe(false)
  expect((await checkOf(player)).state).toBe(state)
})

test('H7: an answer to a check of before does not touch the one that runs', async () => {
  const player = await signUp({ surname: 'Sahte' })
  const { id: first } = await checked(player)
  await ask(player)
  expect(await takeAnswer(site.deps, { checkId: first, verdict: 'accepted' })).toBe(false)
  expect(await stateOf(player)).toBe('pending')
})

test('H7: asked twenty times at once, one check begins, and after a good one none', async () => {
  const player = await signUp()
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(player)))
  expect(answers.every(({ data }) => data?.state === 'pending')).toBe(true)
  await runJob(player)
  expect(await ask(player)).toMatchObject({ data: { state: 'checked' } })
  const all = casino.db.selectFrom('identity_check').select('id').where('player_id', '=', player.id)
  expect(await all.execute()).toHaveLength(1)
})

test('H7, ACC-07: a number that was only typed reserves nothing, and one that was checked is held', async () => {
  const PersonalNo = tckn()
  const stranger = await signUp({ PersonalNo })
  const owner = await signUp({ PersonalNo })
  expect((await checked(owner)).state).toBe('checked')
  expect(await checked(stranger)).toMatchObject({ state: 'review', because: 'number_held' })
})

test('H7, ACC-07: of twelve accounts of one number, checked at once, exactly one holds it', async () => {
  const PersonalNo = tckn()
  const players: Player[] = []
  for (let count = 0; count < 12; count++) players.push(await signUp({ PersonalNo }))
  for (const player of players) await ask(player)
  await Promise.all(players.map(runJob))
  const checks = await Promise.all(players.map(checkOf))
  expect(checks.filter(({ state }) => state === 'checked')).toHaveLength(1)
  expect(checks.filter(({ because }) => because === 'number_held')).toHaveLength(11)
})

test('H7: an exclusion of somebody who has only typed the number reaches nobody else', async () => {
  const PersonalNo = tckn()
  const owner = await signUp({ PersonalNo })
  await checked(owner)
  const stranger = await signUp({ PersonalNo })
  await exclude(stranger)
  expect(await isExcluded(owner)).toBe(false)
  expect(await needsCheckFirst(casino.db, owner.id)).toBe(false)
})

test('H7, EXC-02: who is excluded under a checked number is excluded on a second account by its check', async () => {
  const PersonalNo = tckn()
  const first = await signUp({ PersonalNo })
  await checked(first)
  await exclude(first)
  const second = await signUp({ PersonalNo })
  expect(await isExcluded(second)).toBe(false)
  expect(await needsCheckFirst(casino.db, second.id)).toBe(true)
  expect(await checked(second)).toMatchObject({ state: 'refused', because: 'excluded' })
  expect(await isExcluded(second)).toBe(true)
  expect(await site.get('/api/user/balance', { token: second.token })).toMatchObject({
    status: 401,
  })
})

test('H7, EXC-02: an exclusion reaches the accounts whose documents have shown the same number', async () => {
  const PersonalNo = tckn()
  const first = await signUp({ PersonalNo })
  const second = await signUp({ PersonalNo })
  await checked(first)
  await checked(second)
  await exclude(first)
  expect(await isExcluded(second)).toBe(true)
})

test('H7, EXC-02: an exclusion and the check of a second account at once: whichever is first, both are out', async () => {
  for (let round = 0; round < 8; round++) {
    const PersonalNo = tckn()
    const first = await signUp({ PersonalNo })
    await checked(first)
    const second = await signUp({ PersonalNo })
    await ask(second)
    await Promise.all([runJob(second), exclude(first)])
    expect(await isExcluded(first)).toBe(true)
    expect(await isExcluded(second)).toBe(true)
  }
})

test('H7: the number of an excluded account that nobody has checked asks for a check first, and for a person', async () => {
  const PersonalNo = tckn()
  await exclude(await signUp({ PersonalNo }))
  const owner = await signUp({ PersonalNo })
  expect(await needsCheckFirst(casino.db, owner.id)).toBe(true)
  expect(await checked(owner)).toMatchObject({ state: 'review', because: 'excluded' })
  expect(await isExcluded(owner)).toBe(false)
  await decide(owner, 'accept')
  expect(await stateOf(owner)).toBe('checked')
  expect(await needsCheckFirst(casino.db, owner.id)).toBe(false)
})

test('H7: a person gives the number to whom it belongs, and the other account counts as refused', async () => {
  const PersonalNo = tckn()
  const thief = await signUp({ PersonalNo })
  const owner = await signUp({ PersonalNo })
  await checked(thief)
  await checked(owner)
  const waiting = await readReviews(casino.db)
  expect(waiting).toContainEqual(expect.objectContaining({ because: 'number_held' }))
  await decide(owner, 'accept')
  expect(await Promise.all([stateOf(owner), stateOf(thief)])).toEqual(['checked', 'refused'])
  expect(await checkOf(thief)).toMatchObject({ decided_by: 'ayla', decided_because: 'a passport' })
  await expect(decide(owner, 'refuse')).rejects.toMatchObject({ code: 'identity_not_waiting' })
})

test('H7: nothing is taken from an excluded account, and who is refused may ask again', async () => {
  const player = await signUp({ surname: 'Şüpheli' })
  await checked(player)
  await decide(player, 'refuse')
  expect(await stateOf(player)).toBe('refused')
  expect(await ask(player)).toMatchObject({ data: { state: 'pending' } })
})

test('H7: of a number of before, whose holder is excluded, a new account is excluded by its check', async () => {
  const PersonalNo = tckn()
  const before = await signUp({ PersonalNo })
  // As migration 054 leaves those who were kept out when it ran.
  await casino.db
    .updateTable('player')
    .set(({ ref }) => ({ person_key: ref('personal_no_hmac') }))
    .where('id', '=', before.id)
    .execute()
  await exclude(before)
  const again = await signUp({ PersonalNo })
  expect(await checked(again)).toMatchObject({ state: 'refused', because: 'excluded' })
  expect(await isExcluded(again)).toBe(true)
})

test('H7, PRV-02: erased, an account frees its number; excluded, it does not', async () => {
  const numbers = [tckn(), tckn()] as const
  const [gone, out] = [
    await signUp({ PersonalNo: numbers[0] }),
    await signUp({ PersonalNo: numbers[1] }),
  ]
  await checked(gone)
  await checked(out)
  await exclude(out)
  for (const { id } of [gone, out])
    await casino.db.transaction().execute((tx) => eraseIdentity(tx, id))
  const back = await signUp({ PersonalNo: numbers[0] })
  const barred = await signUp({ PersonalNo: numbers[1] })
  expect((await checked(back)).state).toBe('checked')
  expect(await checked(barred)).toMatchObject({ state: 'refused', because: 'excluded' })
})

test('H7: a check of nobody is no job', async () => {
  const run = identityTasks({ ...site.deps, documentCheck }).check_identity
  await expect(run?.({ checkId: randomUUID() })).resolves.toBeUndefined()
})
