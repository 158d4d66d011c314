import { screen, waitFor } from '@testing-library/react'
import { confirmLimit, type PlayerLimit, setLimit } from '@zar/contract/protection'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { Limits } from './limits.tsx'

const DAILY: PlayerLimit = {
  kind: 'deposit',
  period: 'day',
  isOfHouse: false,
  most: 500,
  used: 120,
  left: 380,
  wish: null,
}
const AFTER = { limits: [], exclusion: null }
const HOUR_MS = 3_600_000
const from = (ms: number) => new Date(Date.now() + ms).toISOString()
function open(...limits: PlayerLimit[]) {
  signInAda()
  return render(<Limits limits={limits} />)
}

test('the form opens by a press, and Cancel gives the focus back to what opened it', async () => {
  const { user } = open(DAILY)
  await user.click(screen.getByRole('button', { name: 'Set a limit' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Set a limit' }))
  expect(screen.queryByLabelText('At most (whole liras)')).toBeNull()
})

test('what is used and left of a limit is said, of time in minutes', () => {
  open(DAILY, { ...DAILY, kind: 'time', most: 60, used: 45, left: 15 })
  expect(screen.getByText('Used ₺120,00 · left ₺380,00')).toBeTruthy()
  expect(screen.getByText('Used 45 min · left 15 min')).toBeTruthy()
})

test('LIM-03: a limit is removed by a second press, whose first says that it waits', async () => {
  const { user } = open(DAILY)
  await user.click(screen.getByRole('button', { name: 'Remove the limit' }))
  expect(screen.getByText(/stays for another 24 hours/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'I want to remove it' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(server.inputsOf(setLimit)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Remove the limit' }))
  const release = server.hold(setLimit, AFTER, 'Saved')
  await user.click(screen.getByRole('button', { name: 'I want to remove it' }))
  await user.click(await screen.findByRole('button', { name: 'Saving' }))
  release()
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(server.inputsOf(setLimit)).toEqual([{ kind: 'deposit', period: 'day', most: null }])
  expect(screen.getByRole('button', { name: 'Remove the limit' })).toBeTruthy()
})

test('a wish that is not due can only be dropped', async () => {
  const { user } = open({ ...DAILY, wish: { most: 900, confirmFrom: from(HOUR_MS) } })
  expect(
    screen.getByText(/The change you asked for: ₺900,00\. You can confirm it from/),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  server.on(setLimit, AFTER, 'Saved')
  await user.click(screen.getByRole('button', { name: 'Keep it as it is' }))
  await waitFor(() =>
    expect(server.inputsOf(setLimit)).toEqual([{ kind: 'deposit', period: 'day', most: 500 }]),
  )
})

test('a wish that is due is confirmed, and a refusal is told', async () => {
  const { user } = open({ ...DAILY, wish: { most: null, confirmFrom: from(-HOUR_MS) } })
  expect(screen.getByText(/The change you asked for: no limit\. It takes effect/)).toBeTruthy()
  server.refuse(confirmLimit, 'limit_wish_too_early')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.limit_wish_too_early.en)
  expect(server.inputsOf(confirmLimit)).toEqual([{ kind: 'deposit', period: 'day' }])
})

test('a limit of the casino can be changed by nobody here', () => {
  open({ ...DAILY, isOfHouse: true })
  expect(screen.getByText('Set by us')).toBeTruthy()
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['Set a limit'])
})
