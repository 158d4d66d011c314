import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { errorOf } from '../../../testing/field.ts'
import { render } from '../../../testing/render.tsx'
import { fileOf, HEADS, KEYS, ROOT, VALID } from '../testing/files.ts'
import { CheckForm } from './check-form.tsx'

function open(isBusy = false) {
  const onVerify = vi.fn()
  const onChange = vi.fn()
  const { user } = render(<CheckForm isBusy={isBusy} onVerify={onVerify} onChange={onChange} />)
  const choose = (label: string, bytes: Uint8Array<ArrayBuffer>) =>
    user.upload(screen.getByLabelText(label), fileOf(bytes, `${label}.jsonl`))
  const verify = () => user.click(screen.getByRole('button', { name: /^Verify/ }))
  return { user, onVerify, onChange, choose, verify }
}

test('what is missing is said at its field, and nothing is verified', async () => {
  const { onVerify, choose, verify } = open()
  await verify()
  expect(errorOf('File of evidence')).toBe('Choose the file to verify')
  expect(errorOf('List of keys')).toBe('Choose the list of keys')
  await choose('File of evidence', VALID)
  expect(errorOf('File of evidence')).toBe('')
  await verify()
  expect(onVerify).not.toHaveBeenCalled()
})

test('all that was chosen is verified, the root without its spaces', async () => {
  const { user, onVerify, onChange, choose, verify } = open()
  await choose('File of evidence', VALID)
  await choose('List of keys', KEYS)
  await choose('Published heads', HEADS)
  await choose('An older file', VALID)
  await choose('Published texts', HEADS)
  await user.type(screen.getByLabelText('Root key'), ` ${ROOT.toUpperCase().slice(0, 32)} `)
  await verify()
  expect(errorOf('Root key')).toBe('A root key has 64 digits: 0–9 and a–f')
  expect(onVerify).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('Root key'), ROOT.slice(32))
  await verify()
  expect(onVerify).toHaveBeenCalledOnce()
  const [given] = onVerify.mock.calls[0] ?? []
  expect(given.root).toBe(ROOT)
  const names = [given.file, given.keys, given.heads, given.older, given.texts].map(
    ({ name }) => name,
  )
  expect(names).toEqual(
    [
      ...[
        'File of evidence',
        'List of keys',
        'Published heads',
        'An older file',
        'Published texts',
      ],
    ].map((label) => `${label}.jsonl`),
  )
  expect(onChange).toHaveBeenCalled()
})

test('a choice can be taken back', async () => {
  const { user, onVerify, choose, verify } = open()
  await choose('File of evidence', VALID)
  await choose('List of keys', KEYS)
  await user.click(screen.getByRole('button', { name: 'Remove List of keys' }))
  await verify()
  expect(errorOf('List of keys')).toBe('Choose the list of keys')
  expect(onVerify).not.toHaveBeenCalled()
})

test('while one is verified no other is', async () => {
  const { user, onVerify, choose } = open(true)
  await choose('File of evidence', VALID)
  await choose('List of keys', KEYS)
  await user.click(screen.getByRole('button', { name: 'Verifying' }))
  await user.type(screen.getByLabelText('Root key'), '{Enter}')
  expect(onVerify).not.toHaveBeenCalled()
})

test('no key is taken from anywhere but the chosen list; the published one is a link', () => {
  open()
  const link = screen.getByRole('link', { name: 'Download the published list' })
  expect(link.getAttribute('href')).toBe('/.well-known/zar/keys.json')
  expect(link.hasAttribute('download')).toBe(true)
})
