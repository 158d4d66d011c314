import type { Block, Promotion, SliderItem } from '@zar/contract/content'
import type { MediaType } from '@zar/contract/office/content/media'
import type { Body, Kind } from '@zar/contract/office/content/pieces'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** jsonb: read as a value, written as its JSON text. */
type Json<Value> = ColumnType<Value, string, string>

export type SlideWords = Pick<SliderItem, 'kicker' | 'title' | 'note' | 'action'>
export type PopupWords = { title: string; note: string; action: string }

export type ContentTables = {
  site_option: { key: string; is_on: boolean; value: string }
  site_text: { key: string; tr: string; en: string }
  site_domain: { place: 'current' | 'next'; url: string }
  site_icon: { key: string; url: string }
  slide: {
    id: Generated<number>
    slug: string
    position: number
    is_on: Generated<boolean>
    url: string
    target: '_self' | '_blank'
    images: string[]
    words_tr: Json<SlideWords>
    words_en: Json<SlideWords>
    /** Shown until then. */
    ends_at: Generated<Date | null>
  }
  content_category: { id: number; name: string }
  content_page: {
    id: Generated<number>
    title_tr: string
    title_en: string
    blocks_tr: Json<Block[]>
    blocks_en: Json<Block[]>
    is_published: Generated<boolean>
    updated_at: Date
    /** Shown until then. */
    ends_at: Generated<Date | null>
  }
  content_in_category: { category_id: number; page_id: number; position: number }
  promotion: {
    id: Generated<number>
    position: number
    is_on: Generated<boolean>
    category: Promotion['category']
    images: Json<Promotion['images']>
    title_tr: string
    title_en: string
    summary_tr: string
    summary_en: string
    description_tr: Json<Block[]>
    description_en: Json<Block[]>
    starts_at: Date | null
    ends_at: Date | null
    /** The offer that it announces: it is shown while that can be claimed. */
    offer: Generated<string | null>
  }
  popup: {
    id: Generated<number>
    is_on: Generated<boolean>
    images: string[]
    url: string | null
    /** Visitors: nobody who is signed in. */
    audience: Generated<'all' | 'visitors'>
    words_tr: Json<PopupWords>
    words_en: Json<PopupWords>
    starts_at: Date | null
    ends_at: Date | null
  }
  law_text: {
    id: GeneratedAlways<bigint>
    document: string
    locale: 'tr' | 'en'
    version: number
    line: string
    sha256: Buffer
    noted_at: Generated<Date>
  }
  content_version: {
    id: Generated<bigint>
    kind: Kind
    /** The number of its row, or the key of a text. */
    piece: string
    number: number
    state: 'draft' | 'scheduled' | 'live' | 'old' | 'dropped'
    body: Json<Body>
    /** Of each field, what its Turkish said (SHA-256) as its English was last looked at. */
    seen: Json<Record<string, string>>
    based_on: number | null
    edition: Generated<number>
    /** Null of what the installation gave. */
    made_by: string | null
    made_at: Generated<Date>
    edited_by: string | null
    edited_at: Generated<Date>
    /** The same of all that is published at one moment. */
    together: string | null
    publish_at: Date | null
    ends_at: Date | null
    published_by: string | null
    approved_by: string | null
    published_at: Date | null
    ended_at: Date | null
  }
  media: {
    /** The hash of what is shown, with its ending. */
    name: string
    title: string
    type: MediaType
    width: number
    height: number
    bytes: number
    /** Null of one that was deleted. */
    content: Buffer | null
    uploaded_by: string
    uploaded_at: Generated<Date>
    dropped_by: string | null
    dropped_at: Date | null
  }
}
