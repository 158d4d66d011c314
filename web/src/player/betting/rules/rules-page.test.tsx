import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { marketName } from '../../../lib/betting/market-name.ts'
import { render } from '../../../testing/render.tsx'
import { CHAPTERS } from './chapters.ts'
import { findClauses } from './find-clauses.ts'
import { RulesPage } from './rules-page.tsx'
import { saleOf, sumOf } from './worked-example.tsx'

const clauses = CHAPTERS.flatMap((chapter) => chapter.clauses)
const sums = clauses.flatMap(({ bet }) => (bet ? [bet] : []))

test('the house rules have seventeen chapters, each in both languages', () => {
  expect(CHAPTERS.map(({ number }) => number)).toEqual(
    Array.from({ length: 17 }, (_, at) => at + 1),
  )
  const texts = CHAPTERS.flatMap(({ title, brief, clauses: own }) => [
    title,
    brief,
    ...own.flatMap((one) => [one.title, one.text]),
  ])
  for (const { tr, en } of texts) expect([tr, en].every((text) => text.length > 1)).toBe(true)
})

test('each example is a bet that is summed as real ones are', () => {
  expect(sums.length).toBeGreaterThanOrEqual(5)
  const paid = sums.map((bet) => Number(sumOf(bet).payoutKurus))
  // The known answers of the sums: half win, void leg, 2/3, exact rounding, dead heat.
  expect(paid).toEqual([14_800, 29_600, 3_600, 117_732, 3_334])
})

test('the sale of the rules is the fair value less three per cent', () => {
  const [sale] = clauses.flatMap((one) => (one.sale ? [one.sale] : []))
  if (!sale) throw new Error('no sale')
  expect(saleOf(sale)).toEqual({ fairKurus: 15_000n, feeKurus: 450n, paidKurus: 14_550n })
})

test('every market that the rules name has a name of its own', () => {
  for (const { markets } of clauses) {
    if (!markets) continue
    const match = { sport: markets.sport, home: 'Home', away: 'Away' }
    for (const { key, line = null } of markets.rows) {
      expect(marketName({ key, line }, match)).not.toBe(key)
    }
  }
})

test('a clause is found by words of either language, by codes, and without marks', () => {
  const found = (text: string) =>
    findClauses(text).map(({ chapter, at }) => `${chapter.number}.${at}`)
  expect(found('draw no bet')).toContain('5.3')
  expect(found('beraberlikte iade')).toContain('5.3')
  expect(found('R-112')).toContain('2.3')
  expect(found('ESITLIK')).toContain('16.1')
  expect(found('qqqq')).toEqual([])
  expect(found('  ')).toEqual([])
})

test('the chapter of the address is read, and a chapter that is not there is the first', async () => {
  const { user, unmount } = render(<RulesPage />, '/spor/kurallar?chapter=4')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Postponed and abandoned')
  expect(screen.getByText(/pays ₺296,00/)).toBeTruthy()
  const contents = within(screen.getByRole('navigation', { name: 'House rules' }))
  await user.click(contents.getByRole('link', { name: /Cash-out/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Cash-out' })).toBeTruthy()
  unmount()
  render(<RulesPage />, '/spor/kurallar?chapter=99')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Definitions')
})

test('the search lists clauses, and says where there is none', async () => {
  const { user } = render(<RulesPage />, '/spor/kurallar')
  const field = screen.getByRole('searchbox')
  await user.type(field, 'dead heat')
  expect(await screen.findByRole('link', { name: /A dead heat/ })).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'qqqq')
  expect(await screen.findByText('No such clause')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Definitions')
})
