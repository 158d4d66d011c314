import { screen } from '@testing-library/react'
import type { LinkedGroup } from '@zar/contract/office/risk/alerts'
import { readLinks } from '@zar/contract/office/risk/links'
import { expect, test } from 'vitest'
import { signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { ID, PLAYER_PATH, playerOf } from '../testing/desk.tsx'
import { LinksPanel } from './links.tsx'

const OTHER = '5b0e9c59-4a4c-4a44-9a52-5c1a4b1f0009'
const member = (id: string, username: string) => ({
  id,
  number: 'ZR 198 001',
  username,
  state: 'active',
  score: null,
  depositedE5: '0',
  withdrawnE5: '0',
  weight: 3,
})
const group: LinkedGroup = {
  facts: 1,
  members: [member(ID, 'elif'), member(OTHER, 'deniz')],
  pairs: [{ one: ID, other: OTHER, kinds: ['payout', 'device'], weight: 5, isFact: true }],
}

function open(rights: Parameters<typeof signInStaff>[0] = ['case.view']) {
  const player = playerOf({})
  const page = renderScreen(() => <LinksPanel player={player} />, PLAYER_PATH)
  signInStaff(rights)
  return page
}

test('the accounts around a player are a picture in words and a list that leads to each', async () => {
  server.on(readLinks, group)
  open()
  expect(await screen.findByRole('img', { name: /elif and deniz: IBAN, device/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'deniz' }).getAttribute('href')).toContain(OTHER)
  expect(screen.getByText('IBAN, device')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'elif' })).toBeNull()
})

test('where nothing links the account that is said, and a failure is tried again', async () => {
  server.lose(readLinks)
  const { user } = open()
  const again = await screen.findByRole('button')
  server.on(readLinks, null)
  await user.click(again)
  expect(await screen.findByText('Nothing links this account with another one.')).toBeTruthy()
})

test('who sees no cases has no such panel, and nothing is asked', async () => {
  server.on(readLinks, group)
  open(['player.view'])
  await Promise.resolve()
  expect(screen.queryByRole('heading', { name: 'Linked accounts' })).toBeNull()
  expect(server.inputsOf(readLinks)).toEqual([])
})
