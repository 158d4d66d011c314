import { screen, waitFor, within } from '@testing-library/react'
import {
  askBonus,
  type BonusRequest,
  type MyBonusRequests,
  myBonusRequests,
  withdrawBonusRequest,
} from '@zar/contract/offers/bonus-requests'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { errorOf, typedIn } from '../../../testing/field.ts'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { BonusRequests, WaitingRequest } from './bonus-requests.tsx'

const WORDS = 'I have played for a year and would like one.'
const ID = '0199d2a0-0000-7000-8000-000000000001'
const OTHER = '0199d2a0-0000-7000-8000-000000000002'
const one = (change: Partial<BonusRequest> = {}): BonusRequest => ({
  id: ID,
  offer: { id: 'nar', title: 'Forty rounds' },
  words: WORDS,
  state: 'asked',
  code: null,
  given: null,
  askedAt: '2026-11-28T08:00:00.000Z',
  answerBy: '2026-11-28T12:00:00.000Z',
  term: null,
  decidedAt: null,
  ...change,
})
const ended = (change: Partial<BonusRequest>) => one({ answerBy: null, ...change })
const MINE: MyBonusRequests = {
  requests: [],
  offers: [{ id: 'nar', title: 'Forty rounds' }],
  canAsk: 'yes',
  why: null,
}

function open(change: Partial<MyBonusRequests> = {}) {
  signInAda()
  server.on(myBonusRequests, { ...MINE, ...change })
  return render(<BonusRequests />)
}
const send = () => screen.findByRole('button', { name: 'Send the request' })

test('an offer is asked for with words, and then the request stands in its place', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('combobox'))
  await user.click(await screen.findByRole('option', { name: 'Forty rounds' }))
  await user.type(screen.getByLabelText('Why, in short'), WORDS)
  const release = server.hold(askBonus, { id: ID }, 'Your request is here.')
  await user.click(await send())
  expect(await screen.findByRole('button', { name: /^Sending/ })).toBeTruthy()
  server.on(myBonusRequests, { ...MINE, canAsk: 'waits', requests: [one()] })
  release()
  expect(await screen.findByText(/It is answered by 28/)).toBeTruthy()
  expect(screen.getByText(/Its terms are fulfilled/)).toBeTruthy()
  expect(screen.queryByLabelText('Why, in short')).toBeNull()
  expect(server.inputsOf(askBonus)).toMatchObject([{ offer: 'nar', words: WORDS }])
})

test('too few words are said at their field, which takes the focus, and nothing is sent', async () => {
  const { user } = open()
  await user.click(await send())
  expect(errorOf('Why, in short')).toBe('Write 10 characters at least.')
  expect(document.activeElement).toBe(screen.getByLabelText('Why, in short'))
  expect(server.inputsOf(askBonus)).toEqual([])
})

test('what could not be sent stays, and goes once more as the same request; changed it is another', async () => {
  const { user } = open()
  server.lose(askBonus)
  await user.type(await screen.findByLabelText('Why, in short'), WORDS)
  await user.click(await send())
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/)
  expect(typedIn('Why, in short')).toBe(WORDS)
  server.refuse(askBonus, 'bonus_request_waits')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(REFUSALS.bonus_request_waits.en)).toBeTruthy()
  await user.type(screen.getByLabelText('Why, in short'), ' Please.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(server.inputsOf(askBonus)).toHaveLength(3))
  const [first, second, third] = server.inputsOf(askBonus) as { requestId: string }[]
  expect(first?.requestId).toBe(second?.requestId)
  expect(third?.requestId).not.toBe(first?.requestId)
})

test('the term that is open is told, and an open request is taken back after a question', async () => {
  const { user } = open({ canAsk: 'waits', requests: [one({ term: 'deposit' })] })
  expect(await screen.findByText(/Open term: This bonus comes with a deposit/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Take the request back' }))
  const question = within(screen.getByRole('group', { name: 'Take the request back?' }))
  const keep = question.getByRole('button', { name: 'Keep the request' })
  expect(document.activeElement).toBe(keep)
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take the request back' }))
  expect(server.inputsOf(withdrawBonusRequest)).toEqual([])
  await user.keyboard('{Enter}')
  server.on(withdrawBonusRequest, null)
  server.on(myBonusRequests, { ...MINE, requests: [ended({ state: 'withdrawn' })] })
  await user.click(screen.getByRole('button', { name: 'Yes, take it back' }))
  expect(await screen.findByText('You took this request back.')).toBeTruthy()
  expect(server.inputsOf(withdrawBonusRequest)).toEqual([{ id: ID }])
})

test('what was given and why another was refused stay to be read', async () => {
  open({
    requests: [
      ended({ state: 'granted', given: 'Forty rounds' }),
      ended({ id: OTHER, state: 'refused', code: 'no_offer', offer: null }),
    ],
  })
  const list = within(await screen.findByRole('list', { name: 'Your earlier requests' }))
  expect(list.getByText('You were given: Forty rounds.')).toBeTruthy()
  expect(list.getByText('No open bonus fits what you asked for.')).toBeTruthy()
})

test('who may ask for none reads why, and whose day is full when', async () => {
  const { unmount } = open({ canAsk: 'off', why: 'Your break is not over.' })
  expect(await screen.findByText('Your break is not over.')).toBeTruthy()
  expect(screen.queryByLabelText('Why, in short')).toBeNull()
  unmount()
  open({ canAsk: 'day_full' })
  expect(await screen.findByText(/three requests today/)).toBeTruthy()
})

test('what could not be read is asked for again', async () => {
  signInAda()
  server.lose(myBonusRequests)
  const { user } = render(<BonusRequests />)
  expect(await screen.findByText(/could not be read/)).toBeTruthy()
  server.on(myBonusRequests, MINE)
  await user.click(screen.getByRole('button', { name: 'Read again' }))
  expect(await send()).toBeTruthy()
})

test('the page of bonuses shows the open request, and nothing where there is none', async () => {
  signInAda()
  server.on(myBonusRequests, { ...MINE, canAsk: 'waits', requests: [one({ state: 'looked_at' })] })
  const { unmount } = render(<WaitingRequest />)
  expect(await screen.findByText(/One of our people is looking/)).toBeTruthy()
  unmount()
  server.on(myBonusRequests, MINE)
  render(<WaitingRequest />)
  await waitFor(() => expect(screen.queryByText('Your request that waits')).toBeNull())
})
