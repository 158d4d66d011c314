import { screen, within } from '@testing-library/react'
import {
  listBonusRequests,
  readBonusRequest,
  refuseBonusRequest,
  takeBonusRequest,
} from '@zar/contract/office/offers/bonus-requests'
import { proposeGrant } from '@zar/contract/office/offers/grants'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { RequestsPage } from './requests-page.tsx'
import { openRequests, REQUESTS, requestOf, standingOf } from './testing/requests.ts'

const WHY = 'Compared with the open offers of today.'
const button = (name: RegExp) => screen.findByRole('button', { name })

test('a request says who asks for what, what matters for the answer, and what the clock does', async () => {
  openRequests(
    requestOf({
      running: [
        {
          id: '5b0e9c51-4a4c-4a44-9a52-5c1a4b1f0005',
          title: 'Half again',
          status: 'active',
          balanceE5: '1000000',
        },
      ],
      before: [
        {
          id: '5b0e9c51-4a4c-4a44-9a52-5c1a4b1f0006',
          state: 'refused',
          code: 'running',
          offer: null,
          askedAt: '2026-11-20T08:00:00.000Z',
        },
      ],
      protection: { isOff: false, points: 3 },
    }),
  )
  const panel = within(await screen.findByRole('complementary', { name: 'Forty rounds, deniz' }))
  expect(panel.getByText('I have played for a year.')).toBeTruthy()
  expect(panel.getByText(/it is given by itself/)).toBeTruthy()
  expect(panel.getByText('₺700,00')).toBeTruthy()
  expect(panel.getByText('3 points')).toBeTruthy()
  expect(panel.getByText(/Half again/)).toBeTruthy()
  expect(panel.getByRole('link', { name: /Another bonus, a bonus is running/ })).toBeTruthy()
  expect(screen.getByText('1 request waits')).toBeTruthy()
})

test('a proposes the offer that was asked for, with the version that was seen', async () => {
  server.on(proposeGrant, { outcome: 'waits', proposal: '7', lapsesAt: null })
  const { user } = openRequests(requestOf())
  await button(/Propose a bonus/)
  await user.keyboard('a')
  const dialog = within(await findDialog('Answer with an offer'))
  await user.type(dialog.getByLabelText('In your words'), WHY)
  await user.click(dialog.getByRole('button', { name: 'Propose a bonus of ₺40,00' }))
  expect(await screen.findByText('Proposed, waits for a second person')).toBeTruthy()
  const { id, player } = requestOf()
  expect(server.inputsOf(proposeGrant)).toEqual([
    { id: player.id, offer: 'nar', reason: WHY, request: { id, caseId: '101', version: 2 } },
  ])
})

test('another bonus has no offer chosen: one is due before it is proposed', async () => {
  const { user } = openRequests(requestOf({ offer: null, offerId: null }))
  await user.click(await button(/Propose a bonus/))
  const dialog = within(await findDialog('Answer with an offer'))
  await user.type(dialog.getByLabelText('In your words'), WHY)
  await user.click(dialog.getByRole('button', { name: 'Propose the bonus' }))
  expect(dialog.getByRole('alert').textContent).toBe('Choose an offer.')
  expect(server.inputsOf(proposeGrant)).toEqual([])
})

test('r refuses it with a code, and a decision of somebody else meanwhile is told', async () => {
  server.refuse(refuseBonusRequest, 'case_changed')
  const { user } = openRequests(requestOf())
  await button(/Refuse/)
  await user.keyboard('r')
  const dialog = within(await findDialog('Refuse the request for a bonus'))
  await user.click(dialog.getByRole('button', { name: 'Refuse' }))
  expect(server.inputsOf(refuseBonusRequest)).toEqual([])
  await user.selectOptions(dialog.getByRole('combobox'), 'no_offer')
  await user.type(dialog.getByLabelText('In your words'), WHY)
  await user.click(dialog.getByRole('button', { name: 'Refuse' }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect(server.inputsOf(refuseBonusRequest)).toMatchObject([{ code: 'no_offer', version: 2 }])
})

test('u takes it for five minutes', async () => {
  server.on(takeBonusRequest, null)
  const { user } = openRequests(requestOf())
  await button(/Take/)
  await user.keyboard('u')
  expect(await screen.findByText('Taken for 5 minutes')).toBeTruthy()
  expect(server.inputsOf(takeBonusRequest)).toEqual([{ id: requestOf().id, caseId: '101' }])
})

test('who is given no bonus is shown as such, and nothing can be proposed', async () => {
  const { user } = openRequests(
    requestOf({
      protection: { isOff: true, points: null },
      money: null,
      standing: standingOf({ takenBy: { id: 'x', name: 'Ece Er' } }),
    }),
  )
  expect(await screen.findByText('Ece Er is looking at this request.')).toBeTruthy()
  expect(screen.getAllByText(/given no bonus now/).length).toBeGreaterThan(0)
  expect(screen.getByText('Your role sees no balances.')).toBeTruthy()
  expect((await button(/Propose a bonus/)).getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('a')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what waits for a second person is named, with the way to it', async () => {
  openRequests(
    requestOf({
      state: 'proposed',
      proposal: {
        id: '7',
        offer: 'Forty rounds',
        worthE5: '4000000',
        by: 'Defne Dal',
        lapsesAt: '2026-11-28T08:00:00.000Z',
      },
    }),
  )
  expect(await screen.findByText(/Defne Dal proposed: Forty rounds, ₺40,00/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the player’s bonuses' })).toBeTruthy()
})

test('one that the clock ended says so and has nothing to press', async () => {
  openRequests(
    requestOf({
      state: 'refused',
      standing: null,
      words: null,
      decided: {
        by: 'clock',
        at: '2026-11-28T08:00:00.000Z',
        code: 'not_looked_at',
        given: null,
        because: null,
      },
    }),
  )
  expect(await screen.findByText(/^the clock, /)).toBeTruthy()
  expect(screen.getByText('not looked at')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Refuse/ })).toBeNull()
})

test('an empty queue says so, and what is not there too', async () => {
  server.on(listBonusRequests, [])
  server.refuse(readBonusRequest, 'not_found')
  const { user } = renderScreen(RequestsPage, `${REQUESTS}?row=${requestOf().id}`, REQUESTS)
  expect(await screen.findByText('No request waits')).toBeTruthy()
  expect(await screen.findByText('There is no such request')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'ended' }))
  expect(await screen.findByText('No request has ended')).toBeTruthy()
})
