import { act, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { auditState, myAudit } from '@zar/contract/office/audit'
import { notices } from '@zar/contract/office/elevations'
import { logIn, logOut, me } from '@zar/contract/office/staff'
import { expect, onTestFinished, test } from 'vitest'
import { pass, settle, stopClock } from '../testing/clock.ts'
import { staffMe } from '../testing/office.ts'
import { server } from '../testing/server.ts'
import { App } from './app.tsx'
import { queryClient } from './parts/api/query.ts'
import { setSession } from './parts/api/session.ts'

function open(path: string) {
  history.replaceState(null, '', path)
  queryClient.setDefaultOptions({ queries: { retry: false } })
  server.on(notices, { brokenGlass: [], unreviewed: 0, grants: [], own: [] })
  server.on(logOut, null)
  onTestFinished(() => {
    queryClient.clear()
    act(() => setSession({ state: 'asking' }))
  })
  return { user: userEvent.setup({ delay: null }), ...render(<App />) }
}

function answerAudit(): void {
  server.on(myAudit, { rows: [], next: null })
  server.on(auditState, { rows: 3, check: null, headAt: null })
}

test('AUT-07: nobody sees a screen; a log-in leads to the address that was asked for', async () => {
  server.refuse(me, 'not_signed_in')
  const page = open('/office/audit')
  await page.findByRole('heading', { name: 'Staff log-in' })
  server.on(logIn, ({ code }) => ({ step: code ? ('done' as const) : ('totp' as const) }))
  server.on(me, staffMe(['audit.own']))
  answerAudit()
  await page.user.type(page.getByLabelText('User name'), 'ece')
  await page.user.type(page.getByLabelText('Password'), 'a long password{Enter}')
  await page.user.type(await page.findByLabelText('Six-digit code'), '123456')
  await page.findByRole('heading', { name: 'Audit log' })
})

test('/office is the first screen that the person may see', async () => {
  server.on(me, staffMe(['audit.own']))
  answerAudit()
  const page = open('/office')
  await page.findByRole('heading', { name: 'Audit log' })
  expect(location.pathname).toBe('/office/audit')
  expect(page.queryByRole('link', { name: 'Staff' })).toBeNull()
})

test('a screen without the right says which roles have it, and stands in no list', async () => {
  server.on(me, staffMe(['audit.own']))
  const page = open('/office/staff')
  await page.findByRole('heading', { name: 'This screen is closed to your role' })
  expect(page.queryByRole('link', { name: 'Staff' })).toBeNull()
})

test('without a server the office says so, and opens when it is asked again', async () => {
  server.lose(me)
  const page = open('/office')
  await page.findByRole('heading', { name: 'The server cannot be reached' })
  server.on(me, staffMe(['audit.own']))
  answerAudit()
  await page.user.click(page.getByRole('button', { name: 'Try again' }))
  await page.findByRole('heading', { name: 'Audit log' })
})

test('AUT-07: after fifteen idle minutes the screen gives way to the log-in, and the session ends', async () => {
  stopClock()
  server.on(me, staffMe(['audit.own']))
  answerAudit()
  const page = open('/office/audit')
  await settle()
  await pass(14 * 60_000)
  expect(page.queryByRole('heading', { name: 'Staff log-in' })).toBeNull()
  act(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })))
  await pass(14 * 60_000)
  expect(server.inputsOf(logOut)).toEqual([])
  await pass(70_000)
  expect(page.getByText('The office is locked.')).toBeDefined()
  expect(page.queryByRole('heading', { name: 'Audit log' })).toBeNull()
  expect(server.inputsOf(logOut)).toEqual([{}])
})

test('a log-out ends the session, and nothing of it stays', async () => {
  server.on(me, staffMe(['audit.own']))
  answerAudit()
  const page = open('/office/audit')
  await page.findByRole('heading', { name: 'Audit log' })
  await page.user.click(page.getByRole('button', { name: 'Ece Polat: menu' }))
  await page.user.click(page.getByRole('button', { name: 'Log out' }))
  expect(await page.findByText('You logged out.')).toBeDefined()
  expect(server.inputsOf(logOut)).toEqual([{}])
  await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]))
})
