import { screen } from '@testing-library/react'
import { proposals } from '@zar/contract/office/proposals'
import { listJobs } from '@zar/contract/office/system/jobs'
import { listLog } from '@zar/contract/office/system/log'
import { listMaintenance } from '@zar/contract/office/system/maintenance'
import { expect, test } from 'vitest'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { SystemPage } from './system-page.tsx'

const PATH = '/office/system'

test('each sees the parts of their rights, and the address keeps which one', async () => {
  server.on(listJobs, { tasks: [], clocks: [], failed: [], processes: [] })
  server.on(listMaintenance, { rows: [], actions: [] })
  server.on(proposals, [])
  const { user } = renderScreen(SystemPage, PATH, PATH, ['job.view', 'maintenance.set'])
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Jobs',
    'Maintenance',
  ])
  expect(await screen.findByText('No job has failed')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Maintenance' }))
  expect(await screen.findByText('No maintenance was announced')).toBeTruthy()
  expect(location.search).toContain('tab=maintenance')
})

test('who sees the log alone opens it at once', async () => {
  server.on(listLog, { rows: [], next: null })
  renderScreen(SystemPage, PATH, PATH, ['log.view'])
  expect(await screen.findByText('No warning and no error')).toBeTruthy()
})
