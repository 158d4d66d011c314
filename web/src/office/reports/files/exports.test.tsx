import { waitFor } from '@testing-library/react'
import { proposals } from '@zar/contract/office/proposals'
import { exportBulk, exportPersonal } from '@zar/contract/office/reports/files'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { signInStaff } from '../../../testing/office.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { Exports } from './exports.tsx'

const WHY = 'asked for by the supervisor'
const DAYS = { from: '2026-11-01', to: '2026-11-20' }
const PROPOSAL = {
  id: '7',
  right: 'export.bulk' as const,
  object: 'export:bulk',
  terms: { ...DAYS, currency: 'TRY' },
  facts: { rows: 61_204 },
  reason: WHY,
  proposedBy: 'Levent Koru',
  proposedAt: '2026-11-21T16:20:00.000Z',
  lapsesAt: '2999-11-21T17:20:00.000Z',
  isOwn: false,
}

test('what waits is approved with its rows on the button, by the same days', async () => {
  signInStaff(['export.bulk'])
  server.on(proposals, [PROPOSAL])
  server.on(exportBulk, { outcome: 'done', proposal: '7', lapsesAt: null })
  const page = render(<Exports />)
  expect(page.queryByRole('button', { name: 'Export players' })).toBeNull()
  await page.user.click(await page.findByRole('button', { name: 'Look at it' }))
  const dialog = await findDialog('All transfers')
  expect(dialog.textContent).toContain('Levent Koru')
  await page.user.click(page.getByRole('button', { name: /^Approve 61,204 rows/ }))
  await waitFor(() =>
    expect(server.inputsOf(exportBulk)).toEqual([{ ...DAYS, reason: WHY, proposal: '7' }]),
  )
})

test('each export is proposed by whoever may', async () => {
  signInStaff(['export.personal', 'export.bulk'])
  server.on(proposals, [])
  server.on(exportPersonal, { outcome: 'waits', proposal: '8', lapsesAt: null })
  const page = render(<Exports />)
  await page.user.click(page.getByRole('button', { name: 'Export players' }))
  await findDialog('Players with personal fields')
  await page.user.type(page.getByLabelText('In your words'), WHY)
  await page.user.click(page.getByRole('button', { name: /^Propose the export/ }))
  await waitFor(() => expect(server.inputsOf(exportPersonal)).toMatchObject([{ reason: WHY }]))
})
