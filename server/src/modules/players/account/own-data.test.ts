import type { OwnData } from '@zar/contract/players/own-data'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../../../platform/log/log.ts'
import { sentMessages, signedUp } from '../../../testing/players/mailbox.ts'
import { GAME_CODE, openTable } from '../../../testing/players/play.ts'
import { type From, openPlayerApp } from '../../../testing/players/player-app.ts'
import {
  livedIn,
  openPlayerWithHistory,
  SAYINGS,
} from '../../../testing/players/player-with-history.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { openWallet } from '../../casino/index.ts'

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openPlayerApp(casino)
})
afterAll(() => casino.close())

const copy = (from: From, password: string) =>
  site.post<OwnData>('/api/customer/owndata', { password }, from)
const consent = (from: From, isGiven: boolean) =>
  site.post('/api/customer/consent', { kind: 'marketing_sms', isGiven }, from)

test('PRV-02: for the password, a player has a copy of what is kept about them', async () => {
  const player = await signedUp(site)
  const { playerId = '' } = (await site.sessions.findSignedIn(player.token)) ?? {}
  await casino.db
    .insertInto('payment')
    .values({
      id: crypto.randomUUID(),
      player_id: playerId,
      type: 1,
      method_id: 2,
      status: 1,
      amount_e5: 50_00000n,
      currency: 'TRY',
      gateway_id: null,
      reason: null,
      detail: JSON.stringify({ Amount: 50 }),
      ledger_mark: 0n,
      approved_at: null,
      hold: null,
      promised_at: null,
      created_at: casino.clock.now(),
      updated_at: casino.clock.now(),
    })
    .execute()
  await consent(player.from, true)
  await consent(player.from, false)
  const { data } = await copy(player.from, player.password)
  expect(data).toMatchObject({
    madeAt: casino.clock.now().toISOString(),
    account: { email: player.email, personalNo: player.PersonalNo, name: 'Işıl Öztürk' },
    consents: [{ isGiven: true }, { isGiven: false }],
    sessions: [{ address: '203.0.113.7', browser: 'test', endedAt: null }],
    payments: [{ type: 'deposit', amount: 50, detail: { Amount: 50 } }],
    passkeys: [],
    notifications: [],
  })
})

/** As the partner's wallet writes one down; its money is told of by tests of its own. */
async function betAtPartner(playerId: string): Promise<void> {
  const now = casino.clock.now()
  await casino.db
    .insertInto('sport_bet')
    .values({
      partner: 'fcg',
      order_number: '8812',
      player_id: playerId,
      currency: 'TRY',
      stake_e5: 10_00000n,
      paid_e5: 25_00000n,
      possible_win_e5: 25_00000n,
      info: 'Nar Spor - Zar Gücü',
      state: 'settled',
      placed_at: now,
      changed_at: now,
    })
    .execute()
}

test('PRV-02: the copy has the games, sports bets, bonuses, tickets with their files, chats and call requests too', async () => {
  const lived = await openPlayerWithHistory(casino)
  const me = await livedIn(casino, lived)
  const table = await openTable(casino, me.playerId)
  await casino.db
    .insertInto('favorite')
    .values({ player_id: me.playerId, game_code: GAME_CODE })
    .execute()
  await casino.deposit(me.playerId, 20_00000n)
  const wallet = openWallet({ ...casino, log: openLog('silent') })
  await wallet.post(table.bet(5_00000n, { roundId: 'tur-1' }))
  await wallet.post(table.bet(0n, { roundId: 'tur-2' }))
  await wallet.close()
  await betAtPartner(me.playerId)
  const preferences = {
    favourites: { leagues: [], teams: [{ id: 'gs', name: 'Galatasaray' }], events: [] },
    settings: {
      format: 'decimal',
      flashes: true,
      showsMargin: true,
      policy: 'none',
      rows: 'tight',
      names: 'original',
      clock: 'h12',
      quick: [1, 2, 3, 4],
      confirmKurus: null,
      letters: true,
      cashOutDropPercent: 0,
    },
  }
  await casino.db
    .insertInto('betting_preference')
    .values({
      player_id: me.playerId,
      version: 1,
      preferences: JSON.stringify(preferences),
      changed_at: casino.clock.now(),
    })
    .execute()
  const { data } = await lived.post<OwnData>(
    '/api/customer/owndata',
    { password: me.password },
    me.from,
  )
  expect(data).toMatchObject({
    games: {
      favourites: [GAME_CODE],
      launches: { total: 1, rows: [{ game: GAME_CODE }] },
      movements: {
        total: 3,
        rows: [
          { reason: 'bet', amount: 5, leftAtSource: 15, game: GAME_CODE, round: 'tur-1' },
          { reason: 'deposit', amount: 20, leftAtTarget: 20, game: null },
          { reason: 'bonus', amount: 100 },
        ],
      },
      movementsSince: null,
      unmovedBets: { total: 1, rows: [{ round: 'tur-2', amount: 0 }] },
    },
    sportBets: {
      total: 1,
      rows: [
        {
          partner: 'fcg',
          orderNumber: '8812',
          info: 'Nar Spor - Zar Gücü',
          state: 'settled',
          stake: 10,
          possibleWin: 25,
          paid: 25,
        },
      ],
    },
    bets: { total: 0, rows: [] },
    bettingPreferences: preferences,
    bonuses: [{ kind: 'trial', amount: 100, status: 'active' }],
    cashbacks: [],
    support: {
      tickets: [
        { title: SAYINGS.title, messages: [{ text: SAYINGS.ticket, files: [SAYINGS.file] }] },
      ],
      chat: [{ author: 'player', text: SAYINGS.chat }],
      callRequests: [{ name: SAYINGS.caller, contacts: [{ contact: SAYINGS.contact }] }],
    },
    payments: [{ detail: { Iban: SAYINGS.iban } }],
    passkeys: [{ name: SAYINGS.passkey }],
    twoStepSince: null,
  })
  expect(await casino.sumOfBooks()).toBe(0n)
})

test('AUT-09, AUT-10: without the password there is no copy, and one that was taken is told of', async () => {
  const { from, password, email } = await signedUp(site)
  expect(await copy(from, 'tahmin-12')).toMatchObject({ data: { code: 'wrong_password' } })
  expect(await sentMessages(site, from)).toEqual([])
  expect(await copy(from, password)).toMatchObject({ success: true })
  expect(await sentMessages(site, from)).toMatchObject([
    { to: email, subject: 'Verilerinin bir kopyası alındı' },
  ])
})

test('AUZ-01, AUZ-02: a copy holds nothing of another player, and nothing that opens the account', async () => {
  const [one, other] = [await signedUp(site), await signedUp(site)]
  const text = JSON.stringify((await copy(one.from, one.password)).data)
  for (const theirs of [other.email, other.username, other.PersonalNo, other.phone])
    expect(text).not.toContain(theirs)
  const { password_hash } = await casino.db
    .selectFrom('player')
    .select('password_hash')
    .where('email', '=', one.email)
    .executeTakeFirstOrThrow()
  for (const secret of [one.token, password_hash, one.password]) expect(text).not.toContain(secret)
  expect((await site.post('/api/customer/owndata', { password: one.password })).status).toBe(401)
})

test('five copies a day are enough', async () => {
  const { from, password } = await signedUp(site)
  for (let at = 0; at < 5; at++) expect((await copy(from, password)).status).toBe(200)
  expect((await copy(from, password)).status).toBe(429)
})
