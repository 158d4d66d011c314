import { expect, test } from 'vitest'
import { PLAY_MONEY } from '../../../protection/index.ts'
import { IS_FINAL, type WalletCommand, type WalletOutcome } from '../command.ts'
import { decide, decideAll } from './decide.ts'
import { type BonusFacts, type Facts, noFacts, type PlayerFacts } from './facts.ts'

const NOW_MS = 1_000_000
const TOKEN = 'a0'.repeat(32)
const [CASH, DEBT, GAMES, PROMOTION] = [1n, 2n, 10n, 11n]

function facts(player: Partial<PlayerFacts> = {}): Facts {
  const known = noFacts(PLAY_MONEY)
  known.players.set('ada', {
    id: 'ada',
    status: 'active',
    countryId: 1,
    isCountryAllowed: true,
    currency: 'TRY',
    cash: { id: CASH, balanceE5: 100n, version: 7n },
    debt: { id: DEBT, balanceE5: 0n, version: 0n },
    gamesId: GAMES,
    promotionId: PROMOTION,
    bonuses: [],
    ...player,
  })
  known.sessions.set(TOKEN, {
    tokenHash: TOKEN,
    provider: 'hub88',
    playerId: 'ada',
    gameCode: 'nar',
    currency: 'TRY',
    isOpen: true,
    isGameOpen: true,
    isSlot: true,
    expiresMs: NOW_MS + 1,
  })
  return known
}

const command = (wish: Partial<WalletCommand> = {}): WalletCommand => ({
  kind: 'bet',
  provider: 'hub88',
  transactionId: 'bet-1',
  referenceId: null,
  playerId: 'ada',
  sessionTokenHash: TOKEN,
  gameCode: 'nar',
  roundId: 'round-1',
  roundClosed: false,
  currency: 'TRY',
  amountE5: 40n,
  movesCash: true,
  fingerprint: JSON.stringify([wish.amountE5?.toString(), wish.referenceId]),
  ...wish,
})
const win = (wish: Partial<WalletCommand> = {}) =>
  command({ kind: 'win', transactionId: 'win-1', referenceId: 'bet-1', amountE5: 70n, ...wish })
const rollback = (wish: Partial<WalletCommand> = {}) =>
  command({ kind: 'rollback', transactionId: 'rb-1', referenceId: 'bet-1', ...wish })

/** The first reason to refuse wins, in this order: each row also breaks every rule below it. */
const ORDER: [WalletOutcome, Partial<WalletCommand>, Partial<PlayerFacts>][] = [
  ['player_unknown', { playerId: 'eve' }, {}],
  ['wrong_currency', { currency: 'EUR', sessionTokenHash: null }, { status: 'blocked' }],
  ['session_unknown', { sessionTokenHash: null, gameCode: 'other' }, { status: 'blocked' }],
  ['wrong_game', { gameCode: 'other', amountE5: 101n }, { status: 'blocked' }],
  ['player_disabled', { amountE5: 101n }, { status: 'closed' }],
  ['player_excluded', { amountE5: 101n }, { status: 'excluded' }],
  ['player_disabled', { amountE5: 101n }, { isCountryAllowed: false }],
  ['not_enough_money', { amountE5: 101n }, {}],
  ['ok', { amountE5: 100n }, {}],
]
test.each(ORDER)('a bet is answered %s for %o of a player %o', (outcome, wish, player) => {
  const { answer, stored } = decide(facts(player), command(wish), NOW_MS)
  expect(answer.outcome).toBe(outcome)
  expect(stored !== undefined).toBe(IS_FINAL[outcome])
})

test('a session ends at its moment, not after it', () => {
  expect(decide(facts(), command(), NOW_MS).answer.outcome).toBe('ok')
  expect(decide(facts(), command(), NOW_MS + 1).answer.outcome).toBe('session_expired')
})

test('a session whose launch was never answered is unknown', () => {
  const known = facts()
  const session = known.sessions.get(TOKEN)
  if (session) known.sessions.set(TOKEN, { ...session, isOpen: false })
  expect(decide(known, command(), NOW_MS).answer.outcome).toBe('session_unknown')
})

