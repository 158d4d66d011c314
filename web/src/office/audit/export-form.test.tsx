import { waitFor } from '@testing-library/react'
import { exportAudit } from '@zar/contract/office/audit'
import { proposals, withdrawProposal } from '@zar/contract/office/proposals'
import { expect, test, vi } from 'vitest'
import { errorOf, put } from '../../testing/field.ts'
import { findDialog } from '../../testing/find-dialog.ts'
import { signInStaff } from '../../testing/office.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { ExportForm } from './export-form.tsx'
import { Exports } from './exports.tsx'

const WHY = 'Asked for by the supervisor.'
const RANGE = { from: '2026-10-31T21:00:00.000Z', until: '2026-11-02T21:00:00.000Z' }
const PROPOSAL = {
  id: '7',
  right: 'audit.export' as const,
  object: 'audit:export',
  terms: { ...RANGE, format: 'csv' },
  facts: { rows: 1_204 },
  reason: WHY,
  proposedBy: 'Levent Koru',
  proposedAt: '2026-11-21T16:20:00.000Z',
  lapsesAt: '2999-11-21T17:20:00.000Z',
  isOwn: false,
}

test('an export is proposed by days, form and reason', async () => {
  signInStaff(['audit.export'])
  server.on(exportAudit, { outcome: 'waits', proposal: '7', lapsesAt: null, file: null })
  const onClose = vi.fn()
  const page = render(<ExportForm onClose={onClose} />)
  await findDialog('Export the log')
  put('First day', '2026-11-01')
  put('Last day', '2026-11-02')
  await page.user.selectOptions(page.getByLabelText('Form'), 'csv')
  await page.user.type(page.getByLabelText('In your words'), WHY)
  await page.user.click(page.getByRole('button', { name: /^Propose the export/ }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.inputsOf(exportAudit)).toEqual([{ ...RANGE, format: 'csv', reason: WHY }])
})

test('days that are no range are told, and nothing is sent', async () => {
  signInStaff(['audit.export'])
  const page = render(<ExportForm onClose={() => {}} />)
  await findDialog('Export the log')
  put('First day', '2026-11-03')
  put('Last day', '2026-11-02')
  await page.user.type(page.getByLabelText('In your words'), WHY)
  await page.user.click(page.getByRole('button', { name: /^Propose the export/ }))
  expect(errorOf('Last day')).toMatch('Choose both days')
  expect(server.inputsOf(exportAudit)).toEqual([])
})

test('the second person’s yes brings the file', async () => {
  signInStaff(['audit.export'])
  server.on(proposals, [PROPOSAL])
  server.on(exportAudit, {
    outcome: 'done',
    proposal: '7',
    lapsesAt: null,
    file: { name: 'audit.csv', type: 'text/csv', content: btoa('id;at\n') },
  })
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:saved'
  })
  const page = render(<Exports />)
  await page.user.click(await page.findByRole('button', { name: 'Approve and download' }))
  const dialog = await findDialog('Approve the export')
  expect(dialog.textContent).toContain('CSV, 1,204 rows.')
  await page.user.type(page.getByLabelText('In your words'), WHY)
  await page.user.click(
    page.getAllByRole('button', { name: /^Approve and download/ }).at(-1) as HTMLElement,
  )
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(await saved[0]?.text()).toBe('id;at\n')
  expect(server.inputsOf(exportAudit)).toEqual([
    { ...RANGE, format: 'csv', reason: WHY, proposal: '7' },
  ])
})

test('whoever proposed it has no yes, and takes it back', async () => {
  signInStaff(['audit.export'])
  server.on(proposals, [{ ...PROPOSAL, isOwn: true }])
  server.on(withdrawProposal, null)
  const page = render(<Exports />)
  await page.user.click(await page.findByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(server.inputsOf(withdrawProposal)).toEqual([{ id: '7' }]))
  expect(page.queryByRole('button', { name: 'Approve and download' })).toBeNull()
})
