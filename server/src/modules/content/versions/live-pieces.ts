import {
  type Body,
  emptyBody,
  isLegal,
  KIND_FACTS,
  type Kind,
  type Line,
  PAGE_PLACES,
} from '@zar/contract/office/content/pieces'
import { pictureIn } from '../pictures.ts'
import { isRead, runs } from '../present.ts'
import type { Content } from '../read-content.ts'
import { CATEGORY_IDS } from '../seed/content-pieces.ts'

export type Ref = { kind: Kind; piece: string }

/** A piece as the site's tables have it, whether it is shown or was taken away. */
export type LivePiece = Ref & { body: Body; isShown: boolean; endsAt: Date | null }

type Words = Record<string, string>

const line = (tr = '', en = ''): Line => ({ tr, en, same: false })

const linesOf = (kind: Kind, tr: Words, en: Words): Body['lines'] =>
  Object.fromEntries(
    Object.keys(KIND_FACTS[kind].lines).map((name) => [name, line(tr[name], en[name])]),
  )

/** All of them, in the order of the site. */
export function livePieces(content: Content, now: Date): LivePiece[] {
  return [
    ...content.slides.map((one) => ({
      kind: 'slide' as const,
      piece: `${one.id}`,
      isShown: runs(one, now),
      endsAt: one.ends_at,
      body: {
        ...emptyBody('slide'),
        lines: linesOf('slide', one.words_tr, one.words_en),
        picture: pictureIn(one.images[0]),
        link: one.url,
        place: one.slug,
      },
    })),
    ...content.promotions.map((one) => ({
      kind: 'promotion' as const,
      piece: `${one.id}`,
      isShown: runs(one, now),
      endsAt: one.ends_at,
      body: {
        ...emptyBody('promotion'),
        lines: {
          title: line(one.title_tr, one.title_en),
          summary: line(one.summary_tr, one.summary_en),
        },
        blocks: { tr: one.description_tr, en: one.description_en },
        picture: pictureIn(one.images[0]?.url),
        place: one.category,
        offer: one.offer,
      },
    })),
    ...content.pages.map((one) => pagePiece(content, one, now)),
    ...content.popups.map((one) => ({
      kind: 'popup' as const,
      piece: `${one.id}`,
      isShown: runs(one, now),
      endsAt: one.ends_at,
      body: {
        ...emptyBody('popup'),
        lines: linesOf('popup', one.words_tr, one.words_en),
        picture: pictureIn(one.images[0]),
        link: one.url,
        place: one.audience,
      },
    })),
    ...content.texts.map((one) => ({
      kind: 'text' as const,
      piece: one.key,
      isShown: true,
      endsAt: null,
      body: { ...emptyBody('text'), lines: { value: line(one.tr, one.en) } },
    })),
  ]
}

function pagePiece(content: Content, page: Content['pages'][number], now: Date): LivePiece {
  const ids = content.places.filter((one) => one.page_id === page.id).map((one) => one.category_id)
  return {
    kind: 'page',
    piece: `${page.id}`,
    isShown: isRead(page, now),
    endsAt: page.ends_at,
    body: {
      ...emptyBody('page'),
      lines: { title: line(page.title_tr, page.title_en) },
      blocks: { tr: page.blocks_tr, en: page.blocks_en },
      place: PAGE_PLACES.find((place) => ids.includes(CATEGORY_IDS[place])) ?? null,
    },
  }
}

/** What English readers read of a line. */
export const englishOf = ({ tr, en, same }: Line): string => (same || tr === '' ? tr : en)

/** What players see of a piece, however it was made. */
export const shownOf = ({ lines, ...rest }: Body) => ({
  ...rest,
  lines: Object.fromEntries(
    Object.entries(lines).map(([name, one]) => [name, { tr: one.tr, en: englishOf(one) }]),
  ),
})

/** By what it is called in lists: its Turkish title, of a text its key. */
export const nameOf = ({ kind, piece }: Ref, body: Body): string =>
  kind === 'text' ? piece : (body.lines.title?.tr ?? '')

/** Whether it is a text of law where it stands, or where a draft wants it. */
export const isLaw = (kind: Kind, ...bodies: readonly (Body | undefined)[]): boolean =>
  isLegal(kind, ...bodies.map((body) => body?.place))
