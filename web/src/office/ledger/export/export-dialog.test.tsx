import { waitFor, within } from '@testing-library/react'
import { exportLedger } from '@zar/contract/office/house/ledger-export'
import { proposals, withdrawProposal } from '@zar/contract/office/proposals'
import { expect, test, vi } from 'vitest'
import { errorOf, put } from '../../../testing/field.ts'
import { findDialog } from '../../../testing/find-dialog.ts'
import { ECE_ID, signInStaff } from '../../../testing/office.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { ExportDialog } from './export-dialog.tsx'
import { WaitingExports } from './waiting-exports.tsx'

const WHY = 'Asked for by the supervisor.'
const RANGE = { from: '2026-10-31T21:00:00.000Z', until: '2026-11-02T21:00:00.000Z' }
const PLAYER = { id: ECE_ID, number: 'ZR 204 718', username: 'gecekusu' }
const PROPOSAL = {
  id: '7',
  right: 'ledger.export' as const,
  object: 'ledger:export',
  terms: { ...RANGE, player: ECE_ID },
  facts: { rows: 1_204, first: '11', last: '1401', sumE5: '125000000' },
  reason: WHY,
  proposedBy: 'Levent Koru',
  proposedAt: '2026-11-21T16:20:00.000Z',
  lapsesAt: '2999-11-21T17:20:00.000Z',
  isOwn: false,
}

test('an export is proposed by days and reason, of one player where theirs are open', async () => {
  signInStaff(['ledger.export'])
  server.on(exportLedger, { outcome: 'waits', proposal: '7', lapsesAt: null, file: null })
  const onClose = vi.fn()
  const page = render(<ExportDialog player={PLAYER} onClose={onClose} />)
  await findDialog('Export the ledger')
  put('First day', '2026-11-01')
  put('Last day', '2026-11-02')
  await page.user.selectOptions(page.getByLabelText('Whose transfers'), ECE_ID)
  await page.user.type(page.getByLabelText('In your words'), WHY)
  await page.user.click(page.getByRole('button', { name: /^Propose the export/ }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.inputsOf(exportLedger)).toEqual([{ ...RANGE, player: ECE_ID, reason: WHY }])
})

test('days that are no range are told, and nothing is sent; a refusal is told in the dialog', async () => {
  signInStaff(['ledger.export'])
  const page = render(<ExportDialog player={undefined} onClose={() => {}} />)
  await findDialog('Export the ledger')
  expect(page.queryByLabelText('Whose transfers')).toBeNull()
  put('First day', '2026-11-03')
  put('Last day', '2026-11-02')
  await page.user.type(page.getByLabelText('In your words'), WHY)
  const send = () => page.user.click(page.getByRole('button', { name: /^Propose the export/ }))
  await send()
  expect(errorOf('Last day')).toMatch('Choose both days')
  expect(server.inputsOf(exportLedger)).toEqual([])
  server.refuse(exportLedger, 'ledger_export_too_large')
  put('First day', '2026-11-01')
  await send()
  expect((await page.findByRole('alert')).textContent).toMatch('50,000')
})

test('the second person’s yes brings the file', async () => {
  signInStaff(['ledger.export'])
  server.on(proposals, [PROPOSAL])
  server.on(exportLedger, {
    outcome: 'done',
    proposal: '7',
    lapsesAt: null,
    file: { name: 'ledger.csv', type: 'text/csv', content: btoa('id;at\n') },
  })
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:saved'
  })
  const page = render(<WaitingExports />)
  await page.user.click(await page.findByRole('button', { name: 'Look at it' }))
  const dialog = await findDialog('Approve the export of the ledger')
  for (const fact of ['1,204', '₺1.250,00', '11 – 1401', 'Levent Koru'])
    expect(within(dialog).getByText(fact)).toBeTruthy()
  await page.user.click(within(dialog).getByRole('button', { name: /^Approve and download/ }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(await saved[0]?.text()).toBe('id;at\n')
  expect(server.inputsOf(exportLedger)).toEqual([
    { ...RANGE, player: ECE_ID, reason: WHY, proposal: '7' },
  ])
})

test('who proposed an export takes it back', async () => {
  signInStaff(['ledger.export'])
  server.on(proposals, [{ ...PROPOSAL, isOwn: true }])
  server.on(withdrawProposal, null)
  const own = render(<WaitingExports />)
  await own.user.click(await own.findByRole('button', { name: 'Take back' }))
  await waitFor(() => expect(server.inputsOf(withdrawProposal)).toEqual([{ id: '7' }]))
})
