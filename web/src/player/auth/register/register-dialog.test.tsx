import { screen, waitFor } from '@testing-library/react'
import { bootstrap } from '@zar/contract/content'
import { register, registrationForm } from '@zar/contract/players/auth'
import { updatePhone } from '@zar/contract/players/customer'
import { REFUSALS, type RefusalCode } from '@zar/contract/refusal'
import { beforeEach, expect, test, vi } from 'vitest'
import { openDialog, openedDialog } from '../../../lib/dialog/dialog.ts'
import { forgetSession, session } from '../../../lib/session/session.ts'
import { useDraftState } from '../../../lib/storage/drafts.ts'
import { errorOf, put, typedIn } from '../../../testing/field.ts'
import { ADA } from '../../../testing/player.ts'
import { render, renderHook } from '../../../testing/render.tsx'
import { SITE, server } from '../../../testing/server.ts'
import { RegisterDialog } from './register-dialog.tsx'

vi.mock('./confetti.ts', () => ({ throwConfetti: async () => {} }))

const COUNTRIES = [
  { id: 49, name: 'Almanya' },
  { id: 90, name: 'Türkiye' },
]
const FILLED = {
  Name: 'Ada',
  Surname: 'Lovelace',
  Username: 'ada41',
  Email: 'ada@zar.example',
  'Day of birth': '29',
  'Month of birth': '02',
  'Year of birth': '1996',
  'Turkish ID number': '10000000146',
  Password: 'cherry-garden-41',
  'Repeat password': 'cherry-garden-41',
}
const EMPTY = {
  Name: 'Enter your name',
  Surname: 'Enter your surname',
  Username: 'Choose a username',
  Email: 'Enter your email address',
  Phone: 'Enter your phone number',
  'Day of birth': 'Enter day, month and year in digits',
  'Month of birth': 'Enter day, month and year in digits',
  'Year of birth': 'Enter day, month and year in digits',
  'Turkish ID number': 'Enter your ID number',
  Password: 'Choose a password',
  'Repeat password': 'Enter your password once more',
}
type User = ReturnType<typeof render>['user']
type Label = keyof typeof FILLED

/** What the form would begin with. */
function draft() {
  const { result, unmount } = renderHook(() => useDraftState('register', {}))
  const [kept, , forget] = result.current
  unmount()
  return { kept, forget }
}

beforeEach(() => {
  // What the test before typed.
  draft().forget()
  server.on(registrationForm, { countries: COUNTRIES })
})

async function open(trialBonusAmount = 0) {
  server.on(bootstrap, { ...SITE, trialBonusAmount })
  openDialog({ name: 'register' })
  const view = render(<RegisterDialog />)
  await screen.findByText('Türkiye')
  return view
}

function fill(change: Partial<Record<Label, string>> = {}) {
  const all = { ...FILLED, Phone: '5321234567', ...change }
  for (const [label, text] of Object.entries(all)) put(label, text)
}
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Open account' }))

test('an empty sign-up says at every field what is missing, begins at the first and sends nothing', async () => {
  const { user } = await open()
  await submit(user)
  await waitFor(() => expect(errorOf('Name')).toBe(EMPTY.Name))
  for (const [label, sentence] of Object.entries(EMPTY)) expect(errorOf(label)).toBe(sentence)
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  expect(server.inputsOf(register)).toEqual([])
})

test('a field of the sign-up is checked when it is left, and then with every key', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('Username'), 'ada')
  expect(errorOf('Username')).toBe('')
  await user.tab()
  await waitFor(() => expect(errorOf('Username')).toBe('A username has 5 to 30 characters'))
  await user.type(screen.getByLabelText('Username'), '41')
  await waitFor(() => expect(errorOf('Username')).toBe(''))
  await user.type(screen.getByLabelText('Username'), 'ş')
  await waitFor(() => expect(errorOf('Username')).toBe('Use letters a to z and digits only'))
})

test('a repeated password turns right or wrong by what is typed in the field before it', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('Repeat password'), 'cherry')
  await user.type(screen.getByLabelText('Password'), 'cherr')
  await waitFor(() => expect(errorOf('Repeat password')).toBe('The two passwords are not the same'))
  await user.type(screen.getByLabelText('Password'), 'y')
  await waitFor(() => expect(errorOf('Repeat password')).toBe(''))
})

test('the third of a month may be typed as 3, and a day that is not in the calendar is refused', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('Day of birth'), '3')
  await user.tab()
  expect(typedIn('Day of birth')).toBe('03')
  fill({ 'Day of birth': '31' })
  await submit(user)
  await waitFor(() => expect(errorOf('Year of birth')).toBe('There is no such day, check the date'))
  expect(server.inputsOf(register)).toEqual([])
})

