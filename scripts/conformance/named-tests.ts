import { existsSync, readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import ts from 'typescript'

const known = new Map<string, Set<string>>()

/** The names of the tests in a file, as they stand in its source. */
export function namesIn(file: string): Set<string> {
  const seen = known.get(file)
  if (seen) return seen
  const names = new Set<string>()
  known.set(file, names)
  if (!/\.test\.tsx?$/.test(file) || !existsSync(file)) return names
  for (const { text, isName } of textsIn(file)) if (isName) names.add(text)
  return names
}

/**
 * The texts that can name a requirement: the names of tests with the rows of their tables, and in the
 * shared suites (folders `testing`) every text, since a suite keeps its cases in lists.
 */
export function namingTexts(): { file: string; text: string }[] {
  const files = globSync('{contract,art,server,web,arcade,scripts,e2e}/**/*.{ts,tsx}', {
    ignore: ['**/node_modules/**', '**/dist/**', '**/*.d.ts'],
  })
  const suites = files.filter((file) => /\/testing\//.test(file))
  return [...new Set([...files.filter((file) => /\.test\.tsx?$/.test(file)), ...suites])].flatMap(
    (file) =>
      textsIn(file)
        .filter(({ isName, isRow }) => isName || isRow || suites.includes(file))
        .map(({ text }) => ({ file, text })),
  )
}

function textsIn(file: string): Text[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const texts: Text[] = []
  const visit = (node: ts.Node, parent: ts.Node, isInTable: boolean): void => {
    const isName =
      ts.isCallExpression(parent) &&
      parent.arguments[0] === node &&
      rootOf(parent.expression) === 'test'
    const isRow = isInTable || (isName && isEach(parent.expression))
    if (ts.isStringLiteralLike(node)) texts.push({ text: node.text, isName, isRow })
    else if (ts.isTemplateExpression(node)) {
      texts.push({ text: node.getText(source).slice(1, -1), isName, isRow })
    }
    ts.forEachChild(node, (child) => visit(child, node, isRow))
  }
  visit(source, source, false)
  return texts
}
type Text = { text: string; isName: boolean; isRow: boolean }

const isEach = (callee: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(callee) && callee.name.text === 'each'

/** `test` of `test(…)`, `describe(…)`, `test.skipIf(…)(…)` and `test.each(…)(…)`. */
function rootOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee))
    return ['it', 'describe'].includes(callee.text) ? 'test' : callee.text
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) {
    return rootOf(callee.expression)
  }
  return ''
}
