import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Operation } from '@zar/contract/office/operation'
import { RIGHT_FACTS, type Right } from '@zar/contract/office/rights/rights'
import { expect, test } from 'vitest'

const CONTRACT = path.resolve('contract/src/office')
const PAGES = path.resolve('web/src/office')
/** A trial of a rule changes nothing, and is taken without a proof. */
const WITHOUT = ['tryRule']

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => path.join(folder, file))

const isProven = (one: unknown): boolean => {
  const { right, writes } = (one ?? {}) as Partial<Operation>
  if (!writes || right === undefined || right === 'own' || right === 'nobody') return false
  return RIGHT_FACTS[right as Right]?.proof === true
}

test('what asks for a proof is called so that the page asks for it', async () => {
  const modules = await Promise.all(
    filesIn(CONTRACT).map((file) => import(file) as Promise<Record<string, unknown>>),
  )
  const names = modules.flatMap((one) =>
    Object.keys(one).filter((name) => isProven(one[name]) && !WITHOUT.includes(name)),
  )
  expect(names).toContain('setSupplierSetting')
  const plain = new RegExp(`\\bcall\\(\\s*(?:\\w+\\.)?(?:${names.join('|')})\\b`)
  const wrong = filesIn(PAGES).filter((file) => plain.test(readFileSync(file, 'utf8')))
  expect(wrong.map((file) => path.relative(PAGES, file))).toEqual([])
})
