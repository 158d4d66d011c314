import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import type { Language } from './places.ts'

/** Whoever speaks to a player: pages, answers, demo content, the arcade’s screens. */
const SOURCES = '{web,server,contract}/src/**/*.{ts,tsx}'

/** Every word that our own texts have in each language: whatever stands in `{ tr: …, en: … }`. */
export function dictionaries(): Record<Language, Set<string>> {
  const words = { tr: new Set<string>(), en: new Set<string>() }
  for (const file of globSync(SOURCES, { ignore: ['**/*.test.*', '**/testing/**'] })) {
    const code = readFileSync(file, 'utf8')
    if (!/\ben: /.test(code)) continue
    visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest), (language, text) => {
      for (const word of wordsOf(text)) words[language].add(fold(word))
    })
  }
  return words
}

/** The words of a text, without what is put in, addresses, commands and code. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/“npm run [^”]*”|\{\w+\}|\S*[@/_]\S*|\S+\.(?:example|com)\S*/g, ' ')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length >= 3)
}

/** Small letters of either alphabet, with both kinds of i as one. */
export const fold = (word: string): string =>
  word.replace(/[Iİı]/g, 'i').toLowerCase().normalize('NFC')

function visit(node: ts.Node, hear: (language: Language, text: string) => void): void {
  if (ts.isObjectLiteralExpression(node)) {
    const both = (['tr', 'en'] as const).map((language) => ({
      language,
      said: node.properties.find(
        (property) => ts.isPropertyAssignment(property) && nameOf(property) === language,
      ),
    }))
    if (both.every(({ said }) => said)) {
      for (const { language, said } of both) {
        if (said) collect(said, (text) => hear(language, text))
      }
      return
    }
  }
  ts.forEachChild(node, (child) => visit(child, hear))
}

/** Every text under a node that is not the name of a property. */
function collect(node: ts.Node, hear: (text: string) => void): void {
  if (ts.isStringLiteralLike(node)) hear(node.text)
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) {
    hear(node.text)
  }
  const said = ts.isPropertyAssignment(node) ? node.initializer : node
  if (said !== node) collect(said, hear)
  else ts.forEachChild(node, (child) => collect(child, hear))
}

const nameOf = ({ name }: ts.PropertyAssignment): string =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : ''
