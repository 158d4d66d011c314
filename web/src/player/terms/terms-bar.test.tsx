import { screen, waitFor } from '@testing-library/react'
import { acceptTerms, readTerms, type Terms } from '@zar/contract/players/terms'
import { expect, test } from 'vitest'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { TermsBar } from './terms-bar.tsx'

const NAMED = { document: '/pages/1', version: 3, locale: 'en' } as const
const DUE: Terms = { due: { ...NAMED, sha256: 'ab', isChanged: true }, accepted: [] }

function open(terms: Terms) {
  signInAda()
  server.on(readTerms, terms)
  return render(<TermsBar />)
}

test('a text that changed is read, accepted once, and asked for no more', async () => {
  const { user } = open(DUE)
  expect(await screen.findByText(/have changed/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read them' }).getAttribute('href')).toBe('/pages/1')
  const release = server.hold(acceptTerms, { due: null, accepted: [] })
  await user.click(screen.getByRole('button', { name: 'I accept' }))
  await user.click(await screen.findByRole('button', { name: 'Saving…' }))
  release()
  await waitFor(() => expect(screen.queryByText(/have changed/)).toBeNull())
  expect(server.inputsOf(acceptTerms)).toEqual([NAMED])
})

test('who never accepted any is told so; who accepted what is in force sees nothing', async () => {
  const { rerender } = open({ ...DUE, due: DUE.due && { ...DUE.due, isChanged: false } })
  expect(await screen.findByText(/have not accepted/)).toBeTruthy()
  rerender(<p>gone</p>)
})
