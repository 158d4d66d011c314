import { screen, within } from '@testing-library/react'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import { listRules, type RuleRow, setRule, tryRule } from '@zar/contract/office/risk/rules'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { alertOf, caseOf, inMinutes, openRisk, playerOf, RISK } from '../testing/alerts.ts'

const WHY = 'The line was lowered by the authority.'
const row: RuleRow = {
  rule: 'structuring',
  kind: 'aml',
  share: 0.002,
  points: null,
  version: 0,
  parameters: { n: 3, line: 20_000, lo: 0.8, hi: 1 },
  isOn: true,
  setAt: null,
  raised: 4,
}

function open(some: Proposal[] = []) {
  server.on(listRules, [row])
  server.on(proposals, some)
  const opened = openRisk([caseOf(alertOf(1))], `${RISK}?tab=rules&row=structuring`)
  signInStaff(['rule.edit', 'alert.view'])
  return opened
}

test('AUZ-03: values are tried on thirty days before they can be proposed', async () => {
  server.on(tryRule, {
    active: 900,
    players: 2,
    alerts: 3,
    examples: [{ player: playerOf(1), at: inMinutes(-90), reasons: alertOf(1).reasons }],
  })
  server.on(setRule, { outcome: 'waits', proposal: '4', lapsesAt: inMinutes(60) })
  const { user } = open()
  const line = await screen.findByLabelText('line')
  await user.clear(line)
  await user.type(line, '15000')
  await user.type(screen.getByLabelText('Why'), WHY)
  const propose = screen.getByRole('button', { name: 'Propose the change' })
  expect(propose.getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Try on the last 30 days' }))
  expect(
    await screen.findByText('Alerts that it would have raised: 3, for 2 of 900 players.'),
  ).toBeTruthy()
  await user.click(propose)
  expect(await screen.findByText('Change proposed, waits for a second approval')).toBeTruthy()
  const parameters = { n: 3, line: 15_000, lo: 0.8, hi: 1 }
  expect(server.inputsOf(setRule)).toEqual([
    { rule: 'structuring', parameters, isOn: true, reason: WHY },
  ])
  // Another value was not tried.
  await user.type(line, '0')
  expect(propose.getAttribute('aria-disabled')).toBe('true')
})

test('AUZ-03: the second person approves the values as they were proposed', async () => {
  server.on(setRule, { outcome: 'done', proposal: '4', lapsesAt: null })
  const { user } = open([
    {
      id: '4',
      right: 'rule.edit',
      object: 'rule:structuring',
      terms: { parameters: 'hi 1, line 15000, lo 0.8, n 3', isOn: false },
      facts: {},
      reason: WHY,
      proposedBy: 'Ece Polat',
      proposedAt: inMinutes(-3),
      lapsesAt: inMinutes(42.5),
      isOwn: false,
    },
  ])
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  const dialog = within(await findDialog('Deposits just below the line: second approval'))
  await user.type(dialog.getByRole('textbox'), WHY)
  await user.click(dialog.getByRole('button', { name: /Approve/ }))
  expect(await screen.findByText('The rule has changed')).toBeTruthy()
  expect(server.inputsOf(setRule)).toEqual([
    {
      rule: 'structuring',
      parameters: { hi: 1, line: 15_000, lo: 0.8, n: 3 },
      isOn: false,
      reason: WHY,
      proposal: '4',
    },
  ])
})
