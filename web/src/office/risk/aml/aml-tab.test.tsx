import { screen, within } from '@testing-library/react'
import { listAml, readAml } from '@zar/contract/office/risk/aml'
import { expect, test } from 'vitest'
import { signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { openRisk, RISK } from '../testing/alerts.ts'
import { amlOf, openAmlTab, WHY } from '../testing/aml.ts'

test('a case says why it was opened, what the rules raised and that nothing is held', async () => {
  await openAmlTab(amlOf())
  expect(await screen.findByText(/none: payments end by their own clocks/)).toBeTruthy()
  const panel = within(screen.getByRole('complementary', { name: 'AML 7' }))
  expect(panel.getByText('rule: Deposits just below the line')).toBeTruthy()
  expect(panel.getByText(/none: payments end by their own clocks/)).toBeTruthy()
  expect(panel.getByText(/Deposits just below the line, in a day 3/)).toBeTruthy()
  expect(server.inputsOf(listAml)[0]).toEqual({ reason: WHY, state: 'open' })
  expect(server.inputsOf(readAml)[0]).toEqual({ id: '7', reason: WHY })
})

test('one that has ended says who decided, and has no step', async () => {
  await openAmlTab(
    amlOf({
      standing: null,
      lookedBy: 'Ece Er',
      decision: 'no_report',
      proposedBy: 'Ece Er',
      decidedBy: 'Can Su',
      decidedBecause: 'Wages of three months.',
      decidedAt: new Date().toISOString(),
    }),
  )
  expect(await screen.findByText('Wages of three months.')).toBeTruthy()
  expect(screen.getByText(/Ece Er, Can Su/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Propose a decision' })).toBeNull()
})

test('whoever is not of compliance has no such tab', async () => {
  const opened = openRisk([], `${RISK}?tab=aml`)
  signInStaff(['alert.view', 'alert.decide'])
  expect(await opened.findByRole('tab', { name: /Alerts/ })).toBeTruthy()
  expect(opened.queryByRole('tab', { name: 'AML' })).toBeNull()
  expect(server.inputsOf(listAml)).toEqual([])
})
