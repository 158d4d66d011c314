import { inflateSync } from 'node:zlib'

/**
 * The texts of a PDF, one for each time it was drawn, page after page. Reads what our own statements
 * are made of: compressed objects of their own, and fonts that say which letters their signs are.
 */
export function readPdf(file: Buffer): string[] {
  const objects = objectsOf(file.toString('latin1'))
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  return pages.flatMap(({ head }) => {
    const fonts = fontsOf(objects, head)
    const content = objects.get(numberAfter(head, 'Contents') ?? '')
    return textsOf(content?.stream ?? '', fonts)
  })
}

type PdfObject = { head: string; stream: string }

/** A stream is taken by its length: packed bytes may look like anything. */
function objectsOf(text: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  const start = /(\d+) 0 obj\n/g
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const [head = ''] = text.slice(start.lastIndex).split(/\nstream\r?\n|\nendobj/, 1)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const from = start.lastIndex + head.length + '\nstream\n'.length
    objects.set(found[1] ?? '', { head, stream: unpacked(head, text.slice(from, from + length)) })
    start.lastIndex = from + length
  }
  return objects
}

const unpacked = (head: string, raw: string): string =>
  head.includes('/FlateDecode') ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw

const numberAfter = (head: string, name: string) =>
  new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1]

type Letters = Map<number, string>

/** The fonts of a page by their names, each as the letters its signs stand for. */
function fontsOf(objects: Map<string, PdfObject>, page: string): Map<string, Letters> {
  const resources = objects.get(numberAfter(page, 'Resources') ?? '')?.head ?? page
  const fonts = new Map<string, Letters>()
  for (const [, name = '', number = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const unicode = numberAfter(objects.get(number)?.head ?? '', 'ToUnicode') ?? ''
    fonts.set(name, lettersOf(objects.get(unicode)?.stream ?? ''))
  }
  return fonts
}

function lettersOf(map: string): Letters {
  const letters: Letters = new Map()
  const ranges = /<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi
  for (const [, first = '', list = ''] of map.matchAll(ranges)) {
    const codes = [...list.matchAll(/<([\da-f\s]*)>/gi)]
    for (const [at, [, hex = '']] of codes.entries()) {
      letters.set(Number.parseInt(first, 16) + at, fromUtf16(hex.replace(/\s/g, '')))
    }
  }
  return letters
}

const fromUtf16 = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))

function textsOf(content: string, fonts: Map<string, Letters>): string[] {
  let letters: Letters = new Map()
  const texts: string[] = []
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|(\[[^\]]*\] TJ)/g)) {
    if (font) letters = fonts.get(font) ?? new Map()
    if (!shown) continue
    const signs = [...shown.matchAll(/<([\da-f]*)>/gi)].map(([, hex]) => hex).join('')
    const codes = signs.match(/.{4}/g) ?? []
    texts.push(codes.map((code) => letters.get(Number.parseInt(code, 16)) ?? '�').join(''))
  }
  return texts
}

/** What a reader could be told to do by it: scripts, links, files and forms. Packed bytes may look like anything. */
export const activeParts = (file: Buffer): string[] =>
  file
    .toString('latin1')
    .replace(/\nstream\r?\n[\s\S]*?\nendstream/g, '')
    .match(/\/(?:JS|JavaScript|OpenAction|AA|Launch|URI|EmbeddedFile|SubmitForm|Annots)\b/g) ?? []
