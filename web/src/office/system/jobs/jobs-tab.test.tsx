import { screen } from '@testing-library/react'
import type { Action } from '@zar/contract/office/staff'
import { type FailedJob, listJobs } from '@zar/contract/office/system/jobs'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { JobsTab } from './jobs-tab.tsx'

const PATH = '/office/system'
const AT = '2026-11-21T10:00:00.000Z'
const action = (state: Action['state']): Action => ({
  right: 'job.retry',
  state,
  why: state === 'refused' ? 'no_right' : null,
})
const jobOf = (more: Partial<FailedJob> = {}): FailedJob => ({
  id: '7',
  task: 'send_letter',
  attempts: 25,
  attemptsMax: 25,
  createdAt: AT,
  runAt: AT,
  state: 'given_up',
  failure: 'connect ECONNREFUSED …',
  actions: [action('yes')],
  ...more,
})
const open = (failed: FailedJob[]) => {
  server.on(listJobs, {
    failed,
    tasks: [
      { task: 'send_letter', waiting: 1_204, running: 2, late: 3, givenUp: 1, nextAt: AT },
      { task: 'brand_new', waiting: 1, running: 0, late: 0, givenUp: 0, nextAt: null },
    ],
    clocks: [{ task: 'check_books', lastAt: null }],
    processes: [{ process: 'zar-1:41', version: '1.9', openedAt: AT, seenAt: AT }],
  })
  return renderScreen(JobsTab, PATH, PATH)
}

test('jobs are told in words, those without words by name, and the processes with their version', async () => {
  open([])
  expect(await screen.findByRole('rowheader', { name: 'Letters and text messages' })).toBeTruthy()
  expect(screen.getByText('1,204')).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: 'brand_new' })).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: 'Check of the books' })).toBeTruthy()
  expect(screen.getByText('not yet')).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: 'zar-1:41' })).toBeTruthy()
})

test('without the right the button says who has it', async () => {
  open([jobOf({ actions: [action('refused')] })])
  const button = await screen.findByRole('button', { name: 'Run now' })
  expect(button.getAttribute('aria-description')).toMatch(/Those who can: .*/)
})
