import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  A,
  after,
  B,
  by,
  E5,
  held,
  lacks,
  raised,
  swapped,
  TOMORROW,
  toldAs,
  withdrawal,
  withFacts,
  without,
} from './testing/changes.ts'
import { answerTo } from './testing/check.ts'
import {
  aLife,
  CASH,
  type Life,
  movement,
  placed,
  result,
  round,
  settled,
  timeOf,
} from './testing/life.ts'
import { type Members, makeFile } from './testing/make.ts'
import { type Options, sealed } from './testing/story.ts'

/** The answer to a life that went otherwise. */
const answerOf = (change: (life: Life) => Life, options?: Options) =>
  answerTo(makeFile(sealed(change(aLife()), options)))
const LOST = [result('win'), result('win'), result('loss')]
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const OF_SEED_ALONE = sha256(sha256('a seed'))

const LEGS_WITHOUT_FACTS = [result('win'), result('win'), result('half-loss')].map(
  ({ facts: _, ...leg }) => leg,
)
const moved =
  (at: number, kurus: number) =>
  (life: Life): Life => ({
    ...life,
    rows: life.rows.map((row, index) => (index === at ? { ...row, kurus } : row)),
  })

const withFairness =
  (at: number, more: (life: Life) => Members[]) =>
  (life: Life): Life => ({ ...life, fairness: life.fairness.toSpliced(at, 0, ...more(life)) })

/** A hold until 19:56 that two extended to the same time of those days. */
const extended = (...days: string[]) =>
  withdrawal(
    held(),
    ...days.map((_, at) =>
      after('extended', `19:52:${String(at).padStart(2, '0')}`, {
        ...by(A, B),
        clock: `2026-11-${days[at]}T19:56:00.000Z`,
      }),
    ),
  )

type Case = [title: string, change: (life: Life) => Life, options?: Options]

const RIGHT: Case[] = [
  [
    'a sum at the limit that one approved',
    withdrawal(held(), after('approved', '19:53', by(A))),
    { bundle: { policy: { twoAbove: E5(20_000) } } },
  ],
  [
    'a decision in the last second of its clock',
    withdrawal(held(), after('approved', '19:55:59', by('rule'))),
  ],
  [
    'a clock that pays after five minutes',
    withdrawal(held({ clock: timeOf('19:54') }), after('released', '19:59', by('clock'))),
  ],
  ['a clock that is not over', withdrawal(held())],
  ['a clock that ran out five minutes ago', withdrawal(held({ clock: timeOf('19:55') }))],
  [
    'a clock that gives the money back',
    withdrawal(held({ clock: timeOf('19:52') }), after('returned', '19:53', by('clock'))),
  ],
  [
    'a hold as the law asks, by two',
    withdrawal(after('held', '19:52', { by: [A, B], code: 'legal_hold' })),
  ],
  [
    'a hold as the law asks, of which no file says who placed it',
    withdrawal(after('held', '19:52', { by: ['rule'], code: 'legal_hold' })),
  ],
  [
    'a hold that two extended by a day',
    withdrawal(
      held(),
      after('extended', '19:52', { ...by(A, B), clock: '2026-11-22T19:56:00.000Z' }),
    ),
  ],
  ['a hold that was extended by three days in all', extended('22', '23', '24')],
  [
    'a large sum that two approved',
    withdrawal(held(), after('first_approved', '19:52', by(A)), after('approved', '19:53', by(B))),
  ],
  ['a large sum that a rule approved', withdrawal(held(), after('approved', '19:53', by('rule')))],
  [
    'a refusal for a fact by one',
    withdrawal(
      held(),
      after('declined', '19:53', { by: [A], code: 'other_name' }),
      after('returned', '19:59', {}),
    ),
  ],
  [
    'a word that a payment is late, anywhere',
    withdrawal(after('late', '19:52', {}), held(), after('late', '19:52', {})),
  ],
  ['a limit that is raised in 24 hours', withFacts(raised({ effective: TOMORROW }))],
  ['a limit that is lifted in 24 hours', withFacts(raised({ most: null, effective: TOMORROW }))],
  ['a commitment to the seed alone', toldAs('seed.committed', { commitment: OF_SEED_ALONE })],
  ['a pair that is not revealed yet', without('fairness', 4)],
  [
    'a bet that was settled anew',
    (life) => ({
      ...life,
      rows: [...life.rows, movement('zar-bets:k-1 settlement 2', CASH, '1', 18_038, '19:59')],
      journal: [
        ...life.journal,
        settled({
          at: timeOf('19:59'),
          version: 2,
          payout: '0',
          keys: ['zar-bets:k-1 settlement 2'],
          legs: LOST,
        }),
      ],
    }),
  ],
]

test.each(RIGHT)('nothing is found in %s', async (_title, change, options) => {
  expect(await answerOf(change, options)).toBe('valid')
})

