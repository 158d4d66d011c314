import { expect, test } from 'vitest'
import { words, wordsOfBoth } from '../e2e/kit/speech.ts'

test('the two languages share only names and loan words', () => {
  expect(words.tr.size).toBeGreaterThan(500)
  expect(words.en.size).toBeGreaterThan(500)
  expect(wordsOfBoth(), 'a word left in the other language, or one for the list').toEqual([])
})
