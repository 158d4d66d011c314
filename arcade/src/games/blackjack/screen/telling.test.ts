import { expect, test } from 'vitest'
import { firstChips } from '../../../screens/kit/chips/table-play.ts'
import { screen } from './screen.tsx'
import { DEALER, type Frame, frameOf, handKey, insuranceOn, landedIn } from './shown.ts'
import { stepsOf } from './telling.ts'
import { asked, hand, over, roundWith, table } from './testing/tables.ts'

const counted = ({ frame: { table: shown, hole, step } }: { frame: Frame }) => [
  step,
  shown?.hands.map((one) => one.cards.length).join(' '),
  shown?.dealer.length,
  hole,
]

test('two places are dealt in turn, the dealer’s second card face down', () => {
  const after = table('9d', [hand('8s Kh'), hand('As Ks', { place: 1, isDone: true })])
  const steps = stepsOf({ before: null, after, move: undefined })
  expect(steps.map(counted)).toEqual([
    ['dealing', '1 0', 0, 'none'],
    ['dealing', '1 1', 0, 'none'],
    ['dealing', '1 1', 1, 'none'],
    ['dealing', '2 1', 1, 'none'],
    ['dealing', '2 2', 1, 'none'],
    ['dealing', '2 2', 1, 'down'],
  ])
})

test('no total counts a card that still flies, and every card is counted once it has come', () => {
  const after = table('9d', [hand('8s Kh'), hand('As Ks', { place: 1, isDone: true })])
  const landed = ({ frame }: { frame: Frame }) => {
    const { hands, dealer } = frame.table ?? after
    const counts = hands.map(({ cards }, at) => landedIn(frame, handKey(hands, at), cards).length)
    return [...counts, landedIn(frame, DEALER, dealer).length].join(' ')
  }
  const dealt = stepsOf({ before: null, after, move: undefined })
  expect(dealt.map(landed)).toEqual(['0 0 0', '0 0 0', '1 0 0', '1 1 0', '1 1 1', '2 1 1'])
  const hit = table('9d', [hand('8s Kh 3h'), hand('As Ks', { place: 1, isDone: true })])
  const steps = stepsOf({ before: after, after: hit, move: { hit: true } })
  expect(steps.map(landed)).toEqual(['2 2 1'])
  const end = frameOf(roundWith(hit), firstChips(25))
  expect(landed({ frame: end })).toBe('3 2 1')
})

test('a last card comes before the dealer turns, draws one by one, and only then anything is settled', () => {
  const before = table('9d', [hand('8s 3h')])
  const after = over('9d 4c 2h Ks', hand('8s 3h 9c', { stakeKurus: 10_000 }))
  const steps = stepsOf({ before, after, move: { double: true } })
  expect(steps.map(counted)).toEqual([
    ['hands', '2', 1, 'down'],
    ['hands', '3', 1, 'down'],
    ['hands', '3', 1, 'down'],
    ['dealer', '3', 1, 'down'],
    ['dealer', '3', 2, 'turning'],
    ['dealer', '3', 2, 'open'],
    ['dealer', '3', 3, 'open'],
    ['dealer', '3', 3, 'open'],
    ['dealer', '3', 4, 'open'],
    ['dealer', '3', 4, 'open'],
    ['over', '3', 4, 'open'],
  ])
  const texts = steps.map(
    ({ frame }) => screen.message(asked(roundWith(after), { phase: 'telling' }), frame).text,
  )
  expect(texts).toEqual([
    'Your hand: 11.',
    'Your hand: 11.',
    'Your hand: 20.',
    'The dealer turns the hidden card.',
    'The dealer turns the hidden card.',
    'Dealer has 13 and draws.',
    'Dealer has 13 and draws.',
    'Dealer has 15 and draws.',
    'Dealer has 15 and draws.',
    'Dealer has 25, bust.',
    'Dealer has 25, bust. Win ₺200,00.',
  ])
})

test('a pair parts before its hands get their second cards, and other hands keep theirs', () => {
  const before = table('9d', [hand('8s 8d'), hand('Ts 9s', { place: 1 })])
  const split = (names: string) => hand(names, { isSplit: true })
  const after = table('9d', [split('8s 3h'), split('8d Kh'), hand('Ts 9s', { place: 1 })])
  expect(stepsOf({ before, after, move: { split: true } }).map(counted)).toEqual([
    ['hands', '1 1 2', 1, 'down'],
    ['hands', '2 1 2', 1, 'down'],
    ['hands', '2 2 2', 1, 'down'],
  ])
})

test('standing moves no card, and the dealer looks after insurance was answered', () => {
  const hands = [hand('8s Kh'), hand('9s 9h', { place: 1 })]
  const stood = table('9d', [hand('8s Kh', { isDone: true }), hand('9s 9h', { place: 1 })])
  expect(stepsOf({ before: table('9d', hands), after: stood, move: { stand: true } })).toEqual([])
  const offer = table('As', [hand('8s 8d')], { phase: 'insurance' })
  const insured = table('As', [hand('8s 8d')], { insuranceKurus: 2_500 })
  const [peek, ...rest] = stepsOf({ before: offer, after: insured, move: { insure: true } })
  expect([peek?.frame.step, peek?.frame.table?.insuranceKurus, rest]).toEqual(['peek', 2_500, []])
})

test('insurance leaves the table with the look that finds no blackjack, and stays under one', () => {
  const offer = table('As', [hand('8s 8d')], { phase: 'insurance' })
  const insure = { insure: true }
  const none = table('As', [hand('8s 8d')], { insuranceKurus: 2_500 })
  expect(insuranceOn(frameOf(roundWith(none), firstChips(25)))).toBe(0)
  const found = { ...over('As Kc', hand('8s 8d')), insuranceKurus: 2_500 }
  const steps = stepsOf({ before: offer, after: found, move: insure })
  expect(steps.map(({ frame }) => insuranceOn(frame))).toEqual(steps.map(() => 2_500))
  const stood = { ...over('As 7c', hand('8s 8d')), insuranceKurus: 2_500 }
  const later = stepsOf({ before: none, after: stood, move: { stand: true } })
  expect(later.map(({ frame }) => insuranceOn(frame))).toEqual(later.map(() => 0))
})
