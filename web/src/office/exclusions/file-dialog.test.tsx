import { exportExclusions } from '@zar/contract/office/risk/register'
import { expect, test, vi } from 'vitest'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { FileDialog } from './file-dialog.tsx'

const WHY = 'Asked by the authority, letter 7.'

test('the register is made a file for a reason alone, and what the server refuses is told', async () => {
  const onClose = vi.fn()
  const page = renderScreen(() => <FileDialog onClose={onClose} />, '/office/exclusions')
  await page.findByRole('dialog', { name: 'Register: file' })
  await page.user.click(page.getByRole('button', { name: /^Download/ }))
  expect(server.inputsOf(exportExclusions)).toEqual([])
  server.refuse(exportExclusions, 'no_right')
  await page.user.type(page.getByRole('textbox'), WHY)
  await page.user.click(page.getByRole('button', { name: /^Download/ }))
  expect((await page.findByRole('alert')).textContent).toContain('does not include')
  expect(server.inputsOf(exportExclusions)).toEqual([{ reason: WHY }])
  expect(onClose).not.toHaveBeenCalled()
})
