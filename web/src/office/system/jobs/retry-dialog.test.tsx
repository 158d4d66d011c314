import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type FailedJob, listJobs, retryJob } from '@zar/contract/office/system/jobs'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { JobsTab } from './jobs-tab.tsx'

const PATH = '/office/system'
const REASON = 'The gateway answers again since noon.'
const AT = '2026-11-21T10:00:00.000Z'
const jobOf = (more: Partial<FailedJob> = {}): FailedJob => ({
  id: '7',
  task: 'send_letter',
  attempts: 25,
  attemptsMax: 25,
  createdAt: AT,
  runAt: AT,
  state: 'given_up',
  failure: 'connect ECONNREFUSED …',
  actions: [{ right: 'job.retry', state: 'yes', why: null }],
  ...more,
})
const open = (failed: FailedJob[]) => {
  server.on(listJobs, { failed, tasks: [], clocks: [], processes: [] })
  return renderScreen(JobsTab, PATH, PATH)
}

test('one that was given up runs again for a reason; one that runs has no button', async () => {
  const { user } = open([jobOf(), jobOf({ id: '8', state: 'running' })])
  server.on(retryJob, null)
  await user.click(await screen.findByRole('button', { name: 'Run now' }))
  const dialog = within(await findDialog('Run Letters and text messages again?'))
  expect(dialog.getByText('connect ECONNREFUSED …')).toBeTruthy()
  const verb = () => dialog.getByRole('button', { name: /^Run job 7/ })
  await user.click(verb())
  expect(server.inputsOf(retryJob)).toEqual([])
  fireEvent.change(dialog.getByLabelText('In your words'), { target: { value: REASON } })
  await user.click(verb())
  await waitFor(() => expect(server.inputsOf(retryJob)).toEqual([{ id: '7', reason: REASON }]))
  expect(await screen.findByText('Letters and text messages is back in the queue')).toBeTruthy()
})

test('a refusal is told in the dialog, and who may only look reads who can', async () => {
  const { user } = open([jobOf()])
  server.refuse(retryJob, 'job_not_failed')
  await user.click(await screen.findByRole('button', { name: 'Run now' }))
  const dialog = within(await findDialog('Run Letters and text messages again?'))
  fireEvent.change(dialog.getByLabelText('In your words'), { target: { value: REASON } })
  await user.click(dialog.getByRole('button', { name: /^Run job 7/ }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
})
