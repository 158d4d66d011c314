import { waitFor } from '@testing-library/react'
import { readInvite, takeInvite } from '@zar/contract/office/staff'
import { expect, onTestFinished, test } from 'vitest'
import { errorOf, typedIn } from '../../../testing/field.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { readSession, setSession } from '../../parts/api/session.ts'
import { InvitePage } from './invite-page.tsx'

const TOKEN = 'a-token-of-an-invitation'
const INVITE = {
  name: 'derya',
  fullName: 'Derya Ak',
  secret: 'JBSWY3DPEHPK3PXP',
  otpauth: 'otpauth://totp/Zar:derya?secret=JBSWY3DPEHPK3PXP',
}
const PASSWORD = 'long enough 12'

function open() {
  onTestFinished(() => setSession({ state: 'asking' }))
  return render(<InvitePage token={TOKEN} />, `/office/invite/${TOKEN}`)
}

test('AUT-07: an invited person sets a password, reads the square and shows six digits', async () => {
  server.on(readInvite, INVITE)
  server.on(takeInvite, null)
  const page = open()
  await page.findByRole('heading', { name: 'Welcome, Derya Ak' })
  await page.user.type(page.getByLabelText('Password'), PASSWORD)
  await page.user.type(page.getByLabelText('Password, once more'), `${PASSWORD}{Enter}`)
  await page.findByRole('img', { name: 'Square for the code app' })
  expect(page.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined()
  await page.user.type(page.getByLabelText('Six-digit code'), '123456')
  await page.findByRole('heading', { name: 'Your account is ready' })
  expect(server.inputsOf(takeInvite)).toEqual([
    { token: TOKEN, password: PASSWORD, code: '123456' },
  ])
  await page.user.click(page.getByRole('button', { name: 'Go to the log-in' }))
  expect(location.pathname).toBe('/office')
  expect(readSession()).toEqual({ state: 'out', why: 'nobody' })
})

test('a password of eleven characters, and two that differ, go no further', async () => {
  server.on(readInvite, INVITE)
  const page = open()
  await page.findByRole('heading', { name: 'Welcome, Derya Ak' })
  await page.user.type(page.getByLabelText('Password'), 'eleven char')
  await page.user.type(page.getByLabelText('Password, once more'), 'another{Enter}')
  expect(errorOf('Password')).toBe('1 more character.')
  expect(errorOf('Password, once more')).toBe('The two passwords differ.')
})

test('a wrong code is told, and the cells are empty for the next', async () => {
  server.on(readInvite, INVITE)
  server.refuse(takeInvite, 'staff_wrong')
  const page = open()
  await page.findByRole('heading', { name: 'Welcome, Derya Ak' })
  await page.user.type(page.getByLabelText('Password'), PASSWORD)
  await page.user.type(page.getByLabelText('Password, once more'), `${PASSWORD}{Enter}`)
  await page.user.type(await page.findByLabelText('Six-digit code'), '000000')
  expect((await page.findByRole('alert')).textContent).toMatch('is wrong')
  expect(typedIn('Six-digit code')).toBe('')
})

test('an invitation that is over says so', async () => {
  server.refuse(readInvite, 'invite_over')
  const page = open()
  await page.findByRole('heading', { name: 'This invitation did not open' })
  server.on(readInvite, INVITE)
  await page.user.click(page.getByRole('button', { name: 'Try again' }))
  await waitFor(() => page.getByRole('heading', { name: 'Welcome, Derya Ak' }))
})
