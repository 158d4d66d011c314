import { screen, waitFor } from '@testing-library/react'
import { REFUSALS } from '@zar/contract/refusal'
import { callMe } from '@zar/contract/support/support'
import { expect, test } from 'vitest'
import { openDialog, openedDialog } from '../../lib/dialog/dialog.ts'
import { errorOf, put, typedIn } from '../../testing/field.ts'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { CallRequestDialog } from './call-request-dialog.tsx'

async function open() {
  signInAda({ usercode: `ZR ${crypto.randomUUID()}` })
  openDialog({ name: 'callRequest' })
  const { user } = render(<CallRequestDialog />)
  await user.type(screen.getByLabelText('Name'), 'Ada Lovelace')
  await user.type(screen.getByLabelText('Message'), 'Please call me')
  return user
}
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save Request' })

test('a call is asked for with a name, a message and a contact, and then the dialog closes', async () => {
  const user = await open()
  expect(save().disabled).toBe(true)
  await user.type(screen.getByLabelText('Contact'), '05320000001')
  server.on(callMe, null, 'We will call you')
  await user.click(save())
  expect(await screen.findByText('We will call you')).toBeTruthy()
  expect(server.inputsOf(callMe)).toEqual([
    {
      name: 'Ada Lovelace',
      message: 'Please call me',
      contacts: [{ type: 1, contact: '05320000001' }],
    },
  ])
  expect(openedDialog()).toBeNull()
})

test('a call request has one to five contacts, and says so at either end', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Remove contact 1' }))
  expect(await screen.findByText('You must add at least one contact')).toBeTruthy()
  for (let count = 1; count < 6; count += 1)
    await user.click(screen.getByRole('button', { name: 'Add Contact' }))
  expect(await screen.findByText('You can add at most 5 contacts')).toBeTruthy()
  expect(screen.getAllByLabelText('Contact')).toHaveLength(5)
})

test('a wrong field of a call request is marked once it was left', async () => {
  const user = await open()
  await user.clear(screen.getByLabelText('Message'))
  await user.type(screen.getByLabelText('Message'), 'Hi')
  expect(screen.queryByText('Write your message in 5 to 100 characters')).toBeNull()
  await user.tab()
  expect(await screen.findByText('Write your message in 5 to 100 characters')).toBeTruthy()
})

test('a stranger who asks to be called logs in first', () => {
  render(<CallRequestDialog />)
  expect(openedDialog()).toEqual({ name: 'login' })
})

test('a call request that is refused or lost stays typed, and is sent once by the next press', async () => {
  const user = await open()
  put('Contact', '05320000001')
  server.refuse(callMe, 'too_many_attempts')
  await user.click(save())
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.too_many_attempts.en)
  expect(typedIn('Message')).toBe('Please call me')
  const release = server.hold(callMe, null, 'We will call you')
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Saving' }))
  await user.type(screen.getByLabelText('Name'), '{Enter}')
  release()
  await waitFor(() => expect(openedDialog()).toBeNull())
  expect(server.inputsOf(callMe)).toHaveLength(2)
})

test('a contact is marked once it was left, each by itself, and by the kind that is chosen', async () => {
  const user = await open()
  await user.type(screen.getByLabelText('Contact'), '053')
  await user.tab()
  expect(errorOf('Contact')).toBe('Use 5 to 30 characters here')
  await user.click(screen.getByRole('combobox', { name: 'Type' }))
  await user.click(await screen.findByRole('option', { name: 'E-mail' }))
  const contact = screen.getByLabelText<HTMLInputElement>('Contact')
  expect([contact.placeholder, contact.inputMode]).toEqual(['e.g. name@mail.com', 'email'])
  await user.type(contact, '@zar.example')
  expect(errorOf('Contact')).toBe('')
  server.on(callMe, null, 'We will call you')
  await user.click(save())
  await waitFor(() =>
    expect(server.inputsOf(callMe)).toMatchObject([
      { contacts: [{ type: 4, contact: '053@zar.example' }] },
    ]),
  )
})

test('a half-written call request is there again, and is gone once it was sent', async () => {
  const usercode = `ZR ${crypto.randomUUID()}`
  signInAda({ usercode })
  const first = render(<CallRequestDialog />)
  put('Name', 'Ada Lovelace')
  put('Message', 'Please call me')
  put('Contact', '05320000001')
  first.unmount()
  const second = render(<CallRequestDialog />)
  expect([typedIn('Name'), typedIn('Contact')]).toEqual(['Ada Lovelace', '05320000001'])
  server.on(callMe, null, 'We will call you')
  await second.user.click(save())
  await screen.findByText('We will call you')
  second.unmount()
  render(<CallRequestDialog />)
  expect([typedIn('Name'), typedIn('Contact')]).toEqual(['', ''])
})
