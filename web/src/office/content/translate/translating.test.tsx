import { screen, waitFor } from '@testing-library/react'
import {
  readPiece,
  saveDraft,
  saveTranslation,
  startTranslation,
} from '@zar/contract/office/content/operations'
import { type Body, emptyBody } from '@zar/contract/office/content/pieces'
import { beforeEach, expect, test, vi } from 'vitest'
import { server } from '../../../testing/server.ts'
import { draftOf, findButton, openPiece, PIECE, SLIDE, TRANSLATES } from '../testing/desk.ts'

const LATER = { timeout: 8_000 }
const WITH_ENGLISH = { tr: 'Bonusu gör', en: 'See it', same: false }

beforeEach(() => sessionStorage.clear())

test('who translates writes the English alone: the Turkish and the rest can be read', async () => {
  const { user } = openPiece({ actions: TRANSLATES })
  const english = await screen.findByLabelText('Button, English')
  expect(screen.getByText('1 field waits for its English.')).toBeTruthy()
  const turkish = screen.getByLabelText('Button, Turkish')
  expect((turkish as HTMLInputElement).readOnly).toBe(true)
  await user.type(turkish, 'x')
  expect(screen.getByLabelText('Picture').closest('fieldset')?.disabled).toBe(true)
  await user.type(english, 'See it')
  expect(screen.getByText('The English is complete.')).toBeTruthy()
  await waitFor(() => expect(server.inputsOf(saveTranslation)).toHaveLength(1), LATER)
  const body = { ...SLIDE, lines: { ...SLIDE.lines, action: WITH_ENGLISH } }
  expect(server.inputsOf(saveTranslation)).toEqual([
    { kind: 'slide', piece: '1', number: 7, edition: 2, body, fresh: [] },
  ])
  expect(server.inputsOf(saveDraft)).toEqual([])
})

test('what one may only read offers nothing to write', async () => {
  openPiece({ actions: [], draft: { ...draftOf(SLIDE), stale: ['title'] } })
  const english = await screen.findByLabelText('Title, English')
  expect((english as HTMLInputElement).readOnly).toBe(true)
  expect(screen.queryByRole('button', { name: 'The translation is still true' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Use the Turkish' })).toBeNull()
})

test('English that is too long or loses a name in braces says so beside its field', async () => {
  const title = { tr: '{tutar} TL', en: 'Money', same: false }
  const { user } = openPiece({
    actions: TRANSLATES,
    draft: draftOf({ ...SLIDE, lines: { ...SLIDE.lines, title } }),
  })
  const field = await screen.findByLabelText('Title, English')
  expect(screen.getByText('Names in braces must be the same in both languages.')).toBeTruthy()
  await user.type(field, ' {{tutar}')
  expect(screen.queryByText('Names in braces must be the same in both languages.')).toBeNull()
  await user.type(field, 'x'.repeat(40))
  expect(screen.getByText('5 characters too long.')).toBeTruthy()
})

test('n leads to the English that waits, and Ctrl Enter saves and leads to the next', async () => {
  const bare = { ...SLIDE.lines, kicker: { tr: '28 Kasım', en: '', same: false } }
  const { user } = openPiece({
    actions: TRANSLATES,
    draft: draftOf({ ...SLIDE, lines: bare }),
  })
  const first = await screen.findByLabelText('Kicker, English')
  await user.keyboard('n')
  expect(document.activeElement).toBe(first)
  await user.keyboard('28 November')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(document.activeElement).toBe(screen.getByLabelText('Button, English'))
  const kicker = { tr: '28 Kasım', en: '28 November', same: false }
  expect(server.inputsOf(saveTranslation)).toMatchObject([{ body: { lines: { kicker } } }])
})

test('blocks keep their order and kinds, and their English is written', async () => {
  const page: Body = {
    ...emptyBody('page'),
    lines: { title: { tr: 'Kurallar', en: 'Rules', same: false } },
    blocks: { tr: [{ kind: 'heading', text: 'Bir' }], en: [] },
  }
  const { user } = openPiece({ kind: 'page', draft: draftOf(page), actions: TRANSLATES })
  await user.type(await screen.findByLabelText('Block 1, English'), 'One')
  expect(screen.queryByRole('button', { name: 'Add a block' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Remove block 1' })).toBeNull()
  await waitFor(() => expect(server.inputsOf(saveTranslation)).toHaveLength(1), LATER)
  const blocks = { ...page.blocks, en: [{ kind: 'heading', text: 'One' }] }
  expect(server.inputsOf(saveTranslation)).toMatchObject([{ body: { ...page, blocks } }])
})

test('a draft that somebody else saved is told with what changed, and the English goes beside it', async () => {
  const { user } = openPiece({ actions: TRANSLATES })
  server.refuse(saveTranslation, 'case_changed')
  const title = { tr: 'Yeni hafta', en: 'The weekend', same: false }
  const theirs = { ...SLIDE, lines: { ...SLIDE.lines, title } }
  const field = await screen.findByLabelText('Button, English')
  server.on(readPiece, { ...PIECE, actions: TRANSLATES, draft: draftOf(theirs, 3) })
  await user.type(field, 'See it')
  expect(await screen.findByText(/Changed in Turkish: Title\./, {}, LATER)).toBeTruthy()
  server.on(saveTranslation, ({ edition }) => ({ edition: edition + 1, stale: [] }))
  await user.click(await findButton('Put my English beside the newest Turkish'))
  expect(screen.queryByText(/Somebody changed or published/)).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Title, Turkish').value).toBe('Yeni hafta')
  await waitFor(() => expect(server.inputsOf(saveTranslation)).toHaveLength(2), LATER)
  expect(server.inputsOf(saveTranslation)[1]).toMatchObject({
    edition: 3,
    body: { ...theirs, lines: { ...theirs.lines, action: WITH_ENGLISH } },
  })
})

test('without a connection what is written stays in the tab, and the form says so', async () => {
  const { user } = openPiece({ actions: TRANSLATES })
  const field = await screen.findByLabelText('Button, English')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await user.type(field, 'See')
  expect(await screen.findByText(/There is no connection: what you write stays/)).toBeTruthy()
  vi.restoreAllMocks()
  dispatchEvent(new Event('online'))
})

test('who translates opens the English of what is live by themselves', async () => {
  const { user } = openPiece({ draft: null, actions: TRANSLATES })
  server.on(startTranslation, { kind: 'slide', piece: '1', number: 7, edition: 0 })
  const open = await findButton('Open its English')
  server.on(readPiece, { ...PIECE, actions: TRANSLATES })
  await user.click(open)
  expect(await screen.findByLabelText('Button, English')).toBeTruthy()
  expect(server.inputsOf(startTranslation)).toEqual([{ kind: 'slide', piece: '1' }])
})
