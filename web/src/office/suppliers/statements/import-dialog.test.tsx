import { screen, within } from '@testing-library/react'
import {
  type BankStatement,
  importStatement,
  listStatements,
  type OfficeStatements,
} from '@zar/contract/office/house/statements'
import { expect, test } from 'vitest'
import { put } from '../../../testing/field.ts'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { Statements } from './statements.tsx'

const REASON = 'The statement of today, as each morning.'
const CONTENT = 'id;date;amount;currency;reference\r\n1;2026-11-20;5;TRY;İade\r\n'
const STATEMENT: BankStatement = {
  id: '7',
  name: 'hesap.csv',
  from: '2026-11-20',
  to: '2026-11-20',
  by: 'Derya Ak',
  because: REASON,
  at: '2026-11-21T06:00:00.000Z',
  lines: 9,
  known: 1,
  agreed: 4,
  waiting: 1,
  differing: 2,
  unmatched: 1,
  missing: 3,
}
const ALL: OfficeStatements = {
  statements: [STATEMENT],
  unmatched: [
    {
      bankId: 'B-4',
      statement: '7',
      line: 5,
      day: '2026-11-20',
      amountE5: '-9000000',
      currency: 'TRY',
      reference: 'rent of the office',
    },
  ],
  actions: [{ right: 'statement.import', state: 'yes', why: null }],
}

async function openDialog(bytes: BlobPart = CONTENT) {
  server.on(listStatements, ALL)
  const page = renderScreen(Statements, '/office/suppliers')
  await page.user.click(await screen.findByRole('button', { name: 'Bring in a statement' }))
  const dialog = within(await findDialog('Bring in a statement of the bank'))
  const choose = () =>
    page.user.upload(dialog.getByLabelText('CSV file'), new File([bytes], 'hesap.csv'))
  const send = () =>
    page.user.click(dialog.getByRole('button', { name: /^Bring it in and compare/ }))
  const fill = async () => {
    await choose()
    put('First day of it', '2026-11-20')
    put('Last day of it', '2026-11-20')
    await page.user.type(dialog.getByLabelText('In your words'), REASON)
  }
  return { ...page, dialog, send, fill, choose }
}

test('what a statement came to is told, with the lines that name nothing of ours', async () => {
  server.on(listStatements, ALL)
  renderScreen(Statements, '/office/suppliers')
  expect(
    await screen.findByText('4 agree · 1 asked about · 2 differ · 1 unmatched · 3 missing'),
  ).toBeTruthy()
  expect(screen.getByText('1 were there before')).toBeTruthy()
  expect(screen.getByText(/rent of the office/)).toBeTruthy()
})

test('a file is brought in with its days and a reason; nothing is sent before all is there', async () => {
  const { dialog, send, fill } = await openDialog()
  await send()
  expect(dialog.getByText('Choose a CSV file.')).toBeTruthy()
  expect(server.inputsOf(importStatement)).toEqual([])
  server.on(importStatement, { statement: STATEMENT, isNew: true, problems: [] })
  await fill()
  await send()
  expect(await screen.findByText('hesap.csv: 9 lines taken, 2 differ')).toBeTruthy()
  expect(server.inputsOf(importStatement)).toEqual([
    { name: 'hesap.csv', content: CONTENT, from: '2026-11-20', to: '2026-11-20', reason: REASON },
  ])
})

test('what a Turkish bank writes without UTF-8 is read too, and the same file is told', async () => {
  // İ, ş and ğ of windows-1254.
  const { send, fill } = await openDialog(new Uint8Array([0xdd, 0xfe, 0xf0]))
  server.on(importStatement, { statement: STATEMENT, isNew: false, problems: [] })
  await fill()
  await send()
  expect(await screen.findByText(/brought in before; nothing has changed/)).toBeTruthy()
  expect(server.inputsOf(importStatement)[0]).toMatchObject({ content: 'İşğ' })
})

test('wrong lines are told one by one, and the dialog stays open', async () => {
  const { dialog, send, fill } = await openDialog()
  const problems = [
    { line: 3, what: 'amount' },
    { line: 4, what: 'outside' },
  ] as const
  server.on(importStatement, { statement: null, isNew: false, problems: [...problems] })
  await fill()
  await send()
  const alert = await dialog.findByRole('alert')
  expect(alert.textContent).toContain('2 wrong lines; nothing was taken')
  expect(within(alert).getByText('Line 3: the sum cannot be read or is zero')).toBeTruthy()
  expect(within(alert).getByText('Line 4: the date is outside the chosen days')).toBeTruthy()
})

test('who may only look reads who can; a list that does not come is asked for again', async () => {
  server.refuse(listStatements, 'unavailable')
  const { user } = renderScreen(Statements, '/office/suppliers')
  await screen.findByRole('alert', {}, { timeout: 10_000 })
  const actions = [{ right: 'statement.import', state: 'refused', why: 'no_right' }] as const
  server.on(listStatements, { statements: [], unmatched: [], actions: [...actions] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No statement was brought in yet')).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Bring in a statement' })
  expect(button.getAttribute('aria-description')).toMatch(/Those who can: .*Manager/)
})
