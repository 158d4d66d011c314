import { waitFor } from '@testing-library/react'
import { readReceivers, scheduleReport } from '@zar/contract/office/reports/schedules'
import { expect, test, vi } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { signInStaff } from '../../../testing/office.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { ScheduleForm } from './schedule-form.tsx'

const WHY = 'read at each morning’s meeting'
const [DEFNE, MERT] = [
  'a1f7c1de-0000-4000-8000-000000000001',
  'a1f7c1de-0000-4000-8000-000000000002',
]

function open(onClose = () => {}) {
  signInStaff(['report.schedule'])
  server.on(readReceivers, [
    { id: DEFNE, name: 'Defne', hasMail: true },
    { id: MERT, name: 'Mert', hasMail: false },
  ])
  return render(<ScheduleForm report="money" onClose={onClose} />)
}

test('a report is scheduled for the people who were chosen, and for no nobody', async () => {
  const onClose = vi.fn()
  server.on(scheduleReport, { id: '1', nextAt: '2026-11-22T03:00:00.000Z' })
  const page = open(onClose)
  await findDialog('NGR and money: schedule')
  await page.user.type(page.getByLabelText('In your words'), WHY)
  await page.user.click(page.getByRole('button', { name: /^Schedule/ }))
  expect((await page.findByRole('alert')).textContent).toContain('Choose one receiver')
  expect(server.inputsOf(scheduleReport)).toEqual([])
  await page.user.click(await page.findByRole('checkbox', { name: 'Defne' }))
  await page.user.click(page.getByRole('checkbox', { name: 'Mert (no address for letters)' }))
  await page.user.click(page.getByRole('checkbox', { name: 'Defne' }))
  await page.user.selectOptions(page.getByLabelText('How often'), 'week')
  await page.user.selectOptions(page.getByLabelText('Hour (Istanbul)'), '9')
  await page.user.selectOptions(page.getByLabelText('Form'), 'csv')
  await page.user.selectOptions(page.getByLabelText('Language'), 'tr')
  await page.user.click(page.getByRole('button', { name: /^Schedule/ }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.inputsOf(scheduleReport)).toEqual([
    {
      report: 'money',
      every: 'week',
      hour: 9,
      format: 'csv',
      locale: 'tr',
      receivers: [MERT],
      reason: WHY,
    },
  ])
})

test('what the server refuses is told in the dialog, which stays', async () => {
  const onClose = vi.fn()
  server.refuse(scheduleReport, 'receiver_lacks_right')
  const page = open(onClose)
  await page.user.type(await page.findByLabelText('In your words'), WHY)
  await page.user.click(await page.findByRole('checkbox', { name: 'Defne' }))
  await page.user.click(page.getByRole('button', { name: /^Schedule/ }))
  expect((await page.findByRole('alert')).textContent).toContain('One of the receivers')
  expect(onClose).not.toHaveBeenCalled()
})

test('taxes are scheduled by month alone', async () => {
  signInStaff(['report.schedule'])
  server.on(readReceivers, [{ id: DEFNE, name: 'Defne', hasMail: true }])
  server.on(scheduleReport, { id: '1', nextAt: '2026-12-01T03:00:00.000Z' })
  const page = render(<ScheduleForm report="tax" onClose={() => {}} />)
  const every = await page.findByLabelText('How often')
  expect(every.querySelectorAll('option')).toHaveLength(1)
  await page.user.type(page.getByLabelText('In your words'), WHY)
  await page.user.click(await page.findByRole('checkbox', { name: 'Defne' }))
  await page.user.click(page.getByRole('button', { name: /^Schedule/ }))
  await waitFor(() =>
    expect(server.inputsOf(scheduleReport)).toMatchObject([{ report: 'tax', every: 'month' }]),
  )
})
