import { within } from '@testing-library/react'
import {
  listFalls,
  listJackpots,
  type OfficeFall,
  type OfficeJackpots,
  type OfficePool,
} from '@zar/contract/office/house/jackpots'
import { expect, test } from 'vitest'
import { signInStaff } from '../../testing/office.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { JackpotsPage } from './jackpots-page.tsx'

const lira = (sum: number) => `${BigInt(sum) * 100_000n}`
const pool = (name: OfficePool['pool'], change: Partial<OfficePool> = {}): OfficePool => ({
  pool: name,
  at: '2026-11-21T17:13:00.000Z',
  amountE5: lira(1_284_903),
  reserveE5: lira(184_220),
  ceilingE5: lira(1_500_000),
  paidInE5: lira(3_000_000),
  wonE5: lira(1_331_240),
  falls: 1,
  paidInTodayE5: lira(8_214),
  wonTodayE5: '0',
  ...change,
})
const TOLD: OfficeJackpots = {
  pools: [pool('yek', { ceilingE5: null, wonTodayE5: lira(688) }), pool('ses')],
  days: [{ pool: 'ses', day: '2026-11-20', amountE5: lira(1_270_000) }],
  books: { theirsE5: lira(100), oursE5: lira(100), differenceE5: '0' },
  isOld: false,
}
const FALL: OfficeFall = {
  at: '2026-11-21T17:13:51.000Z',
  provider: 'amusnet',
  providerName: 'Amusnet',
  transaction: 'w-1 2',
  player: { id: '7d6b1c1e-2f0f-4b6c-8a57-0d3f3a5b9c11', number: '204718' },
  game: 'Lale Devri',
  amountE5: lira(41_318),
  isSaid: true,
  toldAt: '2026-11-21T17:13:52.000Z',
}

function open(told: OfficeJackpots = TOLD, falls: OfficeFall[] = [FALL]) {
  server.on(listJackpots, told)
  server.on(listFalls, { rows: falls, next: null })
  const page = renderScreen(JackpotsPage, '/office/jackpots')
  signInStaff(['jackpot.view', 'ledger.view', 'supplier.view'])
  return page
}

test('each pool tells its meter and what came and fell today; the chosen one its books', async () => {
  const page = open()
  const first = await page.findByRole('button', { name: /Yek/ })
  for (const part of ['₺1.284.903,00', 'today +₺8.214,00', '₺688,00 fell today'])
    expect(first.textContent).toContain(part)
  const panel = () => page.getByRole('complementary')
  expect(panel().textContent).toContain('none, it falls by its time')
  await page.user.click(page.getByRole('button', { name: /Şeş/ }))
  for (const part of ['₺1.500.000,00', '₺184.220,00', '₺1.331.240,00'])
    expect(panel().textContent).toContain(part)
  expect(panel().textContent).toContain('npm run arcade -- jackpots')
})

test('a difference of ledger and arcade is said with its sum and its sign', async () => {
  const books = { theirsE5: lira(100), oursE5: lira(80), differenceE5: lira(-20) }
  const page = open({ ...TOLD, books })
  const section = await page.findByRole('region', { name: 'Ledger and arcade' })
  expect(section.textContent).toContain('−₺20,00')
  expect(section.textContent).toContain('differ by ₺20,00')
})

test('an arcade that is silent is told with the moment of its last word, and one that never spoke so', async () => {
  const page = open({ ...TOLD, isOld: true })
  expect((await page.findByText(/Nothing was heard of the arcade since/)).textContent).toContain(
    '20:13',
  )
  page.unmount()
  const other = open({ ...TOLD, pools: [], days: [] }, [])
  expect(await other.findByText('The arcade has not spoken yet')).toBeTruthy()
  expect(await other.findByText('No fall')).toBeTruthy()
})

test('a fall leads to its player and its transfer; who is hidden is not named', async () => {
  const page = open(TOLD, [FALL, { ...FALL, transaction: 'w-2', player: null, isSaid: false }])
  await page.findByText('204718')
  const [, first, second] = page.getAllByRole('row')
  if (!first || !second) throw new Error('two falls')
  expect(within(first).getByText('204718').getAttribute('href')).toBe(
    `/office/players/${FALL.player?.id}`,
  )
  expect(within(first).getByText('To the ledger').getAttribute('href')).toBe(
    '/office/ledger?q=w-1%202',
  )
  expect(second.textContent).toContain('hidden')
  expect(second.textContent).toContain('the whole win')
})