const WRONG: Record<string, Case[]> = {
  F01: [
    [
      'rows that are left out, and undo each other',
      (life) => life,
      { hidden: { ledger: [9, 10] } },
    ],
    ['a stake of another sum', moved(5, 9_999)],
    ['a win of another sum', toldAs('round.played', { win: E5(36) })],
    [
      'a payout whose row is not there',
      toldAs('bet.settled', { keys: ['zar-bets:k-1 settlement 9'] }),
    ],
    ['a deposit of another sum', moved(0, 50_001)],
    ['a withdrawal that no fact tells of', without('journal', 14, 15, 16, 17)],
  ],
  F02: [
    ['a page that opens after it was paid', swapped('journal', 3)],
    ['a payment that begins in its middle', without('journal', 14)],
    ['a step earlier than the one before', toldAs('payment.returned', { at: timeOf('19:39') })],
    ['a bet that is settled before it is placed', swapped('journal', 6)],
    ['a bet that was never placed', without('journal', 6)],
    ['a bet that is settled at an earlier time', toldAs('bet.settled', { at: timeOf('16:19') })],
    [
      'a bet that is placed twice',
      (life) => ({
        ...life,
        journal: [...life.journal.slice(0, 7), placed(), ...life.journal.slice(7)],
      }),
    ],
  ],
  F03: [
    [
      'a decision at the moment of its clock',
      withdrawal(held(), after('approved', '19:56', by('rule'))),
    ],
    [
      'a clock that was five minutes and a second late',
      withdrawal(held({ clock: timeOf('19:52') }), after('released', '19:57:01', by('clock'))),
    ],
    ['a clock that nobody heeded', withdrawal(held({ clock: timeOf('19:54:59') }))],
    ['a hold without a clock', lacks('payment.held', 'clock', 'w-2')],
    [
      'an extension by more than a day',
      withdrawal(
        held(),
        after('extended', '19:52', { ...by(A, B), clock: '2026-11-22T19:56:00.001Z' }),
      ),
    ],
    ['extensions of more than three days in all', extended('22', '23', '24', '25')],
    [
      'a hold for an answer that goes beyond three days',
      withdrawal(
        held(),
        after('held', '19:52', { ...by('rule'), clock: '2026-11-24T19:56:00.001Z' }),
      ),
    ],
    ['an extension without a clock', withdrawal(held(), after('extended', '19:52', by(A, B)))],
  ],
  F04: [
    ['a refusal on judgement by one', toldAs('payment.declined', { by: [A] })],
    ['the same person twice', toldAs('payment.declined', { by: [A, A] })],
    ['a large sum that one approved', withdrawal(held(), after('approved', '19:53', by(A)))],
    [
      'a large sum that one approved twice',
      withdrawal(
        held(),
        after('first_approved', '19:52', by(A)),
        after('approved', '19:53', by(A)),
      ),
    ],
    [
      'an extension by one',
      withdrawal(held(), after('extended', '19:52', { ...by(A), clock: timeOf('20:56') })),
    ],
    [
      'a hold as the law asks by one',
      withdrawal(after('held', '19:52', { by: [A], code: 'legal_hold' })),
    ],
  ],
  F05: [
    ['another seed', toldAs('seed.revealed', { server: sha256('b seed') })],
    ['another commitment', toldAs('seed.committed', { commitment: sha256('b seed') })],
    ['another block', toldAs('round.played', { block: sha256('b seed') })],
    ['a client seed before the commitment', swapped('fairness', 0)],
    ['a round before its client seed', swapped('fairness', 1)],
    ['a round after the seed was revealed', swapped('fairness', 3)],
    ['a round without a commitment', without('fairness', 0)],
    ['a nonce that is left out', toldAs('round.played', { nonce: 1 })],
    ['a round that is left out', without('fairness', 2)],
    ['a second commitment', withFairness(1, (life) => life.fairness.slice(0, 1))],
    [
      'a round once the seed was revealed',
      withFairness(5, () => [round(2, '16:31', [], [], [0, 0])]),
    ],
    ['a commitment later than its round', toldAs('seed.committed', { at: timeOf('16:10') })],
  ],
  F06: [
    [
      'a limit that is raised a millisecond too soon',
      withFacts(raised({ effective: '2026-11-22T19:54:59.999Z' })),
    ],
    ['a limit that is lifted at once', withFacts(raised({ most: null }))],
    [
      'a limit that is raised above the one in force, which it does not name',
      withFacts(raised({ was: null })),
    ],
  ],
  F07: [
    [
      'a kuruş too little',
      (life) => toldAs('bet.settled', { payout: '18037000' })(moved(6, 18_037)(life)),
    ],
    [
      'a leg told otherwise',
      toldAs('bet.settled', { legs: [result('win'), result('win'), result('half-win')] }),
    ],
    ['a leg too few', toldAs('bet.settled', { legs: LOST.slice(0, 2) })],
    [
      'a leg too many',
      toldAs('bet.settled', {
        legs: [result('win'), result('win'), result('half-loss'), result('win')],
      }),
    ],
    ['no version', lacks('bet.settled', 'version')],
    ['a version too many', toldAs('bet.settled', { version: 2 })],
    ['legs without facts', toldAs('bet.settled', { legs: LEGS_WITHOUT_FACTS })],
    [
      'a cost that is taken and is not that of its columns',
      (life) => toldAs('bet.placed', { cost: '10001000' })(moved(5, 10_001)(life)),
    ],
    ['a cost that is not that of its columns', toldAs('bet.placed', { unit: E5(50) })],
    ['odds that are none', toldAs('bet.placed', { sizes: [4] })],
  ],
  F08: [
    ['a message without its text', lacks('message.sent', 'text')],
    ['terms without their hash', lacks('terms.accepted', 'sha256')],
    ['a refusal without its code', lacks('payment.declined', 'code')],
    ['an amount that is a number', toldAs('limit.set', { most: 5 })],
    ['a hash of another form', toldAs('terms.accepted', { sha256: 'x' })],
  ],
}

const EACH = Object.entries(WRONG).flatMap(([code, cases]) =>
  cases.map(([title, change, options]) => [code, title, change, options] as const),
)
test.each(EACH)('%s alone is found in %s', async (code, _title, change, options) => {
  expect(await answerOf(change, options)).toBe(`valid ${code}`)
})
