import { waitFor } from '@testing-library/react'
import {
  endSchedule,
  readSchedules,
  type ScheduleRow,
} from '@zar/contract/office/reports/schedules'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { signInStaff } from '../../../testing/office.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { Schedules } from './schedules.tsx'

const DUE = '2026-11-21T03:00:00.000Z'
const ROW: ScheduleRow = {
  id: '1',
  report: 'money',
  format: 'pdf',
  locale: 'en',
  every: 'day',
  hour: 6,
  receivers: [
    { id: 'a1f7c1de-0000-4000-8000-000000000001', name: 'Defne', hasMail: true },
    { id: 'a1f7c1de-0000-4000-8000-000000000002', name: 'Mert', hasMail: false },
  ],
  madeBy: 'Amir',
  because: 'read at each morning’s meeting',
  nextAt: '2026-11-22T03:00:00.000Z',
  last: { dueAt: DUE, code: null, receivers: 1, leftOut: 1 },
}

function open(rows: ScheduleRow[]) {
  signInStaff(['report.schedule'])
  server.on(readSchedules, rows)
  return render(<Schedules />)
}

test('a schedule says to whom, when next and what became of the last time', async () => {
  const page = open([
    ROW,
    { ...ROW, id: '2', every: 'month', last: null },
    { ...ROW, id: '3', last: { dueAt: DUE, code: 'no_right', receivers: 0, leftOut: 0 } },
    { ...ROW, id: '4', last: { dueAt: DUE, code: 'anything', receivers: 0, leftOut: 0 } },
  ])
  const text = (await page.findByRole('table')).textContent
  for (const said of [
    'NGR and money, PDF',
    'Each day 06:00',
    'Defne, Mert (no address for letters)',
    'sent to 1, 1 had no right any more',
    'On the 1st of each month 06:00',
    'not yet',
    'not sent: who scheduled it has no right any more',
    'could not be made in three tries',
  ])
    expect(text).toContain(said)
})

test('a schedule is ended for a reason', async () => {
  server.on(endSchedule, null)
  const page = open([ROW])
  await page.user.click(await page.findByRole('button', { name: 'NGR and money: end' }))
  await findDialog('End the schedule')
  await page.user.type(page.getByLabelText('In your words'), 'nobody reads it any more')
  await page.user.click(page.getByRole('button', { name: /^End the schedule/ }))
  await waitFor(() =>
    expect(server.inputsOf(endSchedule)).toEqual([{ id: '1', reason: 'nobody reads it any more' }]),
  )
})

test('where nothing is scheduled the way to it is told', async () => {
  const page = open([])
  expect(await page.findByText('No report is scheduled')).toBeDefined()
})
