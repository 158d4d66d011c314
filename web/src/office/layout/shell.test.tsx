import { act, waitFor, within } from '@testing-library/react'
import { auditState, myAudit } from '@zar/contract/office/audit'
import { type Alarm, muteAlarm, ownAlarm } from '@zar/contract/office/desk/alarms'
import { type Desk, readDesk } from '@zar/contract/office/desk/desk'
import { notices } from '@zar/contract/office/elevations'
import { queueCounts } from '@zar/contract/office/queues'
import { me } from '@zar/contract/office/staff'
import { expect, onTestFinished, test } from 'vitest'
import type { z } from 'zod/mini'
import { queryClient } from '../../lib/api/query.ts'
import { ECE_ID, signInStaff, staffMe } from '../../testing/office.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { setWindow } from '../../testing/window.ts'
import { forgetDesk } from '../desk-state.ts'
import { Shell } from './shell.tsx'
import { clockText } from './top/clock.tsx'

const DESK: Desk = { duty: [], alarms: [], actions: [] }
const ALARM: Alarm = {
  id: '7',
  name: 'BreakerOpen',
  about: 'amusnet',
  isCritical: true,
  value: 1,
  beganAt: '2026-11-21T17:09:00.000Z',
  endedAt: null,
  owner: null,
  mutedUntil: null,
}

function open(
  path = '/office/audit',
  told: Partial<z.input<typeof notices.output>> = {},
  desk: Partial<Desk> = {},
) {
  signInStaff(['audit.own', 'desk.view', 'alarm.own', 'alarm.mute', 'withdrawal.view'])
  server.on(readDesk, { ...DESK, ...desk })
  server.on(queueCounts, [
    { queue: 'withdrawals', waiting: 38, late: 2, oldestAt: null, promiseAt: null },
  ])
  server.on(notices, { brokenGlass: [], unreviewed: 0, grants: [], own: [], ...told })
  server.on(myAudit, { rows: [], next: null })
  server.on(auditState, { rows: 3, check: null, headAt: null })
  onTestFinished(() => act(forgetDesk))
  return render(<Shell />, path)
}

test('the shell has its landmarks, one h1 and a way past the rail', async () => {
  const page = open()
  await page.findByRole('heading', { level: 1, name: 'Audit log' })
  expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  for (const [role, name] of [
    ['banner', undefined],
    ['main', undefined],
    ['navigation', 'Screens'],
  ] as const) {
    expect(page.getByRole(role, name ? { name } : {})).toBeDefined()
  }
  expect(page.getByText('Skip to the screen').getAttribute('href')).toBe('#main')
  expect(document.title).toBe('Audit log · Zar')
})

test('[ folds the rail, and it stays folded', async () => {
  const page = open()
  await page.findByRole('heading', { level: 1 })
  const isThin = (one: typeof page) => one.container.querySelector('.o-of.is-thin') !== null
  expect(isThin(page)).toBe(false)
  await page.user.keyboard('[[')
  expect(isThin(page)).toBe(true)
  page.unmount()
  expect(isThin(open())).toBe(true)
})

test('the rail tells what waits, who is on duty, and on every screen an alarm that nobody owns', async () => {
  const duty = [
    { id: '1', name: 'Kerem Tuna', role: 'manager' as const, isLead: true, until: null },
  ]
  const page = open('/office/audit', {}, { duty, alarms: [ALARM] })
  expect(
    await page.findByRole('link', { name: 'Withdrawals, 38 waiting, 2 past their promise' }),
  ).toBeDefined()
  expect((await page.findByRole('alert')).textContent).toContain(
    'amusnet: The breaker is open: games do not start',
  )
  await page.user.click(page.getByRole('button', { name: '1 open alarm' }))
  expect(page.getByText('nobody owns it')).toBeDefined()
  await page.user.click(page.getByRole('button', { name: /^On duty 1/ }))
  expect(page.getByText('Kerem Tuna')).toBeDefined()
})

