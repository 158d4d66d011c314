import { act } from '@testing-library/react'
import { myCases } from '@zar/contract/office/desk/desk'
import { proposals } from '@zar/contract/office/proposals'
import { queueCounts } from '@zar/contract/office/queues'
import { readDeskFigures } from '@zar/contract/office/reports/desk'
import { readLiabilityReport } from '@zar/contract/office/reports/liability'
import { readProductReport } from '@zar/contract/office/reports/products'
import type { Right } from '@zar/contract/office/rights/rights'
import { expect, onTestFinished, test } from 'vitest'
import { signInStaff } from '../../testing/office.ts'
import { server } from '../../testing/server.ts'
import { forgetDesk, tellDesk } from '../desk-state.ts'
import { FIGURES, PRODUCTS } from '../parts/testing/desk-answers.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { DeskPage } from './desk-page.tsx'

const later = new Date(Date.now() + 40 * 60_000).toISOString()
const ago = new Date(Date.now() - 26 * 60_000).toISOString()

function open(rights: readonly Right[], isRefused = false) {
  server.on(
    readDeskFigures,
    rights.includes('report.money') ? FIGURES : { ...FIGURES, money: null },
  )
  if (isRefused) server.refuse(readDeskFigures, 'too_many_calls')
  server.on(readProductReport, PRODUCTS)
  server.on(readLiabilityReport, {
    currency: 'TRY',
    day: '2026-11-21',
    reach: FIGURES.reach,
    playerLiabilityE5: '500000000000',
    waitingWithdrawalsE5: '0',
    bonusBalancesE5: '0',
    debtsE5: '0',
    openStakesE5: '0',
    openBetLiabilityE5: '0',
    jackpotLiabilityE5: '0',
    jackpots: [],
    events: [],
  })
  server.on(queueCounts, [
    { queue: 'tickets', waiting: 0, late: 0, oldestAt: null, promiseAt: null },
    { queue: 'withdrawals', waiting: 38, late: 2, oldestAt: ago, promiseAt: ago },
    { queue: 'chat', waiting: 7, late: 0, oldestAt: ago, promiseAt: later },
  ])
  server.on(myCases, [
    {
      queue: 'withdrawals',
      subject: 'withdrawal:w1',
      name: '884117',
      state: null,
      isUrgent: false,
      promiseAt: later,
    },
  ])
  const player = {
    id: '1',
    right: 'player.unblock' as const,
    object: 'player:p1',
    terms: {},
    facts: {},
    reason: 'the papers are here and match',
    proposedBy: 'Defne Ak',
    proposedAt: ago,
    lapsesAt: later,
    isOwn: false,
  }
  const offer = {
    id: '2',
    right: 'offer.publish' as const,
    object: 'offer:yaz',
    proposedBy: 'Umut Su',
  }
  server.on(proposals, [player, { ...player, ...offer }])
  onTestFinished(() => act(forgetDesk))
  tellDesk({ paths: { withdrawals: '/office/withdrawals' } })
  const page = renderScreen(DeskPage, '/office')
  act(() => void signInStaff(['desk.view', ...rights]))
  return page
}

test('a manager sees the day beside another, products, liability, queues and what waits for them', async () => {
  const page = open(['report.money', 'report.product', 'report.liability', 'withdrawal.view'])
  expect(await page.findByText('₺428.900')).toBeDefined()
  expect(page.getByText('up 13.8%')).toBeDefined()
  expect(page.getByText(/last Sat ₺376.900/)).toBeDefined()
  await page.user.click(page.getByRole('button', { name: 'Yesterday' }))
  expect(page.getByText('down 4.7%')).toBeDefined()
  expect(page.getByRole('figure', { name: /Gross gaming revenue/ })).toBeDefined()
  expect((await page.findByRole('row', { name: /^Slots/ })).textContent).toContain('27.000')
  expect(await page.findByText('₺5.000.000')).toBeDefined()
  const rows = (await page.findByRole('row', { name: /^Withdrawals/ })).parentElement
  expect([...(rows?.querySelectorAll('th') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Withdrawals',
    'Chat',
    'Tickets',
  ])
  expect(page.getByText('2 late')).toBeDefined()
  const own = await page.findByRole('link', { name: 'Withdrawals #884117' })
  expect(own.getAttribute('href')).toBe('/office/withdrawals?row=w1')
  const placeOf = async (name: string) =>
    (await page.findByText(`proposed by ${name}`))
      .closest('li')
      ?.querySelector('a')
      ?.getAttribute('href')
  expect(await placeOf('Defne Ak')).toBe('/office/players/p1')
  expect(await placeOf('Umut Su')).toBe('/office/bonus?row=yaz')
})

test('a role without figures sees none, and is not asked to', async () => {
  const page = open([])
  expect(await page.findByText('4,812')).toBeDefined()
  expect(page.queryByText('GGR')).toBeNull()
  expect(page.queryByRole('region', { name: 'By product, today' })).toBeNull()
  expect(page.queryByRole('button', { name: 'Edit shifts' })).toBeNull()
  expect(page.getByText('No open alarm')).toBeDefined()
})

test('alarms say who has them, and one that mended itself stays with its times', async () => {
  const page = open([])
  const alarm = {
    id: '1',
    title: 'Jobs are late',
    text: 'measured 320',
    path: null,
    owner: 'Ece Polat',
    isMine: false,
    isCritical: false,
    beganAt: '2026-11-21T16:02:00.000Z',
    endedAt: null,
    mutedUntil: null,
  }
  act(() =>
    tellDesk({
      alarms: [
        alarm,
        { ...alarm, id: '2', title: 'The feed is closed', endedAt: '2026-11-21T16:11:00.000Z' },
      ],
      duty: [{ name: 'Kerem Tuna', role: 'Manager', until: null, isLead: true }],
    }),
  )
  expect(page.getByText('1 open')).toBeDefined()
  expect(page.getByText('19:02 – 19:11 · mended by itself')).toBeDefined()
  expect(page.getByText('Ece Polat')).toBeDefined()
  expect(page.getByText('no shift set')).toBeDefined()
})

test('what does not come says so, and is asked for again', async () => {
  const page = open(['report.money'], true)
  expect(await page.findByRole('alert')).toBeDefined()
  server.on(readDeskFigures, FIGURES)
  await page.user.click(page.getByRole('button', { name: 'Try again' }))
  expect(await page.findByText('₺428.900')).toBeDefined()
})
