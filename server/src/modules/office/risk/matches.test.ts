import type { AmlRow } from '@zar/contract/office/risk/aml'
import type { MatchCase } from '@zar/contract/office/risk/matches'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../../testing/races/at-once.ts'
import { fileOf, type Lists, openLists } from '../../../testing/risk/lists.ts'

let lists: Lists
beforeAll(async () => {
  lists = await openLists()
})
afterEach(async () => {
  expect(await lists.casino.sumOfBooks()).toBe(0n)
})
afterAll(() => lists.close())

type Decided = { outcome?: string; proposal?: string; code?: string }
const decide = (id: string, who: string, more: object = {}) =>
  lists.post<Decided>('screening-decide', { id, decision: 'not_this_person', ...more }, who)
async function byTwo(id: string, decision: string) {
  const { data } = await decide(id, 'mlro', { decision })
  return decide(id, 'deputy', { decision, proposal: data?.proposal })
}
const read = (id: string, who = 'mlro') => lists.post<MatchCase>('screening-match', { id }, who)
const amlOf = async (playerId: string) =>
  ((await lists.post<AmlRow[]>('aml-cases', {})).data ?? []).filter(
    ({ player }) => player.id === playerId,
  )

test('who is named by a list is found, with both sides and why; the job again opens nothing', async () => {
  const { playerId, name, matchId } = await lists.matched()
  expect((await read(matchId)).data).toMatchObject({
    kind: 'sanctions',
    score: 100,
    listedName: name,
    decision: null,
    standing: { state: 'open', isUrgent: true },
    listed: { names: [name], birth: '1961-04-30', isCurrent: true },
    person: { id: playerId, name, birth: '1961-04-30', country: 'TR' },
    fit: { likeness: 100, birth: 'equal', country: 'equal', document: 'unknown' },
    isHeld: true,
    actions: [{ right: 'sanction.decide', state: 'second' }],
  })
  expect(await lists.run()).toBe(0)
  // Who registers after the list, or changes their name, is compared by the same job.
  const late = await lists.named('Kerem', name.split(' ')[1] ?? '')
  expect(await lists.run()).toBe(1)
  expect(await lists.matchesOf(late)).toHaveLength(1)
})

test('a match of sanctions is paid by no clock, whenever its withdrawal was asked for; the player reads what the law asks', async () => {
  const family = lists.surname()
  const playerId = await lists.named('Oya', family)
  const { id } = await lists.reviews.held(8_000, playerId)
  await lists.bring(
    fileOf(`List ${family}`, 'sanctions', [{ id: '1', name: `Oya ${family}`, birth: '1961' }]),
  )
  expect(await lists.run()).toBe(1)
  const later = await lists.reviews.held(100, playerId)
  lists.casino.clock.advance(9 * 24 * 3_600_000)
  await lists.reviews.run()
  for (const one of [id, later.id])
    expect(await lists.reviews.read(one)).toMatchObject({ clock_at: null, approved_at: null })
  await expect(lists.reviews.approve(id)).rejects.toMatchObject({ code: 'held_by_law' })
  const { data } = await lists.cashier.post('transaction', playerId, { id }, 'en')
  expect(data.review).toMatchObject({ endsAt: null, atEnd: 'law' })
  const [match] = await lists.matchesOf(playerId)
  expect(await byTwo(`${match?.id}`, 'not_this_person')).toMatchObject({
    data: { outcome: 'done' },
  })
  expect((await lists.reviews.read(id)).clock_at).not.toBeNull()
  lists.casino.clock.advance(60 * 60_000)
  expect(await lists.reviews.run()).toBe(2)
  lists.casino.clock.set(new Date())
})

test('AUZ-03: a match is decided by two of compliance, by nobody alone and by nobody of risk', async () => {
  const { playerId, matchId } = await lists.matched()
  for (const who of ['risk', 'manager', 'auditor', 'support', 'cashier'])
    expect(await decide(matchId, who), who).toMatchObject({ data: { code: 'no_right' } })
  const first = await decide(matchId, 'mlro')
  expect(first).toMatchObject({ data: { outcome: 'waits' } })
  const proposal = first.data?.proposal
  expect(await decide(matchId, 'mlro', { proposal })).toMatchObject({
    data: { code: 'same_person' },
  })
  expect(await decide(matchId, 'deputy', { proposal, decision: 'this_person' })).toMatchObject({
    data: { code: 'changed_meanwhile' },
  })
  const seen = await lists.office.get<{ object: string }[]>(
    '/api/office/proposals',
    {},
    lists.desks.risk,
  )
  expect(seen.data).toEqual([])
  expect(await lists.holdOf(playerId)).toBeDefined()
  expect(await decide(matchId, 'deputy', { proposal })).toMatchObject({ data: { outcome: 'done' } })
  expect(await decide(matchId, 'deputy')).toMatchObject({ data: { code: 'decided_meanwhile' } })
  expect(await lists.holdOf(playerId)).toBeUndefined()
  expect((await read(matchId)).data).toMatchObject({
    standing: null,
    decision: 'not_this_person',
    proposedBy: 'mlro',
    decidedBy: 'deputy',
  })
})