test('the ID number is asked for by the name that it has in the chosen country', async () => {
  const { user } = await open()
  expect(screen.getByLabelText('Turkish ID number')).toBeTruthy()
  await user.click(screen.getByRole('combobox', { name: 'Country' }))
  await user.click(await screen.findByRole('option', { name: 'Almanya' }))
  expect(screen.getByLabelText('National ID number')).toBeTruthy()
})

test('a sign-up is sent once, opens the session and forgets what was typed', async () => {
  const release = server.hold(register, ADA, 'Welcome')
  const { user } = await open()
  fill()
  await submit(user)
  const busy = await screen.findByRole('button', { name: 'Opening account' })
  expect(busy.getAttribute('aria-busy')).toBe('true')
  await user.click(busy)
  await user.type(screen.getByLabelText('Name'), '{Enter}')
  release()
  expect(await screen.findByText('Düşeş!')).toBeTruthy()
  expect(await screen.findByText('Welcome')).toBeTruthy()
  expect(session()?.username).toBe('ada')
  expect(server.inputsOf(register)).toEqual([
    {
      name: 'Ada',
      surname: 'Lovelace',
      username: 'ada41',
      email: 'ada@zar.example',
      phone: '905321234567',
      country: 90,
      currencyId: 1,
      birthDate: '1996-02-29',
      trialBonus: 0,
      PersonalNo: '10000000146',
      password: 'cherry-garden-41',
      password2: 'cherry-garden-41',
    },
  ])
  forgetSession()
  expect(draft().kept).toEqual({})
})

test.each<[RefusalCode, string]>([
  ['username_taken', 'Username'],
  ['weak_password', 'Password'],
  ['too_young', 'Year of birth'],
])('a sign-up refused with %s says so at the field %s and goes there', async (code, label) => {
  server.refuse(register, code)
  const { user } = await open()
  fill()
  await submit(user)
  await waitFor(() => expect(errorOf(label)).toBe(REFUSALS[code].en))
  expect(document.activeElement).toBe(screen.getByLabelText(label))
  expect(screen.getByRole('alert').textContent).toContain(REFUSALS[code].en)
  expect(session()).toBeNull()
})

test('a sign-up from a country that is not served is refused at the country', async () => {
  server.refuse(register, 'country_not_allowed')
  const { user } = await open()
  fill()
  await submit(user)
  await waitFor(() => expect(errorOf('Country')).toBe(REFUSALS.country_not_allowed.en))
})

test('the fields that the server names are marked, a field that the form has not is passed over', async () => {
  server.refuse(register, 'invalid_input', undefined, [
    { field: 'birthDate', message: 'There is no such day' },
    { field: 'email', message: 'This address is not one' },
    { field: 'refId', message: 'not a number' },
  ])
  const { user } = await open()
  fill()
  await submit(user)
  await waitFor(() => expect(errorOf('Year of birth')).toBe('There is no such day'))
  expect(errorOf('Email')).toBe('This address is not one')
  expect(screen.queryByText('not a number')).toBeNull()
})

test('a sign-up that got no answer keeps the form, and is sent again by the next press', async () => {
  server.lose(register)
  const { user } = await open()
  fill()
  await submit(user)
  expect((await screen.findByRole('alert')).textContent).toMatch(/The server could not be reached/)
  expect(typedIn('Password')).toBe(FILLED.Password)
  server.on(register, ADA)
  await submit(user)
  expect(await screen.findByText('Düşeş!')).toBeTruthy()
  expect(server.inputsOf(register)).toHaveLength(2)
})

test('who asks for the trial bonus goes by the phone, whose code is sent at once, and may skip it', async () => {
  server.on(register, ADA)
  server.on(updatePhone, null, 'Sent')
  const { user } = await open(100)
  await user.click(screen.getByRole('checkbox', { name: /I want the ₺100/ }))
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Your details',
    'Phone',
    'Ready',
  ])
  fill()
  await submit(user)
  expect(await screen.findByLabelText('SMS code')).toBeTruthy()
  expect(server.inputsOf(register)).toMatchObject([{ trialBonus: 1 }])
  expect(server.inputsOf(updatePhone)).toEqual([{ step: 1, phone: '905320000001' }])
  await user.click(screen.getByRole('button', { name: 'Skip Verification' }))
  expect(openedDialog()).toBeNull()
})

test('without a trial bonus nobody is asked for one', async () => {
  await open()
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
})
