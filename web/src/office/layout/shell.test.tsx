import { act, waitFor } from '@testing-library/react'
import { auditState, myAudit } from '@zar/contract/office/audit'
import { notices } from '@zar/contract/office/elevations'
import { expect, onTestFinished, test } from 'vitest'
import type { z } from 'zod/mini'
import { signInStaff } from '../../testing/office.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { setWindow } from '../../testing/window.ts'
import { forgetDesk, tellDesk } from '../desk-state.ts'
import { Shell } from './shell.tsx'
import { clockText } from './top/clock.tsx'

function open(path = '/office/audit', told: Partial<z.input<typeof notices.output>> = {}) {
  signInStaff(['audit.own', 'desk.view'])
  server.on(notices, { brokenGlass: [], unreviewed: 0, grants: [], ...told })
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

test('who is on duty and alarms are told, and one that nobody owns on every screen', async () => {
  const page = open()
  act(() =>
    tellDesk({
      duty: [{ name: 'Kerem Tuna', role: 'Manager', until: null, isLead: true }],
      alarms: [
        {
          id: '1',
          title: 'Amusnet does not open',
          text: '5 launches failed.',
          path: '/office/suppliers',
          owner: null,
          isCritical: true,
        },
      ],
    }),
  )
  expect(page.getByRole('alert').textContent).toContain('Amusnet does not open 5 launches failed.')
  await page.user.click(page.getByRole('button', { name: '1 open alarm' }))
  expect(page.getByText('nobody owns it')).toBeDefined()
  await page.user.click(page.getByRole('button', { name: 'On duty 1' }))
  expect(page.getByText('Kerem Tuna')).toBeDefined()
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
  expect(bar.textContent).toBe('Audit logAll')
  await page.user.click(page.getByRole('button', { name: 'All' }))
  expect(page.getByRole('navigation', { name: 'All' }).textContent).toBe('HouseAudit log')
})

test('the clock of the house is Istanbul’s', () => {
  expect(clockText(new Date('2026-11-21T17:14:00Z'))).toMatch(/^Sat 21\.Nov\.26 20:14$/)
})
