import { act } from '@testing-library/react'
import { exportReport } from '@zar/contract/office/reports/export'
import { readMoneyReport } from '@zar/contract/office/reports/money'
import { readProductReport } from '@zar/contract/office/reports/products'
import { readReportTransfers } from '@zar/contract/office/reports/transfers'
import type { Right } from '@zar/contract/office/rights/rights'
import { expect, test, vi } from 'vitest'
import { signInStaff } from '../../testing/office.ts'
import { server } from '../../testing/server.ts'
import { PRODUCTS } from '../parts/testing/desk-answers.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { ReportsPage } from './reports-page.tsx'

const RANGE = '?from=2026-11-20&to=2026-11-21'

function open(rights: readonly Right[], search = RANGE) {
  server.on(readProductReport, PRODUCTS)
  const page = renderScreen(ReportsPage, `/office/reports${search}`, '/office/reports')
  act(() => void signInStaff(rights))
  return page
}

test('the tree unfolds to suppliers and games with the same columns, the identity below it', async () => {
  const page = open(['report.product'])
  expect(await page.findByRole('heading', { name: '₺47.000,00' })).toBeDefined()
  expect(page.getByText(/Matched the ledger, 21\.Nov\.26 20:10/)).toBeDefined()
  expect(page.queryByText('Nar Bahçesi')).toBeNull()
  await page.user.click(page.getByRole('button', { name: 'Slots: unfold' }))
  await page.user.click(page.getByRole('button', { name: 'hub88: unfold' }))
  const row = page.getByRole('row', { name: /^Nar Bahçesi/ })
  expect(row.textContent).toContain('−6.800,00')
  expect(row.querySelectorAll('td')).toHaveLength(8)
  expect(page.getByText('holds to the kuruş')).toBeDefined()
  expect(page.getByRole('row', { name: /^Sport/ }).textContent).toContain('new')
  expect(page.queryByRole('button', { name: /its transfers/ })).toBeNull()
  expect(page.queryByRole('button', { name: 'CSV' })).toBeNull()
  await page.user.click(page.getByRole('button', { name: 'hub88: fold' }))
  expect(page.queryByText('Nar Bahçesi')).toBeNull()
})

test('a figure opens its transfers where the right allows it, page by page', async () => {
  const page = open(['report.product', 'ledger.view', 'player.view'])
  const transfer = (id: string) => ({
    id,
    at: '2026-11-21T17:06:00.000Z',
    reason: 'bet',
    amountE5: '100000',
    product: 'slot',
    provider: 'hub88',
    game: 'nar',
    player: { id: 'a1', number: 'ZR 204 718 331' },
    stakeE5: '100000',
    winE5: '0',
    ofDay: null,
  })
  server.on(readReportTransfers, { rows: [transfer('91')], next: '91' })
  await page.user.click(await page.findByRole('button', { name: /Slots: its transfers/ }))
  expect((await page.findByRole('row', { name: /^91/ })).textContent).toContain('+1,00')
  expect(location.search).toContain('of=slot')
  server.on(readReportTransfers, { rows: [transfer('90')], next: null })
  await page.user.click(page.getByRole('button', { name: 'Search on' }))
  expect(await page.findByRole('row', { name: /^90/ })).toBeDefined()
  expect(page.getAllByRole('link', { name: 'ZR 204 718 331' })[0]?.getAttribute('href')).toBe(
    '/office/players/a1?tab=movements',
  )
  await page.user.click(page.getByRole('button', { name: 'Close' }))
  expect(page.queryByRole('row', { name: /^91/ })).toBeNull()
})

test('a file is asked for with a reason', async () => {
  const page = open(['report.product', 'export.masked'])
  await page.user.click(await page.findByRole('button', { name: 'CSV' }))
  await page.findByRole('dialog', { name: 'GGR by product: file' })
  await page.user.type(page.getByRole('textbox'), 'figures for the weekly meeting')
  server.refuse(exportReport, 'out_of_scope')
  await page.user.click(page.getByRole('button', { name: /^Download/ }))
  expect((await page.findByRole('alert')).textContent).toContain('outside your scope')
  server.on(exportReport, { name: 'zar.csv', type: 'text/csv', content: btoa('a;b') })
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:saved'
  })
  // The page of the tests would go where the file is.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await page.user.click(page.getByRole('button', { name: /^Download/ }))
  expect(await page.findByText('The file was downloaded')).toBeDefined()
  expect(await saved[0]?.text()).toBe('a;b')
  await page.user.click(page.getByRole('button', { name: 'PDF' }))
  expect(await page.findByRole('dialog', { name: 'GGR by product: pages' })).toBeDefined()
})

test('each role sees its reports alone, and a range that is none is told', async () => {
  const page = open(['report.money'], '?from=2026-11-22&to=2026-11-21')
  expect(page.getByRole('navigation', { name: 'Reports' }).textContent).toBe(
    'NGR and moneyMy files',
  )
  expect(await page.findByRole('alert')).toBeDefined()
  server.refuse(readMoneyReport, 'no_right')
  await page.user.click(page.getByRole('button', { name: '7 days' }))
  expect((await page.findByRole('alert')).textContent).toContain('Not opened.')
})

test('a report that differs from the ledger says so in its head and below it', async () => {
  const { reach, identity } = PRODUCTS
  const page = open(['report.product'])
  server.on(readProductReport, {
    ...PRODUCTS,
    reach: { ...reach, matched: { at: '2026-11-21T17:10:00.000Z', differences: 2 } },
    identity: { ...identity, holds: false, differenceE5: '1000' },
  })
  await page.user.click(page.getByRole('button', { name: '30 days' }))
  expect(await page.findByText(/2 differences from the ledger/)).toBeDefined()
  expect(page.getByText('differs by ₺0,01')).toBeDefined()
})
