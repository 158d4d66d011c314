import { createHash, createHmac } from 'node:crypto'
import type { Members } from './make.ts'

/** A movement of money, in kuruş. */
export type Movement = { key: string; source: string; target: string; kurus: number; at: string }
/** What happened to a player, before it is sealed. */
export type Life = { rows: Movement[]; journal: Members[]; fairness: Members[] }

export const CASH = '101'
export const PENDING = '102'
export const BONUS = '140'

/** Of `16:05` or `16:05:01`. */
export const timeOf = (clock: string): string =>
  `2026-11-21T${clock.length === 5 ? `${clock}:00` : clock}.000Z`

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const SEED = sha256('a seed')
const MATHS = sha256('the rules of a game')
const e5 = (kurus: number): string => String(kurus * 1_000)

/** A deposit, three rounds, a bet that won by half, a withdrawal that its clock paid, and one that was refused. */
export const aLife = (): Life => ({ rows: movements(), journal: journal(), fairness: fairness() })

export const movement = (
  key: string,
  source: string,
  target: string,
  kurus: number,
  clock: string,
) => ({
  key,
  source,
  target,
  kurus,
  at: timeOf(clock),
})

const movements = (): Movement[] => [
  movement('deposit:d-1', '2', CASH, 50_000, '16:01'),
  movement('game:t1', CASH, '1', 2_000, '16:05'),
  movement('game:t2', '1', CASH, 3_500, '16:05:01'),
  movement('game:t3', CASH, '1', 2_000, '16:06'),
  movement('bonus:b-1', '3', BONUS, 1_000, '16:07'),
  movement('zar-bets:k-1 stake 0', CASH, '1', 10_000, '16:20'),
  movement('zar-bets:k-1 settlement 1', '1', CASH, 18_038, '18:52'),
  movement('withdrawal_reserve:w-1', CASH, PENDING, 30_000, '19:00'),
  movement('withdrawal_paid:w-1', PENDING, '2', 30_000, '19:20:30'),
  movement('withdrawal_reserve:w-2', CASH, PENDING, 5_000, '19:30'),
  movement('withdrawal_return:w-2', PENDING, CASH, 5_000, '19:41'),
]

export const told = (kind: string, clock: string, members: Members = {}): Members => ({
  kind,
  at: timeOf(clock),
  ...members,
})
export const step = (
  name: string,
  payment: string,
  clock: string,
  members: Members = {},
): Members => told(`payment.${name}`, clock, { payment, ...members })
export const ordered = (type: string, payment: string, clock: string, kurus: number): Members =>
  step('ordered', payment, clock, { type, amount: e5(kurus), method: 'bank', account: 'TR** 7741' })
export const limit = (
  clock: string,
  was: string | null,
  most: string | null,
  effective: string,
): Members =>
  told('limit.set', clock, {
    limit: 'deposit',
    period: 'day',
    was,
    most,
    by: 'player',
    effective: timeOf(effective),
  })

const journal = (): Members[] => [
  told('terms.accepted', '15:58', { document: 'terms', version: '7', sha256: MATHS, locale: 'tr' }),
  limit('15:59', null, e5(100_000), '15:59'),
  ordered('deposit', 'd-1', '16:00', 50_000),
  step('opened', 'd-1', '16:00:20'),
  step('paid', 'd-1', '16:01', { by: ['rule'] }),
  told('bonus.claimed', '16:07', { bonus: 'b-1', of: { any: ['member'] } }),
  placed(),
  settled(),
  ordered('withdrawal', 'w-1', '19:00', 30_000),
  step('held', 'w-1', '19:00', { by: ['rule'], code: 'turnover', clock: timeOf('19:20') }),
  told('message.sent', '19:00:01', {
    message: 'm-1',
    sender: 'house',
    text: 'Çekimin\n“inceleniyor” \u0001',
  }),
  step('released', 'w-1', '19:20:01', { by: ['clock'], code: 'clock' }),
  step('sent', 'w-1', '19:20:02'),
  step('paid', 'w-1', '19:20:30'),
  ordered('withdrawal', 'w-2', '19:30', 5_000),
  step('held', 'w-2', '19:30', { by: ['rule'], code: 'payee', clock: timeOf('19:45') }),
  step('declined', 'w-2', '19:40', { by: ['op-3f9a11c2', 'op-77d0e41b'], code: 'more_proof' }),
  step('returned', 'w-2', '19:41'),
  limit('19:50', e5(100_000), e5(50_000), '19:50'),
]

const leg = (odds: number): Members => ({
  event: 'Rize – Van',
  market: 'ft.result',
  line: null,
  selection: '1',
  odds,
})
export const placed = (): Members =>
  told('bet.placed', '16:20', {
    bet: 'k-1',
    key: 'zar-bets:k-1 stake 0',
    cost: e5(10_000),
    unit: e5(10_000),
    sizes: [3],
    legs: [leg(1_950), leg(1_850), leg(2_010)],
    rules: '4',
  })
export const result = (outcome: string): Members => ({
  outcome,
  facts: { home: 1, away: 1 },
  source: 'feed:live',
  at: timeOf('18:50'),
})
export const settled = (members: Members = {}): Members =>
  told('bet.settled', '18:52', {
    bet: 'k-1',
    version: 1,
    payout: e5(18_038),
    keys: ['zar-bets:k-1 settlement 1'],
    legs: [result('win'), result('win'), result('half-loss')],
    ...members,
  })

export const round = (
  nonce: number,
  clock: string,
  stakes: string[],
  wins: string[],
  kurus: [number, number],
): Members =>
  told('round.played', clock, {
    pair: 's-1',
    round: `r-${nonce}`,
    game: 'nar',
    maths: MATHS,
    nonce,
    stake: e5(kurus[0]),
    win: e5(kurus[1]),
    stakes,
    wins,
    block: createHmac('sha256', SEED).update(`kiraz çiçeği:${nonce}:0`).digest('hex'),
  })

const fairness = (): Members[] => [
  told('seed.committed', '16:03', { pair: 's-1', commitment: sha256(`${SEED}:${MATHS}`) }),
  told('seed.client', '16:04', { pair: 's-1', client: 'kiraz çiçeği' }),
  round(0, '16:05:01', ['game:t1'], ['game:t2'], [2_000, 3_500]),
  round(1, '16:06', ['game:t3'], [], [2_000, 0]),
  told('seed.revealed', '16:30', { pair: 's-1', server: SEED }),
]