test('the commands of one batch know what became of those before them', () => {
  const batch = [
    command(),
    command(),
    command({ amountE5: 41n }),
    win(),
    rollback({ referenceId: 'win-1' }),
    rollback({ transactionId: 'rb-2' }),
    win({ transactionId: 'win-2' }),
  ]
  const answers = decideAll(facts(), batch, NOW_MS).map(({ answer }) => answer)
  expect(answers.map(({ outcome, balanceE5 }) => [outcome, balanceE5])).toEqual([
    ['ok', 60n],
    ['ok', 60n],
    ['changed_replay', 60n],
    ['ok', 130n],
    ['ok', 60n],
    ['ok', 100n],
    ['rolled_back', 100n],
  ])
})

test('a rollback in the same batch as its bet leaves nothing, in either order (W20)', () => {
  for (const batch of [
    [command(), rollback()],
    [rollback(), command()],
  ]) {
    const known = facts()
    decideAll(known, batch, NOW_MS)
    expect(known.players.get('ada')?.cash.balanceE5).toBe(100n)
  }
})

test('what a win leaves short is moved to the debt, as a transfer of its own (W21)', () => {
  const known = facts()
  decideAll(known, [command(), win(), command({ transactionId: 'bet-2', amountE5: 120n })], NOW_MS)
  const { stored } = decide(known, rollback({ referenceId: 'win-1' }), NOW_MS)
  expect(
    stored?.transfers.map(({ key, sourceId, targetId, amountE5, sourceBalanceE5 }) => [
      key,
      sourceId,
      targetId,
      amountE5,
      sourceBalanceE5,
    ]),
  ).toEqual([
    [null, CASH, GAMES, 10n, 0n],
    ['hub88-debt:rb-1', DEBT, GAMES, 60n, -60n],
  ])
})

test('deciding changes nothing it was given', () => {
  const known = facts()
  decide(known, command(), NOW_MS)
  expect(known).toEqual(facts())
})

const BONUS: BonusFacts = {
  account: { id: 20n, balanceE5: 50n, version: 1n },
  isActive: true,
  expiresMs: NOW_MS + 1,
  maxStakeE5: 50n,
}
/** Without cash, so that the bonus has to pay. */
const onBonus = (bonus: Partial<BonusFacts> = {}) =>
  facts({
    cash: { id: CASH, balanceE5: 0n, version: 7n },
    bonuses: [{ ...BONUS, ...bonus }],
  })

test.each<[string, bigint, Partial<BonusFacts>, WalletOutcome]>([
  ['all of it', 50n, {}, 'ok'],
  ['more than it has', 51n, { maxStakeE5: 60n }, 'not_enough_money'],
  ['more than its highest stake', 41n, { maxStakeE5: 40n }, 'limit_reached'],
  ['anything once it is over', 10n, { isActive: false }, 'not_enough_money'],
  ['anything at its last moment', 10n, { expiresMs: NOW_MS }, 'not_enough_money'],
])('a bonus pays %s: %d of a bonus %o is answered %s', (_what, amountE5, bonus, outcome) => {
  const { answer } = decide(onBonus(bonus), command({ amountE5 }), NOW_MS)
  expect(answer.outcome).toBe(outcome)
})

test('what was taken back is not taken back again by its own id', () => {
  const known = facts()
  decideAll(known, [command(), rollback()], NOW_MS)
  const again = rollback({ transactionId: 'rb-2', referenceId: 'rb-1' })
  expect(decide(known, again, NOW_MS).answer.outcome).toBe('transaction_unknown')
  expect(known.players.get('ada')?.cash.balanceE5).toBe(100n)
})

test('the id of another player’s bet is neither replayed nor taken back', () => {
  const known = facts()
  const ada = known.players.get('ada')
  if (!ada) throw new Error('ada is known')
  known.players.set('bob', { ...ada, id: 'bob', cash: { id: 12n, balanceE5: 100n, version: 1n } })
  const session = known.sessions.get(TOKEN)
  const ofBob = 'b0'.repeat(32)
  if (session) known.sessions.set(ofBob, { ...session, tokenHash: ofBob, playerId: 'bob' })
  decideAll(known, [command()], NOW_MS)
  const bob = { playerId: 'bob', sessionTokenHash: ofBob }
  expect(decide(known, command(bob), NOW_MS).answer.outcome).toBe('changed_replay')
  expect(decide(known, rollback(bob), NOW_MS).answer.outcome).toBe('transaction_unknown')
  expect(known.players.get('bob')?.cash.balanceE5).toBe(100n)
})
