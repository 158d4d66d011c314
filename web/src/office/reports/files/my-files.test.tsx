import { type OfficeFile, readFiles, takeFile } from '@zar/contract/office/reports/files'
import { expect, test, vi } from 'vitest'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { MyFiles } from './my-files.tsx'

const FILE: OfficeFile = {
  id: 'a1f7c1de-0000-4000-8000-000000000001',
  kind: 'report',
  name: 'zar-money-2026-11-20-2026-11-20.pdf',
  state: 'ready',
  askedAt: '2026-11-21T03:00:00.000Z',
  endsAt: '2026-11-28T03:00:00.000Z',
  bytes: 20_000,
  rows: 4,
}

function open(files: OfficeFile[]) {
  server.on(readFiles, { files, mail: null })
  return renderScreen(MyFiles, '/office/reports', '/office/reports', ['report.money'])
}

test('a file that is ready is downloaded; one that is not says so', async () => {
  const page = open([
    FILE,
    { ...FILE, id: FILE.id.replace('1', '2'), kind: 'bulk', state: 'making', rows: null },
    { ...FILE, id: FILE.id.replace('1', '3'), kind: 'personal', state: 'failed', rows: null },
  ])
  const text = (await page.findByRole('table')).textContent
  for (const said of [
    'Scheduled report',
    'being made',
    'With personal fields',
    'could not be made',
  ])
    expect(text).toContain(said)
  server.on(takeFile, { name: FILE.name, type: 'application/pdf', content: btoa('%PDF') })
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:saved'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await page.user.click(page.getByRole('button', { name: `${FILE.name}: download` }))
  expect(await page.findByText('The file was downloaded')).toBeDefined()
  expect(await saved[0]?.text()).toBe('%PDF')
  server.refuse(takeFile, 'file_over')
  await page.user.click(page.getByRole('button', { name: `${FILE.name}: download` }))
  expect(await page.findByText(/its time is over/)).toBeDefined()
})

test('where there is none, it is told what would be here; who may export nothing sees no export', async () => {
  const page = open([])
  expect(await page.findByText('No file was made for you')).toBeDefined()
  expect(page.queryByRole('heading', { name: 'Exports by two people' })).toBeNull()
})
