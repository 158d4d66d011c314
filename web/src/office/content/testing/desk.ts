import { screen } from '@testing-library/react'
import {
  type ContentList,
  type ContentPiece,
  listContent,
  readPiece,
  saveDraft,
  saveTranslation,
} from '@zar/contract/office/content/operations'
import { type Body, emptyBody } from '@zar/contract/office/content/pieces'
import { proposals } from '@zar/contract/office/proposals'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { ContentPage } from '../content-page.tsx'

export const REASON = 'The weekend offer begins on Saturday.'
const ACTIONS = (
  [
    'page.edit',
    'translation.edit',
    'page.publish',
    'terms.publish',
    'promotion.publish',
    'content.restore',
    'slot.order',
    'media.upload',
  ] as const
).map((right) => ({ right, state: 'yes' as const, why: null }))

const line = (tr: string, en: string) => ({ tr, en, same: false })
export const SLIDE: Body = {
  ...emptyBody('slide'),
  lines: {
    kicker: line('28 – 29 Kasım', '28 – 29 November'),
    title: line('Hafta sonu', 'The weekend'),
    note: line('', ''),
    action: line('Bonusu gör', ''),
  },
  picture: 'hero',
  link: '/promotions',
}

export const listed = (
  kind: 'slide' | 'promotion' | 'page',
  piece: string,
  change: Partial<ContentList['pieces'][number]> = {},
): ContentList['pieces'][number] => ({
  kind,
  piece,
  name: `Piece ${piece}`,
  place: kind === 'slide' ? 'home' : null,
  isLegal: false,
  isShown: true,
  isPlaced: true,
  endsAt: null,
  draft: null,
  scheduledAt: null,
  gaps: 0,
  stale: 0,
  editedAt: null,
  ...change,
})

export const LIST: ContentList = {
  pieces: [
    listed('slide', '1', { draft: 7, gaps: 1, name: 'Hafta sonu' }),
    listed('slide', '2', { name: 'Lale' }),
    listed('page', '1', { name: 'Genel kurallar', isLegal: true }),
  ],
  pictures: [{ name: 'hero', title: 'hero', urls: { s: '/s.svg', m: '/m.svg', l: '/l.svg' } }],
  pageOrders: [
    { place: 'menu', pages: ['2', '1'] },
    { place: 'use', pages: ['1'] },
  ],
  offers: [],
  actions: ACTIONS,
}

export const version = (
  number: number,
  state: ContentPiece['versions'][number]['state'],
  change: Partial<ContentPiece['versions'][number]> = {},
): ContentPiece['versions'][number] => ({
  number,
  state,
  basedOn: null,
  by: 'Mert Su',
  at: '2026-11-21T17:11:00.000Z',
  publishedBy: null,
  approvedBy: null,
  publishedAt: null,
  publishAt: null,
  endsAt: null,
  ...change,
})

export const draftOf = (body: Body, edition = 2): NonNullable<ContentPiece['draft']> => ({
  number: 7,
  edition,
  body,
  by: 'Mert Su',
  at: '2026-11-21T17:11:00.000Z',
  stale: [],
  problems: [],
})

export const PIECE: ContentPiece = {
  kind: 'slide',
  piece: '1',
  name: 'Hafta sonu',
  isLegal: false,
  isShown: true,
  live: { ...SLIDE, lines: { ...SLIDE.lines, title: line('Eski başlık', 'Old title') } },
  liveNumber: 6,
  draft: draftOf(SLIDE),
  versions: [version(7, 'draft'), version(6, 'live'), version(5, 'old')],
  actions: ACTIONS,
}

/** A body with nothing that is wrong. */
export const WHOLE: Body = {
  ...SLIDE,
  lines: { ...SLIDE.lines, action: line('Bonusu gör', 'See the bonus') },
}

/** Of a person who translates and writes nothing else. */
export const TRANSLATES: ContentPiece['actions'] = [
  { right: 'translation.edit', state: 'yes', why: null },
]

/** The screen with one piece open. */
export function openPiece(piece: Partial<ContentPiece> = {}, list: ContentList = LIST) {
  const whole = { ...PIECE, ...piece }
  server.on(listContent, list)
  server.on(readPiece, whole)
  server.on(proposals, [])
  server.on(saveDraft, ({ edition }) => ({ edition: edition + 1, stale: [] }))
  server.on(saveTranslation, ({ edition }) => ({ edition: edition + 1, stale: [] }))
  const address = `/office/content?kind=${whole.kind}&piece=${whole.piece}`
  return renderScreen(ContentPage, address, '/office/content')
}
export const findButton = (name: string | RegExp) => screen.findByRole('button', { name })
