import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const ENTRY = path.join(import.meta.dirname, 'main.tsx')

/** Only types are taken from it, so it is not fetched. */
function isForTypes({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false
  if (importClause.isTypeOnly) return true
  const named = importClause.namedBindings
  return (
    !importClause.name &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.every((element) => element.isTypeOnly)
  )
}

/** What a module asks for as it is loaded, as it is written there. */
function askedBy(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return source.statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement) && !isForTypes(statement)
    const isExport = ts.isExportDeclaration(statement) && !statement.isTypeOnly
    const from = isImport || isExport ? statement.moduleSpecifier : undefined
    return from && ts.isStringLiteral(from) ? [from.text] : []
  })
}

/** Where it is, or undefined when it is a package. */
function fileOf(asked: string, from: string): string | undefined {
  const [, room] = /^@zar\/contract\/(.+)$/.exec(asked) ?? []
  const file = room
    ? path.join(ROOT, `contract/src/${room}.ts`)
    : asked.startsWith('.') && path.resolve(path.dirname(from), asked)
  if (file && !existsSync(file)) throw new Error(`${from} imports ${asked}, which is nowhere`)
  return file || undefined
}

/** Every module and package that the first page waits for, each with the way to it. */
function firstLoad(): Map<string, string[]> {
  const ways = new Map<string, string[]>()
  const visit = (file: string, way: string[]) => {
    const name = path.relative(ROOT, file)
    if (ways.has(name)) return
    const here = [...way, name]
    ways.set(name, here)
    if (!/\.tsx?$/.test(file)) return
    for (const asked of askedBy(file)) {
      const next = fileOf(asked, file)
      if (next) visit(next, here)
      else ways.set(asked, [...here, asked])
    }
  }
  visit(ENTRY, [])
  return ways
}

test('U3, P6: the first load waits for no schema: neither zod nor what is made of it', () => {
  const ways = firstLoad()
  expect(ways.size, 'the walk goes through the home page').toBeGreaterThan(100)
  expect([...ways.keys()]).toContain('web/src/player/home/home-page.tsx')
  const heavy = [...ways].filter(([name]) => /^zod(\/|$)|contract\/src\/casino\b/.test(name))
  expect(heavy.map(([, way]) => way.join(' → '))).toEqual([])
})
