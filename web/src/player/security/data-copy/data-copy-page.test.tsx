import { act, screen } from '@testing-library/react'
import { sendCopyCode, takeDataCopy } from '@zar/contract/players/data-copy'
import type { OwnData } from '@zar/contract/players/own-data'
import { REFUSALS } from '@zar/contract/refusal'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveFile } from '../../../lib/api/save-file.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { DataCopyPage } from './data-copy-page.tsx'

vi.mock('../../../lib/api/save-file.ts', () => ({ saveFile: vi.fn() }))
beforeEach(() => vi.mocked(saveFile).mockClear())

const LINK = '/data-copy#secret'
const NONE = { total: 0, rows: [] }
const COPY: OwnData = {
  madeAt: '2026-11-30T10:00:00.000Z',
  account: {
    name: 'Deniz Ay',
    username: 'deniz',
    usercode: 'ZR 204 718 903',
    personalNo: '10000000146',
    birthDate: '1990-05-19',
    country: 'Türkiye',
    email: 'deniz@posta.example',
    isEmailConfirmed: true,
    phone: '905321112233',
    isPhoneVerified: true,
    memberSince: '2026-01-01T10:00:00.000Z',
    previousLogInAt: null,
    netDeposits: 0,
    locale: 'tr',
    consents: [],
  },
  consents: [],
  terms: [],
  sessions: [],
  identityChecks: [],
  twoStepSince: null,
  passkeys: [],
  payments: [],
  games: {
    favourites: [],
    launches: NONE,
    movements: NONE,
    movementsSince: null,
    unmovedBets: NONE,
  },
  sportBets: NONE,
  bets: NONE,
  bettingPreferences: null,
  bonuses: [],
  freeRounds: [],
  cashbacks: [],
  bonusRequests: [],
  support: { tickets: [], chat: [], callRequests: [], complaints: [] },
  protection: { realityCheckMinutes: 60, limits: [], breaks: [] },
  notifications: [],
  copiesByLink: [],
}
const press = () => screen.findByRole('button', { name: 'Send the code' })
const field = () => screen.findByLabelText('SMS code')

/** The page after the code was sent. */
async function coded() {
  server.on(sendCopyCode, null, 'Code sent.')
  const { user } = render(<DataCopyPage />, LINK)
  await user.click(await press())
  return { user, code: await field() }
}

test('opened, the page sends nothing, and its secret leaves the address', async () => {
  render(<DataCopyPage />, LINK)
  expect(await press()).toBeTruthy()
  expect(location.hash).toBe('')
  expect(server.inputsOf(sendCopyCode)).toEqual([])
})

test('PRV-02: the right code downloads the copy as the file of a log-in', async () => {
  server.on(takeDataCopy, COPY)
  const { user, code } = await coded()
  expect(document.activeElement).toBe(code)
  await user.type(code, '482913')
  expect(await screen.findByRole('heading', { name: 'Your copy was downloaded' })).toBeTruthy()
  expect(server.inputsOf(takeDataCopy)).toEqual([{ token: 'secret', code: '482913' }])
  const [file, name] = vi.mocked(saveFile).mock.calls[0] ?? []
  expect(name).toBe('zar-my-data.json')
  expect(file?.type).toBe('application/json')
  await user.click(screen.getByRole('button', { name: 'Download it again' }))
  expect(await press()).toBeTruthy()
})

test('a wrong code is told and typed anew; without an answer the code stays for another press', async () => {
  const { user, code } = await coded()
  server.refuse(takeDataCopy, 'copy_link_over')
  await user.type(code, '111111')
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.copy_link_over.en)
  server.lose(takeDataCopy)
  await user.type(await field(), '482913')
  expect(await screen.findByText(/The server could not be reached/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Download the copy' }))
  expect(server.inputsOf(takeDataCopy)).toHaveLength(3)
  expect(saveFile).not.toHaveBeenCalled()
})

test('a link that is over says so, one that was cut off asks nothing', async () => {
  server.refuse(sendCopyCode, 'copy_link_over')
  const { user, unmount } = render(<DataCopyPage />, LINK)
  await user.click(await press())
  expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeTruthy()
  unmount()
  render(<DataCopyPage />, '/data-copy')
  expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeTruthy()
})

test('another link that is opened over this one begins anew with its own secret', async () => {
  const { user } = await coded()
  act(() => {
    history.pushState(null, '', '/data-copy#another')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await user.click(await press())
  expect(server.inputsOf(sendCopyCode)).toEqual([{ token: 'secret' }, { token: 'another' }])
  expect(location.hash).toBe('')
})

test('offline and too many tries are told and leave the page; a code of a moment ago is typed', async () => {
  server.lose(sendCopyCode)
  const { user } = render(<DataCopyPage />, LINK)
  await user.click(await press())
  expect(await screen.findByText(/The server could not be reached/)).toBeTruthy()
  server.refuse(sendCopyCode, 'too_many_attempts')
  await user.click(await press())
  expect(await screen.findByText(REFUSALS.too_many_attempts.en)).toBeTruthy()
  server.refuse(sendCopyCode, 'code_too_soon')
  await user.click(await press())
  expect(await field()).toBeTruthy()
})
