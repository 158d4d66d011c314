import { expect, test } from 'vitest'
import type { Round } from '../../../protocol.ts'
import type { Play } from '../../../screens/game/game-screen.ts'
import { QUIET } from '../../../screens/game/testing/round.ts'
import { firstChips, layChip } from '../../../screens/kit/chips/table-play.ts'
import { blackjack, type Move } from '../rules.ts'
import { LIMITS } from './desk.tsx'
import { screen } from './screen.tsx'
import { frameOf, type Table } from './shown.ts'
import { asked, hand, over, roundWith, table } from './testing/tables.ts'

const SEVENTEEN = table('9d', [
  hand('8s 3h 6c', { isSplit: true }),
  hand('8d Kh', { isSplit: true }),
])
const keys = (some: ReturnType<typeof asked>, text: string) =>
  text.split('').map((key) => screen.onKey?.(key, some))
const told = (shown: Table, language: Play['language'] = 'tr', some: Partial<Round> = {}) =>
  screen.message(asked(roundWith(shown, some), { language }))

test('chips are the bet: one place, or two in the order of the places', () => {
  const some = asked(null)
  expect(screen.main(some)).toMatchObject({ word: 'Deal', isOff: true })
  keys(some, '3')
  layChip(some, 'second', LIMITS)
  keys(some, '2')
  layChip(some, 'first', LIMITS)
  const main = screen.main(some)
  expect(main).toMatchObject({ kind: 'in', sumKurus: 12_500, isOff: false })
  main.press()
  expect(blackjack.readBet(some.sent[0])).toEqual({ stakesKurus: [2_500, 10_000] })
})

test('a bet above the balance is not dealt', () => {
  const some = asked(null, { balanceKurus: 2_500 })
  layChip(some, 'first', LIMITS)
  expect(screen.main(some).isOff).toBe(false)
  layChip(some, 'first', LIMITS)
  expect(screen.message(some).text).toBe('This chip is more than your balance of ₺25,00.')
  const poor = { ...asked(null, { balanceKurus: 2_499 }), options: some.options }
  expect(screen.main(poor).isOff).toBe(true)
})

test('what is pressed in a hand is what the rules read', () => {
  const some = asked(roundWith(table('9d', [hand('8s 8d')])))
  screen.main(some).press()
  expect(keys(some, '12345')).toEqual([true, true, true, true, false])
  expect(some.sent.map((move) => blackjack.readMove(move))).toEqual([
    { hit: true },
    { hit: true },
    { stand: true },
    { double: true },
    { split: true },
  ])
})

test('moves that the rules refuse, or that the balance does not reach, send nothing', () => {
  const three = asked(roundWith(SEVENTEEN))
  keys(three, '34i')
  expect(three.sent).toEqual([])
  const poor = asked(roundWith(table('9d', [hand('8s 8d')])), { balanceKurus: 4_999 })
  keys(poor, '34')
  expect(poor.sent).toEqual([])
  for (const some of [
    { phase: 'telling' as const },
    { phase: 'asking' as const },
    { isOffline: true },
  ]) {
    const off = asked(roundWith(SEVENTEEN), some)
    keys(off, '12')
    expect(screen.main(off)).toMatchObject({ word: 'Hit', isOff: true })
    expect(off.sent).toEqual([])
  }
})

test('the main action never buys insurance: it declines, and I insures', () => {
  const offer = table('As', [hand('8s 8d')], { phase: 'insurance' })
  const some = asked(roundWith(offer))
  const main = screen.main(some)
  expect(main).toMatchObject({ kind: 'quiet', word: 'No', isOff: false })
  main.press()
  keys(some, '1234i')
  expect(some.sent.map((move) => blackjack.readMove(move))).toEqual([
    { insure: false },
    { insure: true },
  ])
  expect(told(offer).text).toBe('Kurpiyerde as var. Sigorta ister misin? İkiye bir öder.')
})

test('a round that was left is put back without a telling', async () => {
  const frames: unknown[] = []
  const round = roundWith(SEVENTEEN, { moves: [{ split: true }] })
  const telling = {
    round,
    before: null,
    show: (frame: unknown) => frames.push(frame),
    wait: async () => {},
    ...QUIET,
  }
  await screen.tell(telling, firstChips(25))
  expect(frames).toEqual([])
  expect(frameOf(round, firstChips(25))).toMatchObject({ step: 'hands', hole: 'down' })
})

