import { expect, test } from 'vitest'
import { blocksOf, readMarkdown } from './markdown.ts'

test('headings, paragraphs and lists are read from plain lines', () => {
  const blocks = blocksOf(`
    Giriş.

    ## Başlık
    - bir
    - iki

    Son söz.
    - üç
  `)
  expect(blocks).toEqual([
    { kind: 'text', text: 'Giriş.' },
    { kind: 'heading', text: 'Başlık' },
    { kind: 'list', items: ['bir', 'iki'] },
    { kind: 'text', text: 'Son söz.' },
    { kind: 'list', items: ['üç'] },
  ])
})

test('a paragraph ends at an empty line, a heading or a list', () => {
  expect(blocksOf('bir\niki\n\nüç\n## dört\nbeş\n- altı\nyedi')).toEqual([
    { kind: 'text', text: 'bir iki' },
    { kind: 'text', text: 'üç' },
    { kind: 'heading', text: 'dört' },
    { kind: 'text', text: 'beş' },
    { kind: 'list', items: ['altı'] },
    { kind: 'text', text: 'yedi' },
  ])
})

test('markup stays text', () => {
  expect(blocksOf('<b>x</b>')).toEqual([{ kind: 'text', text: '<b>x</b>' }])
})

test.each(['# a', '### a', '* a', '1. a', '> a', '-a', '---', '| a |', '```'])(
  '%s is refused: a page shows no such thing',
  (line) => {
    expect(() => blocksOf(`Giriş.\n\n${line}`)).toThrow(line)
  },
)

test('front matter: a value goes to the end of its line, or stands in quotes', () => {
  const file = '---\ntitle: Bir ad\nsummary: "Bir: \\"iki\\""\n---\n\nMetin.\n'
  expect(readMarkdown(file)).toEqual({
    fields: { title: 'Bir ad', summary: 'Bir: "iki"' },
    blocks: [{ kind: 'text', text: 'Metin.' }],
  })
})

test.each([
  ['Metin.\n', 'without front matter'],
  ['---\ntitle: a\nMetin.\n', 'without front matter'],
  ['---\ntitle\n---\nMetin.\n', 'title'],
  ['---\ntitle: \n---\nMetin.\n', 'title'],
  ['---\ntitle: "a\n---\nMetin.\n', 'JSON'],
])('a file that begins %j is refused', (file, why) => {
  expect(() => readMarkdown(file)).toThrow(why)
})
