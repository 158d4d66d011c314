import { screen, waitFor } from '@testing-library/react'
import {
  deposit,
  methods,
  type PaymentField,
  type PaymentMethod,
  withdraw,
} from '@zar/contract/payment'
import { REFUSALS, type RefusalCode } from '@zar/contract/refusal'
import { expect, test, vi } from 'vitest'
import { errorOf, put, typedIn } from '../../../testing/field.ts'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { PaymentForm } from './payment-form.tsx'

const field = (key: string, change: Partial<PaymentField> = {}): PaymentField => ({
  key,
  mask: null,
  objectType: 'String',
  option: null,
  ...change,
})
const AMOUNT = field('Amount', { objectType: 'Decimal' })
const IBAN = field('Iban', { mask: 'TR00 0000' })
const BANK = field('Bank', { option: [{ id: 3, name: 'Ege' }] })
const METHOD: PaymentMethod = {
  id: 7,
  type: 1,
  title: 'Bank',
  note: '',
  icon: 'landmark',
  group: 'bank',
  min: 100,
  max: 2_000,
  minutes: 5,
  closed: null,
  isLastUsed: false,
}
type User = ReturnType<typeof render>['user']

async function open(type: 1 | 2, fields: PaymentField[], balance = 1_250.5) {
  signInAda({ usercode: `ZR ${crypto.randomUUID()}`, balance })
  server.on(methods, [{ ...METHOD, type }])
  const onAnswer = vi.fn()
  const view = render(
    <PaymentForm method={{ id: 7, type, title: 'Bank' }} fields={fields} onAnswer={onAnswer} />,
  )
  if (fields.includes(AMOUNT)) await screen.findByText('₺100 – ₺2.000')
  return { ...view, onAnswer }
}
const submit = (user: User, name = 'Continue') => user.click(screen.getByRole('button', { name }))
const button = () => screen.getByRole('button', { name: 'Continue' })

test('a payment that is not filled in says at every field what is missing, and is not sent', async () => {
  const { user } = await open(1, [AMOUNT, BANK, IBAN])
  expect(button().getAttribute('aria-disabled')).toBe('true')
  expect(button().title).toBe('Fill in every field first')
  await submit(user)
  await waitFor(() => expect(errorOf('Amount')).toBe('Fill in this field'))
  expect(errorOf('Bank')).toBe('Choose one from the list')
  expect(errorOf('IBAN')).toBe('Fill in this field')
  expect(document.activeElement).toBe(screen.getByLabelText('Amount'))
  put('IBAN', 'TR33 00')
  await waitFor(() => expect(errorOf('IBAN')).toBe('Fill in the digits that are missing'))
  expect(server.inputsOf(deposit)).toEqual([])
})

test.each([
  ['99,99', 'The least you can enter is ₺100,00'],
  ['2.000,01', 'The most you can enter is ₺2.000,00'],
])('a deposit of %s is outside of what its method takes', async (typed, sentence) => {
  const { user } = await open(1, [AMOUNT])
  await user.type(screen.getByLabelText('Amount'), typed)
  await user.tab()
  await waitFor(() => expect(errorOf('Amount')).toBe(sentence))
})

test('a withdrawal is no more than the balance, and says what it leaves before it is asked for', async () => {
  const { user } = await open(2, [AMOUNT], 500)
  await user.type(screen.getByLabelText('Amount'), '200')
  const sums = screen.getByText('Leaves your account').closest('[aria-live=polite]')
  expect(sums?.textContent).toContain('Balance after ₺300,00')
  await user.type(screen.getByLabelText('Amount'), '0')
  await user.tab()
  await waitFor(() =>
    expect(errorOf('Amount')).toBe('Your balance is ₺500,00; no more can be withdrawn'),
  )
  expect(screen.queryByText('Balance after')).toBeNull()
})

test('a round sum that is pressed fills the field, and none is offered that could not be sent', async () => {
  const { user } = await open(2, [AMOUNT], 300)
  const quick = screen.getByRole('group', { name: 'Quick amounts' })
  expect([...quick.children].map((one) => one.textContent)).toEqual(['100', '250'])
  await user.click(screen.getByRole('button', { name: '250' }))
  expect(typedIn('Amount')).toBe('250,00')
  expect(screen.getByRole('button', { name: '250' }).getAttribute('aria-pressed')).toBe('true')
})

