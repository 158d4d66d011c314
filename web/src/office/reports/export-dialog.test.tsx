import { exportReport } from '@zar/contract/office/reports/export'
import { expect, test, vi } from 'vitest'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { ExportDialog } from './export-dialog.tsx'

const RANGE = { from: '2026-11-20', to: '2026-11-21' }
const WHY = 'figures for the weekly meeting'

test('a file is made for a reason alone, and what the server refuses is told', async () => {
  const onClose = vi.fn()
  const page = renderScreen(
    () => <ExportDialog report="money" format="pdf" range={RANGE} onClose={onClose} />,
    '/office/reports',
  )
  await page.findByRole('dialog', { name: 'NGR and money: pages' })
  await page.user.click(page.getByRole('button', { name: /^Download/ }))
  expect(server.inputsOf(exportReport)).toEqual([])
  server.refuse(exportReport, 'out_of_scope')
  await page.user.type(page.getByRole('textbox'), WHY)
  await page.user.click(page.getByRole('button', { name: /^Download/ }))
  expect((await page.findByRole('alert')).textContent).toContain('outside your scope')
  expect(server.inputsOf(exportReport)).toEqual([
    { report: 'money', format: 'pdf', ...RANGE, reason: WHY },
  ])
  expect(onClose).not.toHaveBeenCalled()
})
