import { waitFor, within } from '@testing-library/react'
import {
  acceptImport,
  type CatalogueGame,
  closeGame,
  listGames,
  orderGame,
  readCatalogue,
} from '@zar/contract/office/catalogue'
import { proposals } from '@zar/contract/office/proposals'
import type { Right } from '@zar/contract/office/rights/rights'
import { expect, test } from 'vitest'
import { signInStaff } from '../../testing/office.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { CataloguePage } from './catalogue-page.tsx'
import { categoryOf } from './testing/open-category.tsx'

const WHY = 'Its returns are looked into, ticket 7.'
const may = (...rights: Right[]) =>
  rights.map((right) => ({ right, state: 'yes' as const, why: null }))
const game = (code: string): CatalogueGame => ({
  code,
  name: `Game ${code}`,
  studio: 'Lale Stüdyo',
  provider: 'hub88',
  providerName: 'Hub88',
  rtpBp: 9_640,
  state: 'open',
  closing: null,
  isPlaced: true,
  actions: may('game.close', 'game.open'),
})

function open(path = '/office/catalogue', order: Right[] = ['game.order']) {
  server.on(proposals, [])
  server.on(readCatalogue, {
    categories: [categoryOf()],
    held: [
      {
        provider: 'everymatrix',
        name: 'EveryMatrix',
        run: '9',
        at: '2026-11-21T17:02:00.000Z',
        why: null,
        count: 412,
        games: [{ code: 'x', name: 'Yedi Tepe' }],
        actions: may('import.accept'),
      },
    ],
    actions: may(...order),
  })
  server.on(listGames, { rows: ['a', 'b', 'c'].map(game), next: null, version: 5 })
  const page = renderScreen(CataloguePage, path, '/office/catalogue')
  signInStaff(['game.view'])
  return page
}

const grip = /change its place/

test('a game is carried by its grip with Space and arrows, and each step is said', async () => {
  const page = open()
  server.on(orderGame, { version: 6 })
  const [first] = await page.findAllByRole('button', { name: grip })
  first?.focus()
  await page.user.keyboard(' ')
  expect(page.getByText('Game a is lifted, place 1 of 48')).toBeDefined()
  await page.user.keyboard('{ArrowDown}')
  expect(page.getByText('Game a, place 2 of 48')).toBeDefined()
  await page.user.keyboard(' ')
  await waitFor(() =>
    expect(server.inputsOf(orderGame)).toEqual([
      { category: 1, version: 5, code: 'a', after: 'b' },
    ]),
  )
  expect(await page.findByText('Game a was moved to place 2')).toBeDefined()
})

test('Esc puts a carried game back, and nothing is sent', async () => {
  const page = open()
  const [first] = await page.findAllByRole('button', { name: grip })
  first?.focus()
  await page.user.keyboard(' {ArrowDown}{ArrowDown}{Escape}')
  expect(page.getByText('Game a stays where it was')).toBeDefined()
  expect(server.inputsOf(orderGame)).toEqual([])
})

test('an order that a colleague changed is told, and the game stays where it was', async () => {
  const page = open()
  server.refuse(orderGame, 'case_changed')
  const [first] = await page.findAllByRole('button', { name: grip })
  first?.focus()
  await page.user.keyboard(' {ArrowDown} ')
  expect(await page.findByText(/has changed since you read it/)).toBeDefined()
  expect(page.getByText('Game a stays where it was')).toBeDefined()
})

test('a narrowed list has no grips, and says why', async () => {
  const page = open('/office/catalogue?state=open')
  await page.findByText('Game a')
  expect(page.queryAllByRole('button', { name: grip })).toEqual([])
  expect(page.getByText('The order is changed while the whole list is shown.')).toBeDefined()
})

test('a game is closed for a reason, and the dialog says what players see', async () => {
  const page = open('/office/catalogue?row=b')
  server.on(closeGame, null)
  await page.user.click(await page.findByRole('button', { name: 'Close the game' }))
  const dialog = page.getByRole('dialog')
  expect(dialog.textContent).toContain('In maintenance')
  await page.user.type(within(dialog).getByRole('textbox'), WHY)
  await page.user.click(within(dialog).getByRole('button', { name: /Close the game/ }))
  await waitFor(() => expect(server.inputsOf(closeGame)).toEqual([{ code: 'b', reason: WHY }]))
})

test('a held list names what it would close, and is proposed to be accepted', async () => {
  const page = open()
  server.on(acceptImport, { outcome: 'waits', proposal: '1', lapsesAt: null })
  await page.user.click(await page.findByRole('button', { name: 'See 412 games' }))
  const dialog = page.getByRole('dialog')
  expect(dialog.textContent).toContain('Yedi Tepe')
  expect(dialog.textContent).toContain('and 411 more')
  await page.user.type(within(dialog).getByRole('textbox'), WHY)
  await page.user.click(within(dialog).getByRole('button', { name: /Propose to accept/ }))
  await waitFor(() =>
    expect(server.inputsOf(acceptImport)).toEqual([{ provider: 'everymatrix', reason: WHY }]),
  )
})
