import { render, screen } from '@testing-library/react'
import type { LetterWords } from '@zar/contract/office/letters/letters'
import type { LetterCase } from '@zar/contract/office/letters/operations'
import { expect, test } from 'vitest'
import { LetterForm } from './letter-form.tsx'

const words: LetterWords = {
  tr: { subject: '', text: 'Kodun {code}.' },
  en: { subject: '', text: 'x'.repeat(95) },
}
const one: LetterCase = {
  letter: 'phone-code',
  version: 0,
  words,
  fixed: { tr: '10 dakika geçerli.', en: 'Good for 10 minutes.' },
  gap: ' ',
  samples: {},
  versions: [],
  actions: [],
}

const shown = (letter: LetterCase['letter']) =>
  render(
    <LetterForm
      one={{ ...one, letter }}
      words={words}
      problems={[]}
      isReadOnly={false}
      onWords={() => {}}
    />,
  )

test('a mail that goes to a phone too says so, and is as short as a text message', () => {
  shown('email-by-support')
  expect(screen.getAllByLabelText(/Subject/)).toHaveLength(2)
  expect(screen.getByText('95 / 90')).toBeTruthy()
  expect(screen.getByText(/to a verified phone as a text message too/)).toBeTruthy()
})

test('another mail does not', () => {
  shown('recovery-letter')
  expect(screen.getByText('95 / 900')).toBeTruthy()
  expect(screen.queryByText(/to a verified phone/)).toBeNull()
})

test('a text message has no subject; what is too long says by how much, what is fixed is no field', () => {
  const problems = [{ locale: 'en', field: 'text', wrong: 'long' }] as const
  render(
    <LetterForm
      one={one}
      words={words}
      problems={problems}
      isReadOnly={false}
      onWords={() => {}}
    />,
  )
  expect(screen.queryByLabelText(/Subject/)).toBeNull()
  expect(screen.getByText('5 characters too long.')).toBeTruthy()
  expect(screen.getByText('95 / 90')).toBeTruthy()
  expect(screen.getAllByRole('textbox')).toHaveLength(2)
  expect(screen.getByText('Good for 10 minutes.')).toBeTruthy()
})
