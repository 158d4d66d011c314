import { act, within } from '@testing-library/react'
import {
  readTaxReport,
  readTaxRows,
  type TaxLine,
  type TaxReport,
} from '@zar/contract/office/reports/tax'
import type { Right } from '@zar/contract/office/rights/rights'
import { expect, test } from 'vitest'
import { signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { PRODUCTS } from '../../parts/testing/desk-answers.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { ReportsPage } from '../reports-page.tsx'

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }
const ADDRESS = '/api/office/reports/tax?from=2026-11-01&to=2026-11-30'
const lira = (amount: number): string => `${BigInt(Math.round(amount * 100)) * 1_000n}`
const LINE: TaxLine = {
  rate: '7',
  base: 'ggr',
  product: 'slot',
  ratePpm: 72_500,
  lineE5: null,
  ...NOVEMBER,
  to: '2026-11-15',
  baseE5: lira(-14_498.51),
  taxE5: '0',
}
const REPORT: TaxReport = {
  currency: 'TRY',
  reach: PRODUCTS.reach,
  isClosed: false,
  areWinsWhole: true,
  hasRates: true,
  profiles: [
    {
      licence: {
        id: '4',
        number: 'OGL/2026/1',
        authority: 'CGA',
        countries: ['TR', 'DE'],
        validFrom: '2026-03-01',
        validUntil: '2027-02-28',
      },
      lines: [
        LINE,
        {
          ...LINE,
          rate: '8',
          base: 'deposits',
          product: null,
          baseE5: lira(1_000),
          taxE5: lira(72.5),
        },
        {
          ...LINE,
          rate: '9',
          base: 'winnings',
          lineE5: lira(1_500),
          ratePpm: 100_000,
          baseE5: lira(10_000.01),
          taxE5: lira(1_000),
        },
      ],
      taxE5: lira(1_072.5),
      unrated: [],
      sharedWith: [],
    },
  ],
}

function open(rights: readonly Right[], report: Partial<TaxReport> = {}, search = '') {
  server.on(readTaxReport, { ...REPORT, ...report })
  const path = `/office/reports?report=tax&from=2026-11-01&to=2026-11-30${search}`
  const page = renderScreen(ReportsPage, path, '/office/reports')
  act(() => void signInStaff(rights))
  return page
}

test('a line says its base, days, rate and tax; the licence its total, and the sheet whose figures they are', async () => {
  const page = open(['report.tax'])
  expect(await page.findByRole('heading', { name: 'OGL/2026/1: tax ₺1.072,50' })).toBeDefined()
  const row = page.getByRole('row', { name: /Slots.*GGR/ })
  expect(row.textContent).toContain('7.25%')
  expect(row.textContent).toContain('−14.498,51')
  expect(row.textContent).toMatch(/0,00$/)
  expect(page.getByText(/do not tell players of a country apart/)).toBeDefined()
  expect(page.getByText(/may change/)).toBeDefined()
  expect(page.getByText(/Matched the ledger/)).toBeDefined()
  expect(server.addressesOf(readTaxReport)).toEqual([ADDRESS])
})

test('a quarter is chosen, and days that are none are those of a month', async () => {
  server.on(readTaxReport, REPORT)
  const path = '/office/reports?report=tax&from=2026-11-17&to=2026-11-30'
  const page = renderScreen(ReportsPage, path, '/office/reports')
  act(() => void signInStaff(['report.tax']))
  await page.findByRole('heading', { name: /OGL/ })
  expect(server.addressesOf(readTaxReport)).toEqual([ADDRESS])
  const field = page.getByLabelText('Tax period')
  const quarter = within(field)
    .getAllByRole('option')
    .find(({ textContent }) => textContent?.includes('quarter'))
  await page.user.selectOptions(field, quarter?.textContent ?? '')
  expect(location.search).toMatch(/from=\d{4}-(01|04|07|10)-01/)
})

