import { screen, waitFor } from '@testing-library/react'
import { updatePhone } from '@zar/contract/players/customer'
import { REFUSALS, type RefusalCode } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { openDialog, openedDialog } from '../../../lib/dialog/dialog.ts'
import { session } from '../../../lib/session/session.ts'
import { errorOf, typedIn } from '../../../testing/field.ts'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { PhoneDialog } from './phone-dialog.tsx'

test('a stranger who opens the phone dialog logs in first', () => {
  render(<PhoneDialog />)
  expect(openedDialog()).toEqual({ name: 'login' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('§5 Phone: a code is sent to the number, and the right one verifies it', async () => {
  signInAda({ smsVerified: false })
  server.on(updatePhone, null, 'Sent')
  const { user } = render(<PhoneDialog />)
  await user.click(screen.getByRole('button', { name: 'Send Code' }))
  const code = await screen.findByLabelText('SMS code')
  expect(server.inputsOf(updatePhone)).toEqual([{ step: 1, phone: '905320000001' }])
  server.refuse(updatePhone, 'code_wrong', 'This code is not right')
  await user.type(code, '111111')
  expect(await screen.findByText('This code is not right')).toBeTruthy()
  server.on(updatePhone, null, 'Verified')
  await user.type(code, '123456')
  expect(await screen.findByText('Congratulations!')).toBeTruthy()
  expect(session()).toMatchObject({ phone: '905320000001', smsVerified: true })
})

test('another number is taken for the password alone (X14)', async () => {
  signInAda()
  const { user } = render(<PhoneDialog />)
  const phone = screen.getByLabelText('Phone')
  await user.clear(phone)
  await user.type(phone, '5330000002')
  await user.click(screen.getByRole('button', { name: 'Send Code' }))
  expect(await screen.findByText('Enter your password.')).toBeTruthy()
  expect(server.inputsOf(updatePhone)).toEqual([])
  server.refuse(updatePhone, 'wrong_password', 'The password is wrong')
  await user.type(screen.getByLabelText('Your password'), 'secret-1')
  await user.click(screen.getByRole('button', { name: 'Send Code' }))
  await waitFor(() =>
    expect(server.inputsOf(updatePhone)).toEqual([
      { step: 1, phone: '905330000002', password: 'secret-1' },
    ]),
  )
  await waitFor(() =>
    expect(screen.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true'),
  )
})

test('a number that is too short is not sent', async () => {
  signInAda({ phone: '' })
  const { user } = render(<PhoneDialog />)
  await user.type(screen.getByLabelText('Phone'), '53200')
  await user.click(screen.getByRole('button', { name: 'Send Code' }))
  expect(await screen.findByText('Enter all 10 digits of the number')).toBeTruthy()
  expect(server.inputsOf(updatePhone)).toEqual([])
})

test.each<RefusalCode>(['phone_taken', 'phone_not_served'])(
  'a number refused with %s says so at its field until another is typed',
  async (code) => {
    signInAda({ smsVerified: false })
    server.refuse(updatePhone, code)
    const { user } = render(<PhoneDialog />)
    await user.click(screen.getByRole('button', { name: 'Send Code' }))
    await waitFor(() => expect(errorOf('Phone')).toBe(REFUSALS[code].en))
    expect(screen.getByRole('alert').textContent).toContain(REFUSALS[code].en)
    await user.type(screen.getByLabelText('Phone'), '{Backspace}')
    expect(errorOf('Phone')).toBe('')
  },
)

test('§4 Phone dialog: number, code and success, each disabled while it is not its turn', async () => {
  signInAda({ smsVerified: false })
  const release = server.hold(updatePhone, null, 'Sent')
  const { user } = render(<PhoneDialog />)
  const phone = screen.getByLabelText<HTMLInputElement>('Phone')
  expect(phone.disabled).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Send Code' }))
  expect(phone.disabled).toBe(true)
  await user.click(await screen.findByRole('button', { name: 'Sending' }))
  release()
  const code = await screen.findByLabelText<HTMLInputElement>('SMS code')
  expect([code.disabled, phone.disabled]).toEqual([false, true])
  expect(server.inputsOf(updatePhone)).toHaveLength(1)
  expect(document.activeElement).toBe(code)
  server.lose(updatePhone)
  await user.type(code, '123456')
  expect(await screen.findByText(/could not be reached/)).toBeTruthy()
  expect(typedIn('SMS code')).toBe('123-456')
  server.on(updatePhone, null, 'Verified')
  await user.click(screen.getByRole('button', { name: 'Validate' }))
  expect(await screen.findByText('Congratulations!')).toBeTruthy()
  expect(screen.getByText('Your Phone Number has been successfully verified!')).toBeTruthy()
  openDialog({ name: 'phone' })
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  expect(openedDialog()).toBeNull()
})

test('the way back from the code leads to the number, unlocked', async () => {
  signInAda({ smsVerified: false })
  server.on(updatePhone, null, 'Sent')
  const { user } = render(<PhoneDialog />)
  await user.click(screen.getByRole('button', { name: 'Send Code' }))
  await user.click(await screen.findByRole('button', { name: 'Change Phone Number' }))
  expect(screen.getByLabelText<HTMLInputElement>('Phone').disabled).toBe(false)
  expect(screen.queryByLabelText('SMS code')).toBeNull()
})
