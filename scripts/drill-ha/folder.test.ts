import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openFolder, removeFolder } from './folder.ts'

test('the drill removes its own folder and no other', () => {
  const own = openFolder()
  removeFolder(own)
  expect(existsSync(own)).toBe(false)

  const other = mkdtempSync(path.join(tmpdir(), 'zar-drill-ha-'))
  expect(() => removeFolder(other)).toThrow()
  // Of another drill.
  writeFileSync(path.join(other, '.of-the-drill'), '1')
  expect(() => removeFolder(other)).toThrow('is not a folder of this drill')
  expect(() => removeFolder(path.join(other, '..'))).toThrow('is not a folder of this drill')
  expect(existsSync(other)).toBe(true)
  rmSync(other, { recursive: true })
})
