import type { PlayerBonus, PlayerRound, PlayerTicket } from '@zar/contract/office/player-tabs'
import type { Movement, PlayerPage } from '@zar/contract/office/players'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BonusFixture, E5, openBonusFixture } from '../../../testing/bonuses/bonus-fixture.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTable } from '../../../testing/players/play.ts'

let fixture: BonusFixture
let office: Awaited<ReturnType<typeof openOfficeApp>>
let support: Desk
beforeAll(async () => {
  fixture = await openBonusFixture()
  office = await openOfficeApp(fixture.casino)
  const { id } = await office.staff('support', ['support'])
  support = await office.session(id)
})
afterAll(async () => {
  expect(await fixture.casino.sumOfBooks()).toBe(0n)
  await fixture.close()
})

const read = async <Row>(tab: string, id: string) =>
  (
    await office.get<{ rows: Row[]; next: string | null }>(
      `/api/office/player-${tab}`,
      { id },
      support,
    )
  ).data

test('a round is told with its sums in E5, and the head with what was staked and won in all', async () => {
  const { casino, wallet } = fixture
  const id = await casino.player({ cashE5: 100n * E5 })
  const table = await openTable(casino, id)
  const bet = table.bet(10n * E5, { roundId: `won ${id}` })
  await wallet.post(bet)
  await wallet.post(table.win(bet, 25n * E5, { roundId: bet.roundId, roundClosed: true }))
  expect(await read<PlayerRound>('rounds', id)).toMatchObject({
    rows: [{ game: 'Nar', studio: 'Zar', stakeE5: '1000000', winE5: '2500000', result: 'won' }],
    next: null,
  })
  const { data } = await office.get<PlayerPage>('/api/office/player', { id }, support)
  expect(data?.purses).toMatchObject({
    cashE5: '11500000',
    stakedE5: '1000000',
    wonE5: '2500000',
    netMonthE5: '10000000',
  })
})

test('a movement of a game is told with its name in the language of the person, others with none', async () => {
  const { casino, wallet } = fixture
  const [id = '', other = ''] = await casino.players([{ cashE5: 100n * E5 }, { cashE5: E5 }])
  const table = await openTable(casino, id)
  const bet = table.bet(10n * E5, { roundId: `told ${id}` })
  await wallet.post(bet)
  await wallet.post(table.rollback(bet))
  const told = await read<Movement>('movements', id)
  expect(told?.rows.map(({ reason, game }) => [reason, game])).toEqual([
    ['rollback', 'Nar'],
    ['bet', 'Nar'],
    ['deposit', null],
  ])
  expect((await read<Movement>('movements', other))?.rows.map(({ game }) => game)).toEqual([null])
  await casino.db
    .updateTable('game')
    .set({ name_en: 'Pomegranate' })
    .where('code', '=', bet.gameCode)
    .execute()
  const english = await office.get<{ rows: Movement[] }>(
    '/api/office/player-movements',
    { id },
    { ...support, headers: { locale: 'en' } },
  )
  expect(english.data?.rows.map(({ game }) => game)).toEqual(['Pomegranate', 'Pomegranate', null])
})

test('a bonus that runs is told with its balance and its wagering, as the player reads it', async () => {
  const { casino } = fixture
  const id = await casino.player()
  await fixture.trial(id)
  const { bonuses } = await fixture.mine(id)
  const told = await read<PlayerBonus>('bonuses', id)
  expect(told?.rows).toHaveLength(1)
  expect(told?.rows[0]).toMatchObject({
    title: bonuses[0]?.title,
    status: 'active',
    amountE5: '10000000',
    balanceE5: '10000000',
    toWagerE5: `${BigInt(bonuses[0]?.toWager ?? 0) * E5}`,
    wageredE5: '0',
    endedAt: null,
  })
})

test('tickets stand in the order of their last word, and are those of this player alone', async () => {
  const { casino } = fixture
  const [id = '', other = ''] = await casino.players([{}, {}])
  const moments = ['2026-02-01T10:00:00Z', '2026-02-03T10:00:00Z', '2026-02-02T10:00:00Z']
  const ticket = (player_id: string, title: string, at: string) => ({
    id: casino.random.uuid(),
    player_id,
    subject: 'bonus' as const,
    title,
    status: 'open' as const,
    messages: 1,
    created_at: new Date(at),
    updated_at: new Date(at),
    answered_at: null,
    closed_at: null,
  })
  await casino.db
    .insertInto('ticket')
    .values([
      ...moments.map((at, one) => ticket(id, `Ticket ${one}`, at)),
      ticket(other, 'Of another', '2026-02-04T10:00:00Z'),
    ])
    .execute()
  const told = await read<PlayerTicket>('tickets', id)
  expect(told?.rows.map(({ title }) => title)).toEqual(['Ticket 1', 'Ticket 2', 'Ticket 0'])
})