const soft = table('9d', [hand('As 6h')])
test.each<[Table, Move[], string, string]>([
  [SEVENTEEN, [], 'Birinci el: 17. Kart çek ya da dur.', 'First hand: 17. Hit or stand.'],
  [soft, [], 'Elin: yumuşak 17. Kart çek ya da dur.', 'Your hand: soft 17. Hit or stand.'],
  [
    table('As', [hand('Ts 6h')], { insuranceKurus: 2_500 }),
    [{ insure: true }],
    'Kurpiyerde blackjack yok, sigorta kaybetti. Elin: 16. Kart çek ya da dur.',
    'No dealer blackjack, the insurance is lost. Your hand: 16. Hit or stand.',
  ],
])('the hand in turn is named with its total', (shown, moves, tr, en) => {
  expect(told(shown, 'tr', { moves }).text).toBe(tr)
  expect(told(shown, 'en', { moves }).text).toBe(en)
})

test.each<[Table, string, string, boolean]>([
  [over('9d 9c', hand('As Kh')), 'Blackjack! Kazanç ₺125,00.', 'Blackjack! Win ₺125,00.', true],
  [
    over('9d 9c', hand('Ts Kh')),
    'Elin 20, kurpiyer 18. Kazanç ₺100,00.',
    'You have 20, the dealer 18. Win ₺100,00.',
    true,
  ],
  [
    over('9d 9c', hand('Ts 8h')),
    'Elin de kurpiyer de 18, berabere. Dönen ₺50,00.',
    'You both have 18, a push. Returned ₺50,00.',
    false,
  ],
  [
    over('9d 9c', hand('Ts 8h 4d')),
    'Elin 22, yandı. Bu tur kazanç yok.',
    'You have 22, bust. No win this round.',
    false,
  ],
  [
    { ...over('As Kc', hand('Ts 8h')), insuranceKurus: 2_500 },
    'Kurpiyerde blackjack. Sigorta ₺75,00 ödedi. Dönen ₺75,00.',
    'Dealer has blackjack. Insurance paid ₺75,00. Returned ₺75,00.',
    false,
  ],
  [
    over('9d 9c', hand('Ts Kh', { isSplit: true }), hand('Ts 8h', { isSplit: true })),
    'İki el: biri kazandı, biri berabere. Kazanç ₺150,00.',
    'Two hands: one won, one tied. Win ₺150,00.',
    true,
  ],
  [
    over('9d 9c', hand('Ts Kh'), hand('Ts 7h'), hand('Ts 6h Kd')),
    'Üç el: biri kazandı, ikisi kaybetti. Dönen ₺100,00.',
    'Three hands: one won, two lost. Returned ₺100,00.',
    false,
  ],
  [
    over('9d 9c', hand('Ts 7h'), hand('Ts 7h')),
    'İki el de kaybetti. Bu tur kazanç yok.',
    'Both hands lost. No win this round.',
    false,
  ],
])('a round is told for what it is', (shown, tr, en, isWin) => {
  expect(told(shown, 'tr')).toEqual({ text: tr, ...(isWin && { isWin }) })
  expect(told(shown, 'en')).toEqual({ text: en, ...(isWin && { isWin }) })
})

test('the history tells a round in a few words, in both languages', () => {
  const one = roundWith(over('9d 9c', hand('Ts Kh')))
  expect([screen.summary(one, 'tr'), screen.summary(one, 'en')]).toEqual([
    'Elin 20, kurpiyer 18.',
    'You have 20, the dealer 18.',
  ])
  const two = roundWith(over('9d 9c', hand('Ts Kh'), hand('Ts 7h')))
  expect([screen.summary(two, 'tr'), screen.summary(two, 'en')]).toEqual([
    'İki el: biri kazandı, biri kaybetti. Kurpiyer 18.',
    'Two hands: one won, one lost. Dealer 18.',
  ])
})

test('a result stays until the next chip, and the stakes are repeated', () => {
  const some = asked(roundWith(over('9d 9c', hand('Ts Kh'))))
  expect(frameOf(some.play.round, some.options).step).toBe('over')
  const repeat = screen.secondary?.(some).find(({ key }) => key === 'y')
  repeat?.press()
  expect(some.options.placing.laid).toEqual([{ place: 'first', stakeKurus: 5_000 }])
  expect(frameOf(some.play.round, some.options).step).toBe('bets')
  expect(screen.main(some)).toMatchObject({ word: 'Deal', sumKurus: 5_000 })
})
