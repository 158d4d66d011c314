import { screen, waitFor } from '@testing-library/react'
import { type Account, account, setConsent, setLanguage } from '@zar/contract/players/account'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { Preferences } from './preferences.tsx'
import { useAccount } from './use-account.ts'

const ACCOUNT: Account = {
  name: 'Ada Lovelace',
  username: 'ada',
  usercode: 'ZR 100 001',
  personalNo: '100••••••46',
  birthDate: '1996-02-29',
  country: 'Türkiye',
  email: 'ada@zar.example',
  isEmailConfirmed: true,
  phone: '905320000001',
  isPhoneVerified: true,
  memberSince: '2026-01-01T00:00:00Z',
  previousLogInAt: null,
  netDeposits: 0,
  locale: 'tr',
  consents: ['marketing_sms'],
}

const Page = () => {
  const { data } = useAccount()
  return data ? <Preferences account={data} /> : null
}
async function open() {
  signInAda()
  server.on(account, ACCOUNT)
  const { user } = render(<Page />)
  await screen.findByText('Offers')
  return user
}
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const isChosen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

test('a consent is set as it is chosen, once, and kept as the server has agreed', async () => {
  const user = await open()
  const release = server.hold(setConsent, null, 'Saved')
  await user.click(tick('Send me offers by email'))
  expect(tick('Send me offers by email').checked).toBe(true)
  expect(tick('Send me offers by email').getAttribute('aria-disabled')).toBe('true')
  await user.click(tick('Send me offers by email'))
  await user.click(tick('Send me offers by SMS'))
  release()
  await waitFor(() =>
    expect(tick('Send me offers by email').getAttribute('aria-disabled')).toBe('false'),
  )
  expect(tick('Send me offers by email').checked).toBe(true)
  expect(tick('Send me offers by SMS').checked).toBe(true)
  expect(server.inputsOf(setConsent)).toEqual([{ kind: 'marketing_email', isGiven: true }])
  expect(server.inputsOf(account)).toHaveLength(1)
})

test('a consent that could not be taken back stands as before, and its sentence is told', async () => {
  const user = await open()
  server.refuse(setConsent, 'too_many_attempts')
  await user.click(tick('Send me offers by SMS'))
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.too_many_attempts.en)
  expect(tick('Send me offers by SMS').checked).toBe(true)
  expect(server.inputsOf(setConsent)).toEqual([{ kind: 'marketing_sms', isGiven: false }])
})

test('the language of messages is set by another choice alone', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Türkçe' }))
  expect(server.inputsOf(setLanguage)).toEqual([])
  server.on(setLanguage, null, 'Saved')
  await user.click(screen.getByRole('button', { name: 'English' }))
  await waitFor(() => expect(isChosen('English')).toBe('true'))
  expect(isChosen('Türkçe')).toBe('false')
  expect(server.inputsOf(setLanguage)).toEqual([{ locale: 'en' }])
})