test('a base opens what it is made of, single wins page by page', async () => {
  const page = open(['report.tax'])
  const row = (key: string, name: string, base: number, more: object = {}) => ({
    key,
    name,
    provider: 'hub88',
    at: null,
    count: 3,
    stakesE5: lira(5),
    winsE5: lira(2),
    baseE5: lira(base),
    ...more,
  })
  server.on(readTaxRows, { rows: [row('hub88 nar', 'Nar Bahçesi', -14_498.51)], next: null })
  await page.user.click(await page.findByRole('button', { name: /Slots, GGR: its rows/ }))
  expect((await page.findByRole('row', { name: /^Nar Bahçesi/ })).textContent).toContain(
    '−14.498,51',
  )
  expect(location.search).toContain('of=7')

  const win = { at: '2026-11-20T17:06:00.000Z', count: null, stakesE5: null }
  server.on(readTaxRows, { rows: [row('91', 'Nar Bahçesi', 10_000, win)], next: '91' })
  await page.user.click(page.getByRole('button', { name: /Winnings above the line: its rows/ }))
  expect((await page.findByRole('row', { name: /^91/ })).textContent).toContain('10.000,00')
  server.on(readTaxRows, { rows: [row('90', 'Nar Bahçesi', 0.01, win)], next: null })
  await page.user.click(page.getByRole('button', { name: 'More' }))
  expect(await page.findByRole('row', { name: /^90/ })).toBeDefined()
  expect(server.addressesOf(readTaxRows).at(-1)).toBe(
    '/api/office/reports/tax-rows?rate=9&from=2026-11-01&to=2026-11-15&before=91',
  )

  server.on(readTaxRows, { rows: [], next: null })
  await page.user.click(page.getByRole('button', { name: /Deposits: its rows/ }))
  expect(await page.findByText('Nothing moved in this line')).toBeDefined()
  await page.user.click(page.getByRole('button', { name: 'Close' }))
  expect(page.queryByText('Nothing moved in this line')).toBeNull()
})

test('without a rate the sheet says so, and leads to where rates are entered who may enter them', async () => {
  const none = { hasRates: false, profiles: [] }
  const page = open(['report.tax', 'licence.edit'], none)
  expect(await page.findByText('No rate of tax is entered')).toBeDefined()
  expect(page.getByRole('link', { name: 'To the rates' }).getAttribute('href')).toBe(
    '/office/system?tab=licences',
  )
  page.unmount()
  const other = open(['report.tax'], none)
  expect(await other.findByText('No rate of tax is entered')).toBeDefined()
  expect(other.queryByRole('link', { name: 'To the rates' })).toBeNull()
})

test('what is missing or counted twice is told: products without a rate, shared figures, old wins', async () => {
  const [profile] = REPORT.profiles
  if (!profile) throw new Error('the report has no profile')
  const page = open(['report.tax'], {
    areWinsWhole: false,
    isClosed: true,
    profiles: [
      { ...profile, lines: [], taxE5: '0', unrated: ['live', 'sport'], sharedWith: ['MGA/1'] },
    ],
  })
  expect(await page.findByText(/have no rate: Live casino, Sport/)).toBeDefined()
  expect(page.getByText(/the same figures: MGA\/1/)).toBeDefined()
  expect(page.getByText(/Older wins are still being collected/)).toBeDefined()
  expect(page.getByText('This licence has no rate in this period.')).toBeDefined()
  expect(page.getByText(/never changes again/)).toBeDefined()
})

test('a period in which no licence holds is told, and a refusal has its sentence', async () => {
  const page = open(['report.tax'], { profiles: [] })
  expect(await page.findByText('No licence holds in this period')).toBeDefined()
  page.unmount()
  server.refuse(readTaxReport, 'out_of_scope')
  const other = renderScreen(ReportsPage, '/office/reports?report=tax', '/office/reports')
  act(() => void signInStaff(['report.tax']))
  expect((await other.findByRole('alert')).textContent).toContain('outside your scope')
})