test('yes or no is sent as such, and a moment with the offset of Istanbul', async () => {
  const { user, onAnswer } = await open(1, [
    field('Own', { objectType: 'Bool' }),
    field('PaidAt', { objectType: 'DateTime' }),
  ])
  server.on(deposit, null, 'We have it')
  await user.click(screen.getByRole('combobox', { name: 'Own' }))
  await user.click(await screen.findByRole('option', { name: 'No' }))
  put('PaidAt', '2026-11-25T09:30')
  await submit(user)
  await waitFor(() =>
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ url: undefined, message: 'We have it' }),
  )
  expect(server.inputsOf(deposit)).toMatchObject([
    { detail: { Own: false, PaidAt: '2026-11-25T09:30:00+03:00' } },
  ])
})

test('an order is sent once while its answer is awaited', async () => {
  const { user, onAnswer } = await open(1, [AMOUNT])
  const release = server.hold(deposit, null, 'We have it')
  put('Amount', '150')
  await submit(user)
  await user.click(await screen.findByRole('button', { name: 'Sending' }))
  await user.type(screen.getByLabelText('Amount'), '{Enter}')
  release()
  await waitFor(() => expect(onAnswer).toHaveBeenCalled())
  expect(server.inputsOf(deposit)).toHaveLength(1)
})

test.each<RefusalCode>(['amount_below_minimum', 'amount_above_maximum', 'insufficient_funds'])(
  'a withdrawal refused with %s says so at its sum',
  async (code) => {
    const { user } = await open(2, [AMOUNT])
    server.refuse(withdraw, code)
    put('Amount', '150')
    await submit(user, 'Withdraw')
    await waitFor(() => expect(errorOf('Amount')).toBe(REFUSALS[code].en))
    expect(document.activeElement).toBe(screen.getByLabelText('Amount'))
    expect(screen.getByRole('alert').textContent).toContain(REFUSALS[code].en)
  },
)

test('what the server finds wrong is marked at its fields, and the first of them has the focus', async () => {
  const { user } = await open(1, [AMOUNT, IBAN, field('Note')])
  server.refuse(deposit, 'invalid_input', undefined, [
    { field: 'detail.Iban', message: 'This IBAN does not exist' },
    { field: 'detail.Note', message: 'Too long' },
    { field: 'target', message: 'not a field of ours' },
  ])
  put('Amount', '150')
  put('IBAN', 'TR33 0006')
  put('Note', 'rent')
  await submit(user)
  await waitFor(() => expect(errorOf('IBAN')).toBe('This IBAN does not exist'))
  expect(errorOf('Note')).toBe('Too long')
  expect(document.activeElement).toBe(screen.getByLabelText('IBAN'))
  expect(screen.queryByText('not a field of ours')).toBeNull()
})

test('the password is asked for without an alarm, has the focus, and a wrong one is said there', async () => {
  const { user } = await open(2, [AMOUNT])
  server.refuse(withdraw, 'password_needed')
  put('Amount', '150')
  await submit(user, 'Withdraw')
  const password = await screen.findByLabelText('Your password')
  expect(document.activeElement).toBe(password)
  expect(screen.queryByRole('alert')).toBeNull()
  await submit(user, 'Withdraw')
  await waitFor(() => expect(errorOf('Your password')).toBe('Fill in this field'))
  expect(server.inputsOf(withdraw)).toHaveLength(1)
  server.refuse(withdraw, 'password_wrong')
  await user.type(password, 'secret-0')
  await submit(user, 'Withdraw')
  await waitFor(() => expect(errorOf('Your password')).toBe(REFUSALS.password_wrong.en))
})

test('an IBAN is pasted by its button, and a clipboard that is closed is told', async () => {
  const { user } = await open(1, [IBAN])
  await navigator.clipboard.writeText(' TR33-0006 ')
  await user.click(screen.getByRole('button', { name: 'Paste' }))
  await waitFor(() => expect(typedIn('IBAN')).toBe('TR33 0006'))
  vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('denied'))
  await user.click(screen.getByRole('button', { name: 'Paste' }))
  expect(await screen.findByText('The clipboard could not be read. Type the number.')).toBeTruthy()
})

test('what was typed is there again with the form, but for a secret of the card', async () => {
  const fields = [field('Note'), field('Cvv')]
  const { unmount } = await open(1, fields)
  put('Note', 'rent')
  put('Cvv', '123')
  unmount()
  render(
    <PaymentForm method={{ id: 7, type: 1, title: 'Bank' }} fields={fields} onAnswer={() => {}} />,
  )
  expect([typedIn('Note'), typedIn('Cvv')]).toEqual(['rent', ''])
})
