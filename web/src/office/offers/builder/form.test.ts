import type { OfferContent, OfferTerms } from '@zar/contract/office/offers/terms'
import { expect, test } from 'vitest'
import { BLANK, readForm, typedOfContent } from './form.ts'

const words = { tr: { title: 'T', summary: 'S' }, en: { title: 'T', summary: 'S' } }
const frame = {
  id: 'weekend',
  amountKurus: 50_000,
  wagering: 5,
  days: 7,
  maxStakeKurus: 2_500,
  contribution: { 1: 100, 2: 10 },
}
const KINDS: OfferTerms[] = [
  { ...frame, kind: 'deposit_match', sharePercent: 50, depositMinKurus: 10_050 },
  { ...frame, kind: 'free_spins', spins: 20, maxWinKurus: 100_000 },
  {
    ...frame,
    kind: 'promo_code',
    code: 'UCOYUN',
    contribution: {},
    bets: { percent: 50, oddsMinMilli: 1_500, legOddsMinMilli: 1_200 },
  },
  { id: 'bet', kind: 'free_bet', amountKurus: 2_000, days: 3 } as OfferTerms,
  {
    id: 'nar',
    kind: 'free_rounds',
    provider: 'hub88',
    gameCode: 'zr_nar',
    rounds: 10,
    stakeKurus: 200,
    days: 3,
  } as OfferTerms,
]

test.each(KINDS)('terms of $kind are typed and read back as they are', (terms) => {
  const content: OfferContent = { terms, words, segment: null }
  const typed = typedOfContent(content)
  expect(readForm({ ...typed, id: terms.id === 'bet' ? 'bet' : typed.id })).toEqual({
    content,
    wrong: new Set(),
  })
})

test('the fields that are wrong are named, whatever the kind', () => {
  const wrongOf = (change: Partial<typeof BLANK>) => [
    ...readForm({ ...BLANK, id: 'weekend', ...change }).wrong,
  ]
  expect(wrongOf({})).toEqual([])
  expect(wrongOf({ id: 'Hafta Sonu' })).toEqual(['id'])
  expect(wrongOf({ wagering: '11' })).toEqual(['wagering'])
  expect(wrongOf({ days: '0', depositMin: 'x' }).sort()).toEqual(['days', 'depositMin'])
  expect(wrongOf({ counts: { 1: '101' } })).toEqual(['counts'])
  expect(wrongOf({ counts: {} })).toEqual(['counts'])
  expect(wrongOf({ kind: 'promo_code', code: '' })).toEqual(['code'])
  expect(wrongOf({ kind: 'free_rounds', gameCode: '' })).toEqual(['gameCode'])
  expect(wrongOf({ onSports: true, betOdds: '1' })).toEqual(['betOdds'])
})
