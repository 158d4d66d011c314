import { expect, test } from 'vitest'
import { numbered } from './prose.tsx'

test('headings are counted for the address, and no two blocks share an id', () => {
  const ids = numbered([
    { kind: 'text', text: 'a' },
    { kind: 'heading', text: 'b' },
    { kind: 'list', items: ['c'] },
    { kind: 'heading', text: 'd' },
  ]).map(({ id }) => id)
  expect(ids).toEqual(['b-0', 'h-1', 'b-2', 'h-2'])
})