test('the same match approved at once is decided once', async () => {
  const { playerId, matchId } = await lists.matched()
  const { data } = await decide(matchId, 'mlro', { decision: 'this_person' })
  const answers = await atOnce(() =>
    decide(matchId, 'deputy', { decision: 'this_person', proposal: data?.proposal }),
  )
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(await amlOf(playerId)).toHaveLength(1)
  expect((await lists.matchesOf(playerId)).map(({ decision }) => decision)).toEqual(['this_person'])
})

test('“not this person” is remembered until the list or the player says otherwise', async () => {
  const { playerId, name, source, matchId } = await lists.matched()
  await byTwo(matchId, 'not_this_person')
  const again = () =>
    lists.named('Kerem', name.split(' ')[1] ?? '', { playerId, birth: '1961-04-30' })
  const entry = { id: '1', name, birth: '1961-04-30', country: 'TR' }
  // The list without it, and with it once more; the player's data written anew as they were.
  await lists.bring(fileOf(source, 'sanctions', [{ ...entry, id: '2', name: 'Somebody Else' }]))
  await lists.bring(fileOf(source, 'sanctions', [entry]))
  await again()
  expect(await lists.run()).toBe(0)
  await lists.named('Kerem', name.split(' ')[1] ?? '', { playerId, birth: '1961-04-03' })
  expect(await lists.run()).toBe(1)
  const [, second] = await lists.matchesOf(playerId)
  await byTwo(`${second?.id}`, 'not_this_person')
  await lists.bring(fileOf(source, 'sanctions', [{ ...entry, aliases: 'Kerem Bey' }]))
  expect(await lists.run()).toBe(1)
  expect(await lists.matchesOf(playerId)).toHaveLength(3)
})

test('“this person” keeps the hold, opens a case of money laundering, and the entry comes back no more', async () => {
  const { playerId, name, source, matchId } = await lists.matched()
  const lift = async (who: string) => {
    await lists.office.prove(lists.desks[who] ?? {}, 'legalhold.lift', `player:${playerId}`)
    return lists.post<Decided>('legal-hold-lift', { player: playerId }, who)
  }
  expect(await lift('mlro')).toMatchObject({ data: { code: 'match_waits' } })
  await byTwo(matchId, 'this_person')
  expect(await lists.holdOf(playerId)).toMatchObject({ ground: 'sanction' })
  expect(await amlOf(playerId)).toMatchObject([{ because: 'sanctions_match', openedBy: null }])
  await lists.bring(fileOf(source, 'sanctions', [{ id: '1', name, birth: '1961' }]))
  expect(await lists.run()).toBe(0)
  // An authority's word lifts it, as every hold of the law: by two.
  expect(await lift('mlro')).toMatchObject({ data: { outcome: 'waits' } })
  expect(await lift('deputy')).toMatchObject({ data: { outcome: 'done' } })
})

test('what people placed stays after a match was decided', async () => {
  const family = lists.surname()
  const playerId = await lists.named('Kerem', family)
  for (const who of ['mlro', 'deputy']) {
    await lists.office.prove(lists.desks[who] ?? {}, 'legalhold.place', `player:${playerId}`)
    await lists.post('legal-hold', { player: playerId, ground: 'court_order' }, who)
  }
  const entry = { id: '1', name: `Kerem ${family}`, birth: '1961' }
  await lists.bring(fileOf(`Court ${family}`, 'sanctions', [entry]))
  expect(await lists.run()).toBe(1)
  const [match] = await lists.matchesOf(playerId)
  await byTwo(`${match?.id}`, 'not_this_person')
  expect(await lists.holdOf(playerId)).toMatchObject({ ground: 'court_order', match_id: null })
})

test('with two open matches the hold stays until the last is decided', async () => {
  const { playerId, name, matchId } = await lists.matched()
  const other = fileOf(`Other ${name}`, 'sanctions', [{ id: '9', name, birth: '1961' }])
  await lists.bring(other)
  expect(await lists.run()).toBe(1)
  const [, second] = await lists.matchesOf(playerId)
  await byTwo(matchId, 'not_this_person')
  expect(await lists.holdOf(playerId)).toBeDefined()
  await byTwo(`${second?.id}`, 'not_this_person')
  expect(await lists.holdOf(playerId)).toBeUndefined()
})

test('a politically exposed person is held by nothing, and a case of money laundering is open', async () => {
  const { playerId, matchId } = await lists.matched('pep')
  expect(await lists.holdOf(playerId)).toBeUndefined()
  expect(await amlOf(playerId)).toMatchObject([{ because: 'pep_match', openedBy: null }])
  expect((await read(matchId)).data).toMatchObject({ kind: 'pep', isHeld: false })
  await byTwo(matchId, 'this_person')
  expect(await lists.holdOf(playerId)).toBeUndefined()
  expect(await amlOf(playerId)).toHaveLength(1)
})

test('a change of data does not end a match: what is open takes what is said now', async () => {
  const { playerId, matchId } = await lists.matched()
  await lists.named('Somebody', 'Else', { playerId })
  expect(await lists.run()).toBe(0)
  expect(await lists.matchesOf(playerId)).toMatchObject([{ decided_at: null }])
  expect(await lists.holdOf(playerId)).toBeDefined()
  const first = await decide(matchId, 'mlro')
  await lists.named('Kerem', lists.surname(), { playerId })
  expect((await read(matchId)).data?.person.name).not.toContain('Somebody')
  expect(first).toMatchObject({ data: { outcome: 'waits' } })
})
