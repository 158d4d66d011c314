import type { OfficeCategory } from '@zar/contract/office/catalogue'
import { listCategoryVersions, listGames, readCatalogue } from '@zar/contract/office/catalogue'
import { proposals } from '@zar/contract/office/proposals'
import { signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { CataloguePage } from '../catalogue-page.tsx'

const WHY = 'Its studio moves its servers until Monday.'

export const categoryOf = (change: Partial<OfficeCategory> = {}): OfficeCategory => ({
  id: 1,
  name: 'Slots',
  nameTr: 'Slot',
  nameEn: 'Slots',
  place: 1,
  isShown: true,
  isClosed: false,
  games: 48,
  closed: 1,
  version: 5,
  edition: 2,
  actions: [
    { right: 'category.edit', state: 'yes', why: null },
    { right: 'category.close', state: 'second', why: null },
  ],
  ...change,
})

/** The catalogue with the panel of its first category; `isProposed`: a colleague wants it closed. */
export async function openCategory(change: Partial<OfficeCategory> = {}, isProposed = false) {
  server.on(
    proposals,
    isProposed
      ? [
          {
            id: '7',
            right: 'category.close',
            object: 'category:1',
            terms: { closes: true },
            facts: { nameTr: 'Slot', nameEn: 'Slots', games: 48 },
            reason: WHY,
            proposedBy: 'Kerem',
            proposedAt: new Date().toISOString(),
            lapsesAt: new Date(Date.now() + 3_000_000).toISOString(),
            isOwn: false,
          },
        ]
      : [],
  )
  server.on(readCatalogue, {
    categories: [categoryOf(change), categoryOf({ id: 2, name: 'Live', place: 2 })],
    held: [],
    actions: [],
  })
  server.on(listGames, { rows: [], next: null, version: 5 })
  const kept = { nameTr: 'Slot', nameEn: 'Slots', place: 1, isShown: true }
  server.on(listCategoryVersions, [
    {
      ...kept,
      edition: 1,
      isClosed: true,
      setAt: '2026-11-20T10:00:00.000Z',
      setBy: 'Selin',
      proposedBy: 'Kerem',
      because: WHY,
    },
  ])
  const page = renderScreen(CataloguePage, '/office/catalogue', '/office/catalogue')
  signInStaff(['game.view'])
  await page.user.click(await page.findByRole('button', { name: 'Open the category' }))
  return page
}
