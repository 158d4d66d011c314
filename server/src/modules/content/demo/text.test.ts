import { expect, test } from 'vitest'
import { blocksOf } from './text.ts'

test('headings, paragraphs and lists are read from plain lines', () => {
  const blocks = blocksOf(`
    Giriş.

    # Başlık
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

test('markup stays text', () => {
  expect(blocksOf('<b>x</b>')).toEqual([{ kind: 'text', text: '<b>x</b>' }])
})
