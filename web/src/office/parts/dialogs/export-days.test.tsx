import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { errorOf, put } from '../../../testing/field.ts'
import { findDialog } from '../../../testing/find-dialog.ts'
import { render } from '../../../testing/render.tsx'
import { ExportDays } from './export-days.tsx'

const WHY = 'Asked for by the supervisor.'

async function open() {
  const [propose, onProposed, onClose] = [vi.fn(), vi.fn(), vi.fn()]
  const page = render(
    <ExportDays
      title="Export it"
      note="Two people."
      draft="test:export"
      propose={propose}
      onProposed={onProposed}
      onClose={onClose}
    />,
  )
  await findDialog('Export it')
  const send = () => page.user.click(page.getByRole('button', { name: /^Propose the export/ }))
  await page.user.type(page.getByLabelText('In your words'), WHY)
  return { page, propose, onProposed, onClose, send }
}

test('days and reason are proposed from the first moment to the last, and it closes', async () => {
  const { propose, onProposed, onClose, send } = await open()
  put('First day', '2026-11-01')
  put('Last day', '2026-11-02')
  await send()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const range = { from: '2026-10-31T21:00:00.000Z', until: '2026-11-02T21:00:00.000Z' }
  expect(propose.mock.calls).toEqual([[{ ...range, reason: WHY }]])
  expect(onProposed).toHaveBeenCalledOnce()
})

test('days that are no range are told, and what was refused stays open with its failure', async () => {
  const { page, propose, onProposed, onClose, send } = await open()
  put('First day', '2026-11-03')
  put('Last day', '2026-11-02')
  await send()
  expect(errorOf('Last day')).toMatch('Choose both days')
  expect(propose).not.toHaveBeenCalled()
  propose.mockRejectedValueOnce(new Error('refused'))
  put('First day', '2026-11-01')
  await send()
  expect(await page.findByRole('alert')).toBeTruthy()
  expect([onProposed.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0])
})
