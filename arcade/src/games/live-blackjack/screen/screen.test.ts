import { expect, test } from 'vitest'
import { playIn } from '../../../screens/room/testing/room.ts'
import { LENGTHS } from '../table.ts'
import { insuredIn } from './felt/insurance.tsx'
import { room as screen } from './room.tsx'
import { dealerEnd } from './statistics/dealer-end.ts'
import { askedToInsure, lyingIn, ownTurn, paidIn } from './table-now.ts'
import { cards, handAt, roundIn, seated } from './testing/round-in.ts'

const said = (room: ReturnType<typeof roundIn>) => {
  const { text, aloud } = screen.message(playIn(room))
  return { seen: text, heard: aloud?.text ?? text }
}

test('cards are seen as they are dealt, hand by hand, the dealer last', () => {
  const shown = { dealer: cards('9h'), hands: [handAt(1, '2s 5s'), handAt(4, '3s 6s')] }
  const { around, card } = LENGTHS.dealt
  const seen = (dealt: number) => {
    const now = around / 2 + (dealt - 1) * card
    const { hands, dealer, hole } = lyingIn(roundIn('dealing', shown), now)
    return [...hands.map((hand) => hand.cards.length), dealer.length, hole]
  }
  expect([0, 1, 2, 3, 4, 5, 6].map(seen)).toEqual([
    [0, 0, 0, 'none'],
    [1, 0, 0, 'none'],
    [1, 1, 0, 'none'],
    [1, 1, 1, 'none'],
    [2, 1, 1, 'none'],
    [2, 2, 1, 'none'],
    [2, 2, 1, 'down'],
  ])
})

test('the dealer opens the hidden card, then draws card by card', () => {
  const round = roundIn('dealer', { dealer: cards('9h 4d Kc'), hands: [handAt(1, 'Ts 9s')] })
  const at = (ms: number) => {
    const { dealer, hole } = lyingIn(round, ms)
    return [dealer.length, hole]
  }
  const { hole } = LENGTHS.dealer
  expect([0, hole - 1, hole].map(at)).toEqual([
    [1, 'down'],
    [2, 'open'],
    [3, 'open'],
  ])
  expect(lyingIn(roundIn('betting'), 0)).toEqual({ hands: [], dealer: [], hole: 'none' })
})

test('the own turn is told with its total and the dealer’s card, and read out in words', () => {
  const shown = { dealer: cards('Kd'), hands: [handAt(2, '8s 5h')], turn: 3 }
  const round = roundIn('turn:3', shown, { mine: [seated(2)] })
  expect(ownTurn(round)).toMatchObject({ turn: 3, hand: { place: 2 } })
  expect(said(round)).toEqual({
    seen: 'Your turn: 13, dealer 10. When time is up your hand stands.',
    heard: 'Your turn. Thirteen, dealer ten.',
  })
  const tr = screen.message({ ...playIn(round), language: 'tr' })
  expect(tr.aloud?.text).toBe('Sıra sende. On üç, kurpiyerde on.')
  const soft = { ...shown, dealer: cards('As'), hands: [handAt(2, 'As 6h')] }
  expect(said(roundIn('turn:3', soft, { mine: [seated(2)] })).heard).toBe(
    'Your turn. Soft seventeen, dealer ace.',
  )
})

test('what others do is seen and not read out', () => {
  const shown = { dealer: cards('Kd'), hands: [handAt(4, '8s 5h')], turn: 0 }
  const round = roundIn('turn:0', shown, { mine: [seated(2)] })
  expect(ownTurn(round)).toBeUndefined()
  expect(said(round)).toEqual({ seen: 'In turn: Seat 5, 13.', heard: '' })
  const dealer = { dealer: cards('Kd 6s 9c'), hands: [handAt(4, '8s 5h')] }
  expect(said(roundIn('dealer', dealer)).heard).toBe('')
})

test('what lies on insurance is the sum of all own bets', () => {
  const shown = { dealer: cards('As'), hands: [handAt(2, '8s 5h')], turn: 0 }
  const insured = (insuranceKurus: number) =>
    seated(2, { course: { place: 2, stakesKurus: [1_000], insuranceKurus, hasAnswered: true } })
  const mine = [insured(500), insured(250), insured(0)]
  expect(insuredIn(roundIn('peek', shown, { mine }))).toBe(750)
  expect(insuredIn(roundIn('peek', shown))).toBe(0)
})

test('insurance is asked of own bets that have not answered', () => {
  const shown = { dealer: cards('As'), hands: [handAt(2, '8s 5h')] }
  const answered = seated(2, { course: { place: 2, hasAnswered: true } })
  expect(askedToInsure(roundIn('insurance', shown, { mine: [seated(2)] }))).toHaveLength(1)
  expect(askedToInsure(roundIn('insurance', shown, { mine: [answered] }))).toEqual([])
  expect(said(roundIn('insurance', shown, { mine: [seated(2)] })).heard).toBe(
    'The dealer shows an ace. Insurance? It pays two to one; you have 8 seconds.',
  )
  expect(said(roundIn('insurance', shown, { mine: [answered] })).seen).toBe(
    'You have answered; the others are waited for.',
  )
  expect(said(roundIn('insurance', shown)).seen).toBe(
    'The dealer shows an ace. The table is asked about insurance.',
  )
})

test('a result says how the own hands ended, and what they brought', () => {
  const decided = { state: 'decided', returnKurus: 2_000 } as const
  const shown = { dealer: cards('Kd 9s'), hands: [handAt(2, 'Ts Kh', { isDone: true })] }
  const round = roundIn('result', shown, { mine: [seated(2, decided)] })
  expect(said(round).seen).toBe('You have 20, the dealer 19. Win ₺20,00, 2 times your stake.')
  expect(paidIn(round)).toEqual([{ place: 'seat:2', stakeKurus: 1_000, returnKurus: 2_000 }])
  expect(said(roundIn('result', shown)).seen).toBe('Dealer has 19.')
  expect(paidIn(roundIn('result', shown))).toBeNull()
})

test('a bet is listed by its seat, or by the one it is behind', () => {
  const row = (course: { place?: number; behind?: number }) =>
    screen.betRow({ no: 1, name: '', stakeKurus: 100, course, returnKurus: null }, 'tr').course
  expect([row({ place: 2 }), row({ behind: 3 })]).toEqual(['3. koltuk', '4. koltuğun arkası'])
})

test('a past round is told by the dealer’s hand', () => {
  const ends = ['Ks As', 'Ks 9d', 'Ks 6d 9c', 'Ks 5d', ''].map((names) => dealerEnd(cards(names)))
  expect(ends).toEqual(['BJ', '19', 'bust', '–', undefined])
  const past = (dealer: string) =>
    screen.past({ number: 1, hash: '', shown: { dealer: cards(dealer) } }, 'tr')
  expect(['Ks As', 'Ks 9d', 'Ks 6d 9c', ''].map(past)).toEqual([
    { text: 'BJ', colour: 'blue' },
    { text: '19' },
    { text: '22+', colour: 'green' },
    { text: '–' },
  ])
})
