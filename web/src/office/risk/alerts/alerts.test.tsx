import { screen, within } from '@testing-library/react'
import { listAlerts, openRiskCase } from '@zar/contract/office/risk/alerts'
import { clearLink } from '@zar/contract/office/risk/cases'
import { readMarkers, recordCare } from '@zar/contract/office/risk/help'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { setWindow } from '../../../testing/window.ts'
import {
  actionsOf,
  alertOf,
  caseOf,
  inMinutes,
  openRisk,
  pageOf,
  playerOf,
  RISK,
} from '../testing/alerts.ts'

const WHY = 'A family that shares a tablet.'
const one = caseOf(alertOf(1))
const two = caseOf(alertOf(2, { score: 31 }))
const at = (id: string) => `${RISK}?row=${id}`

test('alerts stand as the server orders them, with reason, score and what is left of the promise', async () => {
  openRisk([one, two])
  await screen.findByText('player1')
  const [first, second] = screen.getAllByRole('row').slice(1) as HTMLElement[]
  expect(within(first as HTMLElement).getByText('78')).toBeTruthy()
  expect(within(first as HTMLElement).getAllByText(/in a day: 3, bound 3/)).toBeTruthy()
  expect(within(second as HTMLElement).getByText('31')).toBeTruthy()
  expect(screen.getByText('2 alerts wait')).toBeTruthy()
  expect(within(first as HTMLElement).getByText('1 h left')).toBeTruthy()
})

test('the case gives the reasons first, then the score, and the links as a picture and as a list', async () => {
  openRisk([one], at('1'))
  await screen.findByRole('button', { name: 'Take' })
  const panel = within(screen.getByRole('complementary', { name: 'Alert 1' }))
  expect(await panel.findByText('₺54.000,00')).toBeTruthy()
  expect(panel.getByText('Shared fact (IBAN, identity, mailbox)')).toBeTruthy()
  expect(panel.getByText(/Score now 61/)).toBeTruthy()
  const said = '2 accounts: player1 and player2: IBAN, joined the same week'
  expect(panel.getByRole('img', { name: said })).toBeTruthy()
  const rows = within(panel.getByRole('table')).getAllByRole('row')
  expect(rows).toHaveLength(3)
  expect(within(rows[1] as HTMLElement).getByText('15.200,00')).toBeTruthy()
})

test('a case is made of it with a reason', async () => {
  server.on(openRiskCase, { risk: '118' })
  const { user } = openRisk([one], at('1'))
  await user.click(await screen.findByRole('button', { name: 'Open a case' }))
  const dialog = within(await findDialog('Make a case of the alert'))
  await user.type(dialog.getByRole('textbox'), WHY)
  await user.click(dialog.getByRole('button', { name: 'Open a case' }))
  expect(await screen.findByText('Case 118 opened')).toBeTruthy()
  expect(server.inputsOf(openRiskCase)).toEqual([
    { id: '1', caseId: '101', version: 2, reason: WHY },
  ])
})

test('a role that may not decide reads why, and one whose role sees no score is told so', async () => {
  const blind = caseOf(alertOf(1), {
    scoreNow: null,
    group: null,
    actions: actionsOf({ 'alert.decide': 'refused', 'case.edit': 'refused' }),
  })
  openRisk([blind], at('1'))
  const close = await screen.findByRole('button', { name: 'Noise, close' })
  expect(close.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('The score is closed to your role.')).toBeTruthy()
  expect(screen.getByText('Nothing links this account with another one.')).toBeTruthy()
})

test('a link is cleared with words', async () => {
  server.on(clearLink, null)
  const { user } = openRisk([one], at('1'))
  await user.click(await screen.findByRole('button', { name: 'Clear the link' }))
  const dialog = within(await findDialog('player1 and player2 are two people'))
  await user.type(dialog.getByRole('textbox'), WHY)
  await user.click(dialog.getByRole('button', { name: 'Clear the link' }))
  expect(await screen.findByText('Link cleared')).toBeTruthy()
  expect(server.inputsOf(clearLink)).toEqual([
    { one: playerOf(1).id, other: playerOf(2).id, reason: WHY },
  ])
})

test('what the ladder of help asks for has its markers, and what was done is written down', async () => {
  const asked = caseOf(
    alertOf(1, {
      rule: 'harm_ladder',
      reasons: [
        { code: 'points', seen: '6', bound: '6' },
        { code: 'step', seen: '3', bound: null },
      ],
    }),
  )
  server.on(recordCare, null)
  server.on(readMarkers, {
    points: 6,
    markers: [
      { rule: 'harm_night', points: 2, at: inMinutes(-60), reasons: [], isRunning: true },
      { rule: 'harm_time', points: 2, at: inMinutes(-60), reasons: [], isRunning: false },
    ],
    steps: [],
    actions: actionsOf({ 'care.record': 'yes' }),
  })
  const { user } = openRisk([asked], at('1'))
  expect(await screen.findByText('Play at night')).toBeTruthy()
  expect(screen.queryByText('Long hours')).toBeNull()
  expect(screen.getByText(/a person writes or calls within 24 hours/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Write down what was done' }))
  const dialog = within(await findDialog('Write down the step of help'))
  await user.type(dialog.getByRole('textbox'), WHY)
  await user.click(dialog.getByRole('button', { name: 'Write down what was done' }))
  expect(await screen.findByText('Written down')).toBeTruthy()
  expect(server.inputsOf(recordCare)).toEqual([{ id: playerOf(1).id, step: 3, reason: WHY }])
})

test('no alerts is said, a state that left none gives its filter back, and a failure is asked again', async () => {
  server.on(listAlerts, pageOf([]))
  const { user } = openRisk([])
  expect(await screen.findByText('No alerts')).toBeTruthy()
  server.refuse(listAlerts, 'out_of_hours')
  await user.click(screen.getByRole('button', { name: 'In a case' }))
  expect(location.search).toBe('?state=case')
  const failed = await screen.findByRole('alert')
  server.on(listAlerts, pageOf([one]))
  await user.click(within(failed).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('player1')).toBeTruthy()
})

test('on a phone an alert is a card that leads to its case and back', async () => {
  setWindow('phone')
  const { user } = openRisk([one])
  await user.click(await screen.findByRole('button', { name: /Deposits just below the line/ }))
  expect(await screen.findByRole('complementary', { name: 'Alert 1' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back to the list' }))
  expect(await screen.findByRole('button', { name: /player1/ })).toBeTruthy()
})
