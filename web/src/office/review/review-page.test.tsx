import { screen, within } from '@testing-library/react'
import {
  declareIncident,
  type ReviewHouse,
  readReviewHouse,
  setReviewRule,
} from '@zar/contract/office/review-house'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { ReviewPage } from './review-page.tsx'

const REASON = 'Two more people work in the evening.'
const HOUSE: ReviewHouse = {
  version: 1,
  setAt: '2026-11-21T10:00:00.000Z',
  by: null,
  first: null,
  lengths: {
    firstMinutes: 15,
    eachMinutes: 3,
    mostMinutes: 240,
    askedHours: 72,
    opensMinute: null,
    closesMinute: null,
    brakeHourE5: '25000000000',
    brakeTimes: 3,
  },
  incidentFrom: null,
  waiting: [],
  actions: [
    { right: 'withdrawal.clock', state: 'second', why: null },
    { right: 'withdrawal.extend', state: 'second', why: null },
  ],
}
const open = (house: ReviewHouse = HOUSE) => {
  server.on(readReviewHouse, house)
  return renderScreen(ReviewPage, '/office/review')
}
const button = (name: string) => screen.findByRole('button', { name })

test('the rule is told in words, and a new one is proposed with what it was before', async () => {
  server.on(setReviewRule, { outcome: 'waits' })
  const { user } = open()
  expect(await screen.findByText('Day and night')).toBeTruthy()
  expect(screen.getByText('As it was delivered; nobody has changed it.')).toBeTruthy()
  await user.click(await button('Change the rule'))
  const dialog = within(await findDialog('The clock’s rule'))
  const first = dialog.getByLabelText('The first in line')
  await user.clear(first)
  await user.type(first, '500')
  await user.type(dialog.getByLabelText('From'), '8:00')
  await user.type(dialog.getByLabelText('Until'), '24:00')
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.click(dialog.getByRole('button', { name: 'Propose the new rule' }))
  expect(await dialog.findByText(/Keep to the bounds/)).toBeTruthy()
  expect(server.inputsOf(setReviewRule)).toEqual([])
  await user.clear(first)
  await user.type(first, '25')
  expect(dialog.getByText('before 15')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Propose the new rule' }))
  expect(await screen.findByText('The rule was proposed, waits for a second person')).toBeTruthy()
  const lengths = { ...HOUSE.lengths, firstMinutes: 25, opensMinute: 480, closesMinute: 1_440 }
  expect(server.inputsOf(setReviewRule)).toEqual([{ lengths, reason: REASON }])
})

test('AUZ-03: the second person approves what was proposed as it is; the first has no button', async () => {
  const lengths = { ...HOUSE.lengths, mostMinutes: 120 }
  const proposal = {
    kind: 'rule',
    by: 'Derya Ak',
    isOwn: false,
    because: REASON,
    lapsesAt: new Date(Date.now() + 40 * 60_000).toISOString(),
    hours: null,
    lengths,
  } as const
  const own = { ...proposal, kind: 'incident', isOwn: true, hours: 6, lengths: null } as const
  server.on(setReviewRule, { outcome: 'done' })
  const { user } = open({ ...HOUSE, waiting: [proposal, own] })
  expect(await screen.findByText('You proposed 6 hours more for all reviews')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Read and approve' })).toHaveLength(1)
  await user.click(await button('Read and approve'))
  const dialog = within(await findDialog('The clock’s rule'))
  expect((dialog.getByLabelText('At most') as HTMLInputElement).readOnly).toBe(true)
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.click(dialog.getByRole('button', { name: 'Set the new rule, second approval' }))
  expect(await screen.findByText('The new rule holds')).toBeTruthy()
  expect(server.inputsOf(setReviewRule)).toEqual([{ lengths, reason: REASON }])
})

test('an incident is proposed in whole hours, and not before the seven days are over', async () => {
  server.on(declareIncident, { outcome: 'waits' })
  const { user } = open()
  await user.click(await button('Declare an incident'))
  const dialog = within(await findDialog('Declare an incident'))
  await user.clear(dialog.getByLabelText('Hours'))
  await user.type(dialog.getByLabelText('Hours'), '6')
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.click(dialog.getByRole('button', { name: 'Propose 6 hours for all reviews' }))
  expect(server.inputsOf(declareIncident)).toEqual([{ hours: 6, reason: REASON }])
})

test('within the seven days, and without the right, the buttons say why', async () => {
  open({
    ...HOUSE,
    incidentFrom: '2026-12-03T10:00:00.000Z',
    actions: [{ right: 'withdrawal.extend', state: 'second', why: null }],
  })
  expect((await button('Declare an incident')).getAttribute('aria-disabled')).toBe('true')
  expect((await button('Change the rule')).getAttribute('aria-disabled')).toBe('true')
})

test('what did not come can be asked for again', async () => {
  server.lose(readReviewHouse)
  const { user } = renderScreen(ReviewPage, '/office/review')
  const again = await button('Try again')
  server.on(readReviewHouse, HOUSE)
  await user.click(again)
  expect(await screen.findByText('Day and night')).toBeTruthy()
})
