import { act, screen, within } from '@testing-library/react'
import type { JackpotMeter, JackpotsTold } from '@zar/contract/casino/jackpots'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pass, stopClock } from '../../../testing/clock.ts'
import { render } from '../../../testing/render.tsx'
import { JackpotCards } from './jackpot-cards.tsx'

const opened: FakeSource[] = []
class FakeSource {
  onmessage: ((event: { data: string }) => void) | null = null
  onerror: (() => void) | null = null
  url: string
  constructor(url: string) {
    this.url = url
    opened.push(this)
  }
  close(): void {}
  tell = (told: JackpotsTold) => act(() => this.onmessage?.({ data: JSON.stringify(told) }))
}

beforeEach(() => vi.stubGlobal('EventSource', FakeSource))
afterEach(() => void opened.splice(0))

const METERS: JackpotMeter[] = [
  { level: 'yek', amountKurus: 41_260, ceilingKurus: null, fallen: null },
  { level: 'du', amountKurus: 894_015, ceilingKurus: null, fallen: null },
  { level: 'cihar', amountKurus: 3_750_000, ceilingKurus: 7_500_000, fallen: null },
  { level: 'ses', amountKurus: 128_463_045, ceilingKurus: 150_000_000, fallen: null },
]

function show() {
  const { container } = render(<JackpotCards />)
  const source = opened.at(-1)
  if (!source) throw new Error('no line')
  const card = (name: string) => {
    const found = screen.getByRole('heading', { name }).closest('article')
    if (!found) throw new Error(`no card of ${name}`)
    return within(found)
  }
  return { source, card, bars: () => container.querySelectorAll('.jackpot__bar') }
}

test('four cards show their sums and rules, and a bar only where a ceiling is', () => {
  const { source, card, bars } = show()
  expect(source.url).toBe('/api/casino/jackpots')
  source.tell({ jackpots: METERS })
  expect(card('Yek').getByText('₺412,60')).toBeTruthy()
  expect(card('Yek').getByText('Falls every hour')).toBeTruthy()
  expect(card('Dü').getByText('Falls every day')).toBeTruthy()
  expect(card('Cihar').getByText('Falls before ₺75.000')).toBeTruthy()
  expect(card('Şeş').getByText('₺1.284.630,45')).toBeTruthy()
  expect([...bars()].map((bar) => (bar as HTMLElement).style.width)).toEqual(['50%', '85%'])
})

test('a fallen jackpot says who won how much, and when', () => {
  const { source, card } = show()
  const fallen = { number: 7, wonKurus: 41_260, name: 'me•••7', fellAt: '2026-03-01T11:05:00Z' }
  source.tell({ jackpots: [{ ...(METERS[0] as JackpotMeter), fallen }, ...METERS.slice(1)] })
  expect(card('Yek').getByRole('status').textContent).toBe('14:05: me•••7 won ₺412,60')
  expect(card('Dü').getByRole('status').textContent).toBe('')
})

test('GAM-17: a sum that is 30 seconds old is shown no more', async () => {
  stopClock()
  const { source, card } = show()
  source.tell({ jackpots: METERS })
  act(() => source.onerror?.())
  await pass(29_000)
  expect(card('Yek').getByText('₺412,60')).toBeTruthy()
  await pass(1_500)
  expect(card('Yek').queryByText('₺412,60')).toBeNull()
  expect(card('Yek').getByText('The sum is not at hand now')).toBeTruthy()
  source.tell({ jackpots: METERS })
  expect(card('Yek').getByText('₺412,60')).toBeTruthy()
})

test('where the casino hears nothing of the arcade no sum is shown', () => {
  const { source, card } = show()
  source.tell({ jackpots: METERS })
  source.tell({ jackpots: null })
  expect(card('Şeş').getByText('The sum is not at hand now')).toBeTruthy()
})
