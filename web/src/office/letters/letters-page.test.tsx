import { screen, within } from '@testing-library/react'
import type { LetterWords } from '@zar/contract/office/letters/letters'
import {
  type LetterCase,
  listLetters,
  readLetter,
  saveLetter,
} from '@zar/contract/office/letters/operations'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { LettersPage } from './letters-page.tsx'

const WHY = 'Players asked what the code is for.'
const words = (tr: string, en: string): LetterWords => ({
  tr: { subject: 'Kodun', text: tr },
  en: { subject: 'Your code', text: en },
})
const NOW = words('Kodun {code}.', 'Your code {code}.')
const CASE: LetterCase = {
  letter: 'recovery-code',
  version: 1,
  words: NOW,
  fixed: { tr: '10 dakika geçerli.', en: 'Good for 10 minutes.' },
  gap: ' ',
  samples: { code: '482913' },
  versions: [
    { version: 1, by: 'Ece Su', at: '2026-11-21T17:11:00.000Z', because: WHY, words: NOW },
    { version: 0, by: null, at: null, because: null, words: words('İlk {code}.', 'First {code}.') },
  ],
  actions: [{ right: 'template.edit', state: 'yes', why: null }],
}
const open = (one: Partial<LetterCase> = {}) => {
  server.on(listLetters, [
    { letter: 'recovery-code', channel: 'mail', version: 1, by: 'Ece Su', at: null },
    { letter: 'phone-code', channel: 'sms', version: 0, by: null, at: null },
  ])
  server.on(readLetter, { ...CASE, ...one })
  return renderScreen(LettersPage, '/office/letters?letter=recovery-code', '/office/letters')
}
const save = () => screen.findByRole('button', { name: 'Save' })
const english = () => screen.findByLabelText('Text, English')

test('a letter is worded anew for a reason; what always follows stands beside it and in the preview', async () => {
  server.on(saveLetter, { version: 2 })
  const { user } = open()
  expect((await save()).getAttribute('aria-description')).toBe('The words are the same as now.')
  await user.type(await english(), ' Hello.')
  const preview = await screen.findByLabelText('Preview, English')
  expect(preview.textContent).toContain('Your code 482913. Hello. Good for 10 minutes.')
  await user.click(await save())
  const dialog = within(await findDialog('Recovery code: change the words'))
  await user.type(dialog.getByRole('textbox'), WHY)
  await user.click(dialog.getByRole('button', { name: /Save/ }))
  expect(await screen.findByText('The words are changed')).toBeTruthy()
  expect(server.inputsOf(saveLetter)).toEqual([
    {
      letter: 'recovery-code',
      version: 1,
      words: words('Kodun {code}.', 'Your code {code}. Hello.'),
      reason: WHY,
    },
  ])
})

test('words without what the letter needs, or with an address, are told and not saved', async () => {
  const { user } = open()
  await user.clear(await english())
  expect(await screen.findByText('Missing.')).toBeTruthy()
  await user.type(await english(), 'No code')
  expect(await screen.findByText(/must stand in both languages.*\{code\}/)).toBeTruthy()
  await user.type(await english(), ' {{code} www.x')
  expect(await screen.findByText(/No address is written/)).toBeTruthy()
  expect((await save()).getAttribute('aria-disabled')).toBe('true')
})

test('old words are taken into the form; the change is dropped again', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Take these words' }))
  expect(((await english()) as HTMLTextAreaElement).value).toBe('First {code}.')
  await user.click(await screen.findByRole('button', { name: 'Drop the change' }))
  expect(((await english()) as HTMLTextAreaElement).value).toBe('Your code {code}.')
})

test('who may not word letters reads them alone', async () => {
  open({ actions: [] })
  expect(((await english()) as HTMLTextAreaElement).readOnly).toBe(true)
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
