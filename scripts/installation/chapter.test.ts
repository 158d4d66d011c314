import { expect, test } from 'vitest'
import { chapterBlocks, fetches, ownNames } from './chapter.ts'

test('the chapter Installation is ten steps of commands; the first has what is the reader’s own', () => {
  const blocks = chapterBlocks()
  expect(blocks).toHaveLength(10)
  expect(ownNames(blocks[0] ?? '', { NAME: 'here.example' })).toMatch(
    /^NAME=here\.example\nREPOSITORY=http/,
  )
  expect(blocks.map(fetches).lastIndexOf(true)).toBe(2)
})

test('a text without the chapter has no steps', () => {
  expect(chapterBlocks('# Other\n\n## Processes\n')).toEqual([])
})
