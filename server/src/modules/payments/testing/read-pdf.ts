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

function objectsOf(text: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  for (const [, number = '', body = ''] of text.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', raw] = body.split(/\nstream\r?\n/)
    objects.set(number, { head, stream: raw === undefined ? '' : unpacked(head, raw) })
  }
  return objects
}

function unpacked(head: string, raw: string): string {
  const bytes = Buffer.from(raw.replace(/\r?\nendstream$/, ''), 'latin1')
  return head.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : raw
}

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
