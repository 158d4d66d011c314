import type { Block, Promotion } from '@zar/contract/content'
import type { ContentList, ContentPiece } from '@zar/contract/office/content/operations'
import type { Body, LineName } from '@zar/contract/office/content/pieces'
import type { Previewed } from '../../preview/message.ts'

type Pictures = ContentList['pictures']

/** A version as the site would answer it to readers of a language. */
export function previewedOf(
  { kind, piece }: Pick<ContentPiece, 'kind' | 'piece'>,
  body: Body,
  locale: 'tr' | 'en',
  pictures: Pictures,
): Previewed {
  const say = (name: LineName): string => {
    const { tr = '', en = '', same = false } = body.lines[name] ?? {}
    return locale === 'tr' || same ? tr : en
  }
  const urls = pictures.find(({ name }) => name === body.picture)?.urls ?? {}
  const images = (shapes: readonly string[]) =>
    shapes.flatMap((shape) => (urls[shape] ? [{ url: urls[shape] }] : []))
  const blocks: Block[] = body.blocks?.[locale] ?? []
  const id = Number(piece) || 1
  const title = say('title')
  const action = say('action')
  const note = say('note')
  switch (kind) {
    case 'slide': {
      const url = body.link ?? '/'
      const slide = { url, target: '_self' as const, images: images(['s', 'm', 'l']) }
      return { kind, item: { ...slide, kicker: say('kicker'), title, note, action } }
    }
    case 'popup':
      return {
        kind,
        item: { images: images(['s', 'l', 'm']), url: body.link, title, note, action },
      }
    case 'page':
      return { kind, item: { id, title, updatedAt: new Date(0).toISOString(), blocks } }
    case 'promotion': {
      const typed = images(['card', 'wide']).map(({ url }, at) => ({ type: at + 1, url }))
      const category = body.place as Promotion['category']
      const words = { title, summary: say('summary'), description: blocks }
      return { kind, item: { id, images: typed, category, ...words } }
    }
    default:
      return { kind, item: say('value') }
  }
}
