import { screen, waitFor, within } from '@testing-library/react'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import {
  type OfficePayRule,
  readPayRule,
  setPayRule,
} from '@zar/contract/office/withdrawals/pay-rule'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { PAY_RULE } from '../testing/house.ts'
import { PayRulePanel } from './pay-rule.tsx'

const REASON = 'More withdrawals a day than last month.'
const NOW = PAY_RULE.versions[0]?.bounds
if (!NOW) throw new Error('no rule')
const NEXT = { ...NOW, amountMaxE5: '650050000', dayCountMax: 4 }
const PROPOSAL: Proposal = {
  id: '7',
  right: 'withdrawal.rules',
  object: 'pay-rule',
  terms: NEXT,
  facts: { version: 1, ...NOW },
  reason: REASON,
  proposedBy: 'Derya Ak',
  proposedAt: new Date().toISOString(),
  lapsesAt: new Date(Date.now() + 3_000_000).toISOString(),
  isOwn: false,
}

function open(rule: OfficePayRule = PAY_RULE, waiting: Proposal[] = []) {
  server.on(readPayRule, rule)
  server.on(proposals, waiting)
  return renderScreen(PayRulePanel, '/office/review')
}

test('bounds are proposed with what they were, none above the most that is allowed', async () => {
  const { user } = open()
  server.on(setPayRule, { outcome: 'waits', proposal: '7', lapsesAt: null })
  expect(await screen.findByText('₺5.000,00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Change the rule of payment' }))
  const dialog = within(await findDialog('Bounds of what is paid by rule'))
  const send = () => user.click(dialog.getByRole('button', { name: /^Propose the new bounds/ }))
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await send()
  expect(await dialog.findByText('These bounds hold already.')).toBeTruthy()
  const one = dialog.getByLabelText('A single withdrawal')
  const put = async (field: HTMLElement, text: string) => {
    await user.clear(field)
    await user.type(field, text)
  }
  await put(one, '20000')
  expect(await dialog.findByText(/none above the most/)).toBeTruthy()
  await put(one, '6.500,50')
  expect(dialog.getByText('before ₺5.000,00')).toBeTruthy()
  await put(dialog.getByLabelText('Withdrawals a day'), '4')
  expect(server.inputsOf(setPayRule)).toEqual([])
  await send()
  expect(await screen.findByText('Proposed, it waits for a second person')).toBeTruthy()
  expect(server.inputsOf(setPayRule)).toEqual([{ bounds: NEXT, reason: REASON }])
})

test('AUZ-03: the second person sees each bound before and after, and sets those', async () => {
  const { user } = open(PAY_RULE, [PROPOSAL])
  server.on(setPayRule, { outcome: 'done', proposal: '7', lapsesAt: null })
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('Bounds of what is paid by rule'))
  expect(dialog.getByText('₺5.000,00 → ₺6.500,50')).toBeTruthy()
  expect(dialog.getByText('5 → 4')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /^Set the new bounds/ }))
  await waitFor(() =>
    expect(server.inputsOf(setPayRule)).toEqual([{ bounds: NEXT, reason: REASON, proposal: '7' }]),
  )
  expect(await screen.findByText('The new rule of payment holds')).toBeTruthy()
})

test('who set it and the versions before it are told; without the right the button says who can', async () => {
  const [first] = PAY_RULE.versions
  if (!first) throw new Error('no version')
  const second = {
    ...first,
    version: 2,
    bounds: NEXT,
    proposedBy: 'Derya Ak',
    approvedBy: 'Levent Koru',
    because: REASON,
  }
  const actions = [{ right: 'withdrawal.rules', state: 'refused', why: 'no_right' }] as const
  open({ ...PAY_RULE, versions: [second, first], actions: [...actions] })
  expect(await screen.findByText(/Proposed by Derya Ak, approved by Levent Koru/)).toBeTruthy()
  expect(screen.getByText(/Version 1: ₺5.000,00 for one/)).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Change the rule of payment' })
  expect(button.getAttribute('aria-description')).toMatch(/Those who can: .*Compliance/)
})

test('a rule that does not come is asked for again', async () => {
  server.refuse(readPayRule, 'unavailable')
  server.on(proposals, [])
  const { user } = renderScreen(PayRulePanel, '/office/review')
  await screen.findByRole('alert', {}, { timeout: 10_000 })
  server.on(readPayRule, PAY_RULE)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Paid by rule, version 1')).toBeTruthy()
})
