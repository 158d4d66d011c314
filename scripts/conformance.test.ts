/** Holds `docs/conformance.md` to the truth: what it says is proven is proven by a test that exists. */
import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

const cellsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| *\d/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))
const lines = cellsOf(readFileSync('docs/conformance.md', 'utf8')).map(
  ([id = '', fact = '', ...tests]) => ({
    id,
    fact,
    tests: tests.join(' | ').split('<br>'),
  }),
)

test('every fact has its own number, in order', () => {
  expect(lines.length).toBeGreaterThan(350)
  expect(lines.every(({ fact }) => fact.length > 10)).toBe(true)
  const ids = lines.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual([...ids].sort(byNumber))
})

test('every fact names its tests, and each of them exists', () => {
  const named = lines.flatMap(({ id, tests }) => tests.map((one) => ({ id, one })))
  const missing = named.filter(({ one }) => {
    const [file = '', name = ''] = one.split(' › ')
    return !namesIn(file).has(name)
  })
  expect(missing).toEqual([])
  expect(lines.filter(({ tests }) => tests.length === 0)).toEqual([])
})

function byNumber(a: string, b: string): number {
  const [[majorA = 0, minorA = 0], [majorB = 0, minorB = 0]] = [numbersOf(a), numbersOf(b)]
  return majorA - majorB || minorA - minorB || a.localeCompare(b)
}

/** `2.14a` stands after `2.14`. */
const numbersOf = (id: string) => id.split('.').map((part) => Number.parseInt(part, 10))

const known = new Map<string, Set<string>>()

/** The names of the tests in a file, as they stand in its source. */
function namesIn(file: string): Set<string> {
  const seen = known.get(file)
  if (seen) return seen
  const names = new Set<string>()
  known.set(file, names)
  if (!/\.test\.tsx?$/.test(file) || !existsSync(file)) return names
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && rootOf(node.expression) === 'test') {
      const [first] = node.arguments
      if (first && ts.isStringLiteralLike(first)) names.add(first.text)
      else if (first && ts.isTemplateExpression(first)) {
        names.add(first.getText(source).slice(1, -1))
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

/** `test` of `test(…)`, `test.skipIf(…)(…)` and `test.each(…)(…)`. */
function rootOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text === 'it' ? 'test' : callee.text
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) {
    return rootOf(callee.expression)
  }
  return ''
}
