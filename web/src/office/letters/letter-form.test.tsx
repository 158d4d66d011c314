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
