import { type Body, emptyBody } from '@zar/contract/office/content/pieces'
import { expect, test } from 'vitest'
import { turkishChanges, withEnglishOf } from './english.ts'

const body = (title: [string, string], blocks: [string, string]): Body => ({
  ...emptyBody('page'),
  lines: { title: { tr: title[0], en: title[1], same: false } },
  blocks: { tr: [{ kind: 'text', text: blocks[0] }], en: [{ kind: 'text', text: blocks[1] }] },
})

test('the English of one goes beside the Turkish of the other, and nothing else does', () => {
  const theirs = { ...body(['Yeni', 'Old'], ['Metin 2', 'Text']), place: 'use' }
  const mine = { ...body(['Eski', 'Mine'], ['Metin', 'My text']), place: 'story' }
  expect(withEnglishOf(theirs, mine)).toEqual({
    ...body(['Yeni', 'Mine'], ['Metin 2', 'My text']),
    place: 'use',
  })
  expect(withEnglishOf(emptyBody('slide'), emptyBody('slide'))).toEqual(emptyBody('slide'))
})

test('a field counts as changed by its Turkish alone', () => {
  const before = body(['Eski', 'Old'], ['Metin', 'Text'])
  expect(turkishChanges(before, body(['Eski', 'New'], ['Metin', 'New']))).toEqual([])
  expect(turkishChanges(before, body(['Yeni', 'Old'], ['Metin', 'Text']))).toEqual(['title'])
  expect(turkishChanges(before, body(['Eski', 'Old'], ['Yeni', 'Text']))).toEqual(['blocks'])
})
