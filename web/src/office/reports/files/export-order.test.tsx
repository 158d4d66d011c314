import { waitFor } from '@testing-library/react'
import { exportBulk } from '@zar/contract/office/reports/files'
import { expect, test, vi } from 'vitest'
import { put } from '../../../testing/field.ts'
import { findDialog } from '../../../testing/find-dialog.ts'
import { signInStaff } from '../../../testing/office.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { ExportOrder } from './export-order.tsx'

const WHY = 'asked for by the supervisor'

test('days that are no range, or not over, are told; then the export is proposed', async () => {
  signInStaff(['export.bulk'])
  server.on(exportBulk, { outcome: 'waits', proposal: '7', lapsesAt: null })
  const onClose = vi.fn()
  const page = render(<ExportOrder kind="bulk" onClose={onClose} />)
  await findDialog('All transfers')
  const propose = () => page.user.click(page.getByRole('button', { name: /^Propose the export/ }))
  await page.user.type(page.getByLabelText('In your words'), WHY)
  for (const [from, to] of [
    ['2020-01-03', '2020-01-02'],
    ['2020-01-01', '2999-01-01'],
  ] as const) {
    put('First day', from)
    put('Last day', to)
    await propose()
    expect((await page.findByRole('alert')).textContent).toContain('Choose both days')
  }
  expect(server.inputsOf(exportBulk)).toEqual([])
  put('First day', '2020-01-01')
  put('Last day', '2020-01-02')
  await propose()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.inputsOf(exportBulk)).toEqual([
    { from: '2020-01-01', to: '2020-01-02', reason: WHY },
  ])
})
