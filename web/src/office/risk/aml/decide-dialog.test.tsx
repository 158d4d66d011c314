import { screen, within } from '@testing-library/react'
import { decideAml } from '@zar/contract/office/risk/aml'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { inMinutes } from '../testing/alerts.ts'
import { amlOf, openAmlTab } from '../testing/aml.ts'

const WORDS = 'The wages of three months, by slips.'
const looked = amlOf({ lookedBy: 'Ece Er' })

test('AUZ-03: a decision is chosen and proposed with words', async () => {
  server.on(decideAml, { outcome: 'waits', proposal: '4', lapsesAt: inMinutes(60) })
  const { user } = await openAmlTab(looked)
  await user.click(await screen.findByRole('button', { name: 'Propose a decision' }))
  const dialog = within(await findDialog('AML 7: decision'))
  await user.type(dialog.getByRole('textbox'), WORDS)
  await user.click(dialog.getByRole('button', { name: 'Propose a decision' }))
  expect(server.inputsOf(decideAml)).toEqual([])
  await user.selectOptions(dialog.getByRole('combobox'), 'no_report')
  await user.click(dialog.getByRole('button', { name: 'Propose a decision' }))
  expect(await screen.findByText('Proposed, waits for a second approval')).toBeTruthy()
  expect(server.inputsOf(decideAml)).toEqual([{ id: '7', decision: 'no_report', reason: WORDS }])
})

test('AUZ-03: the second person approves exactly what was proposed', async () => {
  server.on(decideAml, { outcome: 'done', proposal: '4', lapsesAt: null })
  const { user } = await openAmlTab(looked, [
    {
      id: '4',
      right: 'aml.decide',
      object: 'aml:7',
      terms: { decision: 'report' },
      facts: {},
      reason: 'Three payments of strangers.',
      proposedBy: 'Can Su',
      proposedAt: inMinutes(-5),
      lapsesAt: inMinutes(55),
      isOwn: false,
    },
  ])
  await user.click(await screen.findByRole('button', { name: 'Approve: to be filed' }))
  const dialog = within(await findDialog('AML 7: second approval'))
  await user.type(dialog.getByRole('textbox'), WORDS)
  await user.click(dialog.getByRole('button', { name: 'Approve: to be filed' }))
  expect(await screen.findByText('Decided')).toBeTruthy()
  expect(server.inputsOf(decideAml)).toEqual([
    { id: '7', decision: 'report', reason: WORDS, proposal: '4' },
  ])
})
