import { waitFor } from '@testing-library/react'
import { logIn, me, passkeyChallenge, passkeyLogIn } from '@zar/contract/office/staff'
import { expect, onTestFinished, test } from 'vitest'
import { holdPasskeys, noKey, SIGNED } from '../../testing/device.ts'
import { errorOf, typedIn } from '../../testing/field.ts'
import { staffMe } from '../../testing/office.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { readSession, setSession } from '../parts/api/session.ts'
import { LogInPage } from './log-in-page.tsx'

/** The log-in, of whoever is there no more when the test ends. */
function open(why: Parameters<typeof LogInPage>[0]['why'] = 'nobody') {
  setSession({ state: 'out', why })
  onTestFinished(() => setSession({ state: 'asking' }))
  return render(<LogInPage why={why} />, '/office/audit')
}

async function typePassword(page: ReturnType<typeof open>) {
  await page.user.type(page.getByLabelText('User name'), 'ece')
  await page.user.type(page.getByLabelText('Password'), 'a long password{Enter}')
}

test('AUT-07: password, then six digits that send themselves, and the address stays', async () => {
  server.on(logIn, ({ code }) => ({ step: code ? ('done' as const) : ('totp' as const) }))
  server.on(me, staffMe(['staff.view']))
  const page = open()
  await typePassword(page)
  await page.findByRole('heading', { name: 'Verification code' })
  await page.user.paste('123456')
  await waitFor(() => expect(readSession().state).toBe('in'))
  expect(server.inputsOf(logIn)).toEqual([
    { name: 'ece', password: 'a long password' },
    { name: 'ece', password: 'a long password', code: '123456' },
  ])
  expect(location.pathname).toBe('/office/audit')
})

test('a passkey is both steps', async () => {
  server.on(passkeyChallenge, { challenge: 'Y2g', siteId: 'zar.example' })
  server.on(passkeyLogIn, { step: 'done' })
  server.on(me, staffMe([]))
  holdPasskeys({ get: async () => SIGNED })
  const page = open()
  await page.user.click(page.getByRole('button', { name: 'Log in by passkey' }))
  await waitFor(() => expect(readSession().state).toBe('in'))
})

test('what the device did not confirm is told, and the password is still a way', async () => {
  server.on(passkeyChallenge, { challenge: 'Y2g', siteId: 'zar.example' })
  holdPasskeys({ get: () => Promise.reject(noKey('NotAllowedError')) })
  const page = open()
  await page.user.click(page.getByRole('button', { name: 'Log in by passkey' }))
  expect((await page.findByRole('alert')).textContent).toMatch('did not confirm')
})

test('a browser without passkeys says so on the button', () => {
  const page = open()
  const button = page.getByRole('button', { name: 'Log in by passkey' })
  expect(button.getAttribute('aria-description')).toMatch('holds no passkeys')
})

test('empty fields are told, and nothing is sent', async () => {
  const page = open()
  await page.user.click(page.getByRole('button', { name: 'Continue' }))
  expect(errorOf('User name')).toBe('Type your name.')
  expect(errorOf('Password')).toBe('Type your password.')
  expect(server.inputsOf(logIn)).toEqual([])
})

test('a wrong code empties the cells; a wrong password, too many tries and no network read apart', async () => {
  server.on(logIn, { step: 'totp' })
  const page = open()
  await typePassword(page)
  await page.findByRole('heading', { name: 'Verification code' })
  server.refuse(logIn, 'staff_wrong')
  await page.user.paste('000000')
  expect((await page.findByRole('alert')).textContent).toMatch('This does not match.')
  expect(typedIn('Six-digit code')).toBe('')
  await page.user.click(page.getByRole('button', { name: 'Back' }))
  server.refuse(logIn, 'staff_locked')
  await page.user.type(page.getByLabelText('Password'), 'x{Enter}')
  expect((await page.findByRole('alert')).textContent).toMatch('Too many wrong tries.')
  server.lose(logIn)
  await page.user.click(page.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(page.getByRole('alert').textContent).toMatch('No connection.'))
})

test('whoever was locked out reads why, and types their password alone', async () => {
  server.on(logIn, { step: 'totp' })
  const first = open()
  await typePassword(first)
  await first.findByRole('heading', { name: 'Verification code' })
  first.unmount()
  const page = open('locked')
  expect(page.getByText('The office is locked.')).toBeDefined()
  expect(typedIn('User name')).toBe('ece')
  expect(document.activeElement).toBe(page.getByLabelText('Password'))
})
