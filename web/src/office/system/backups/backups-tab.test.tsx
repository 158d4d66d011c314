import { screen } from '@testing-library/react'
import { listBackups, type OfficeBackups } from '@zar/contract/office/system/backups'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { BackupsTab } from './backups-tab.tsx'

const AT = '2026-11-21T01:04:00.000Z'
const TOLD: OfficeBackups = {
  rows: [
    {
      id: '2',
      kind: 'drill',
      isDone: false,
      file: 'zar-20.tar.gz',
      bytes: null,
      asOf: null,
      tookMs: 61_200,
      by: 'root',
      at: AT,
    },
  ],
  lastAt: AT,
  isLate: false,
  archive: { isOn: false, lastAt: null, failedAt: AT, failed: 3 },
}
const open = (more: Partial<OfficeBackups> = {}) => {
  server.on(listBackups, { ...TOLD, ...more })
  return renderScreen(BackupsTab, '/office/system', '/office/system')
}

test('backups and drills are told with their outcome, and the archive with its failures', async () => {
  open()
  const row = (await screen.findByRole('rowheader', { name: 'Drill' })).parentElement
  for (const part of ['Failed', 'zar-20.tar.gz', '62 s', 'root'])
    expect(row?.textContent).toContain(part)
  expect(screen.getByText(/^Off: what is written/)).toBeTruthy()
  expect(screen.getByText('The last backup is of 21.Nov.26 04:04.')).toBeTruthy()
})

test('a house without a backup of a day is told what to do', async () => {
  open({ rows: [], lastAt: null, isLate: true })
  expect(await screen.findByText(/There was no backup for more than a day/)).toBeTruthy()
  expect(screen.getByText('No backup is noted')).toBeTruthy()
})

test('what did not come can be asked for again', async () => {
  server.refuse(listBackups, 'unavailable')
  const { user } = renderScreen(BackupsTab, '/office/system', '/office/system')
  await screen.findByRole('alert', {}, { timeout: 10_000 })
  server.on(listBackups, TOLD)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('rowheader', { name: 'Drill' })).toBeTruthy()
})
