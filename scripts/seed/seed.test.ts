import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEMO_SET } from '../../server/src/platform/seed/seed-files.ts'
import { seedCommand } from './seed.ts'

let folder: string
const said: string[] = []
beforeEach(async () => {
  said.length = 0
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((text: string) => void said.push(text))
  folder = await mkdtemp(join(tmpdir(), 'seed-'))
  await cp(DEMO_SET, folder, { recursive: true })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

test('a folder is checked without a database, and what is wrong with it is one sentence', async () => {
  expect(await seedCommand([folder, '--check'])).toBe(0)
  expect(said.pop()).toMatch(/^\d+ pieces, nothing is wrong\.$/)
  await rm(join(folder, 'en/pages/service/privacy.md'))
  expect(await seedCommand([folder, '--check'])).toBe(1)
  expect(said.pop()).toMatch(/^The folder is unfit: en\/pages\/service\/privacy\.md: ENOENT/)
  expect(await seedCommand([join(folder, 'none'), '--check'])).toBe(1)
  expect(said.pop()).toMatch(/^There is no folder /)
})

test.each([[['--keep', '--overwrite']], [['a', 'b']], [['--force']]])(
  '%j is no command: its usage is told',
  async (words) => {
    expect(await seedCommand(words)).toBe(1)
    expect(said.pop()).toMatch(/^npm run seed /)
  },
)