test('who takes an alarm ends its strip, and one that is muted is not counted', async () => {
  const sent: unknown[] = []
  const page = open('/office/audit', {}, { alarms: [ALARM] })
  server.on(ownAlarm, (input) => {
    sent.push(input)
    server.on(readDesk, { ...DESK, alarms: [{ ...ALARM, owner: { id: ECE_ID, name: 'Ece' } }] })
    return null
  })
  const strip = await page.findByRole('alert')
  await page.user.click(within(strip).getByRole('button', { name: /take it/ }))
  await waitFor(() => expect(page.queryByRole('alert')).toBeNull())
  expect(sent).toEqual([{ id: '7', isOwned: true }])
  server.on(readDesk, {
    ...DESK,
    alarms: [{ ...ALARM, mutedUntil: '2026-11-21T17:39:00.000Z' }],
  })
  server.on(muteAlarm, { until: '2026-11-21T17:39:00.000Z' })
  await page.user.click(page.getByRole('button', { name: '1 open alarm' }))
  await page.user.click(page.getByRole('button', { name: 'Mute 30 min' }))
  await page.findByRole('dialog', { name: /mute for 30 minutes/ })
  await page.user.type(page.getByRole('textbox'), 'the supplier mends it right now')
  await page.user.click(page.getByRole('button', { name: /^Mute 30 min/ }))
  expect(await page.findByRole('button', { name: '0 open alarms' })).toBeDefined()
  expect(page.queryByRole('alert')).toBeNull()
})

test('rights taken alone are told to everybody', async () => {
  const page = open('/office/audit', {
    brokenGlass: [
      { person: 'Levent Koru', right: 'gaming.stop', endsAt: '2026-11-21T17:30:00.000Z' },
    ],
  })
  expect(
    await page.findByText('Levent Koru took a stopping right alone, until 20:30.'),
  ).toBeDefined()
})

const END = '2026-11-21T17:40:00.000Z'

test('AUZ-04: one’s own right for a while stands on every screen, and its end is told', async () => {
  const glass = { person: 'Levent Koru', right: 'gaming.stop', endsAt: END } as const
  const page = open('/office/audit', { brokenGlass: [glass] })
  await page.findByText(/^Levent Koru took a stopping right/)
  const mine = { right: 'file.view', object: null, endsAt: END } as const
  server.on(me, staffMe(['audit.own', 'file.view']))
  const tell = async (own: (typeof mine)[]) => {
    server.on(notices, { brokenGlass: [], unreviewed: 0, grants: [], own })
    await act(() => queryClient.invalidateQueries({ queryKey: ['notices'] }))
  }
  await tell([mine])
  expect(await page.findByText('Yours for a while: Open an attachment, until 20:40.')).toBeDefined()
  expect(await page.findByText('Open an attachment: yours until 20:40')).toBeDefined()
  expect(server.inputsOf(me)).toHaveLength(1)
  await tell([])
  expect(await page.findByText('Open an attachment: your time is over')).toBeDefined()
  expect(page.queryByText(/^Yours for a while/)).toBeNull()
  expect(server.inputsOf(me)).toHaveLength(2)
})

test('Ctrl K opens the search over any screen, and ? the keys', async () => {
  const page = open()
  await page.findByRole('heading', { level: 1 })
  await page.user.keyboard('{Control>}k{/Control}')
  await page.findByRole('dialog', { name: 'Search or give a command' })
  await page.user.keyboard('{Escape}')
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  await page.user.keyboard('?')
  await page.findByRole('dialog', { name: 'Keyboard' })
})

test('an address that is no screen says so', async () => {
  const page = open('/office/nothing')
  expect(await page.findByRole('heading', { name: 'There is no screen here' })).toBeDefined()
})

test('on a phone the rail is a bar, with the way to all screens', async () => {
  setWindow('phone')
  const page = open()
  await page.findByRole('heading', { level: 1 })
  const bar = page.getByRole('navigation', { name: 'Screens' })
  expect(bar.textContent).toMatch(/^DeskWithdrawals.*All$/)
  await page.user.click(page.getByRole('button', { name: 'All' }))
  expect(page.getByRole('navigation', { name: 'All' }).textContent).toMatch(
    /^DeskMoneyWithdrawals.*HouseAudit log$/,
  )
})

test('the clock of the house is Istanbul’s', () => {
  expect(clockText(new Date('2026-11-21T17:14:00Z'))).toMatch(/^Sat 21\.Nov\.26 20:14$/)
})
