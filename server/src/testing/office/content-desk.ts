import type { Promotion, SliderItem } from '@zar/contract/content'
import type { ContentList, ContentPiece } from '@zar/contract/office/content/operations'
import type { Body } from '@zar/contract/office/content/pieces'
import { seed } from '../../app/seed/seed.ts'
import { contentRoutes } from '../../modules/content/index.ts'
import { openPlayerApp } from '../players/player-app.ts'
import { openTestCasino } from '../test-casino.ts'
import { type Desk, openOfficeApp } from './office-app.ts'

const REASON = 'The weekend offer begins on Saturday.'
const SITE = {
  url: 'https://zar.example',
  nextUrl: 'https://zar.example',
  arcadeUrl: 'https://oyun.example',
  isPlayMoney: true,
  trialBonusE5: 0n,
}
const PEOPLE = [
  ['ece', 'content'],
  ['mert', 'marketing'],
  ['kerem', 'manager'],
  ['derya', 'compliance'],
  ['selin', 'compliance'],
  ['defne', 'support'],
] as const

export type PieceRef = { kind: string; piece: string }
type Draft = PieceRef & { number: number; edition: number }

/** The desk of content on a seeded casino, with people of each role, and what readers of its site are answered. */
export async function openContentDesk() {
  const casino = await openTestCasino()
  await seed(casino.db, { onChanged: 'leave' })
  const office = await openOfficeApp(casino)
  const readers = await openPlayerApp(casino, undefined, contentRoutes({ ...casino, site: SITE }))
  const desks: Record<string, Desk> = {}
  for (const [name, role] of PEOPLE)
    desks[name] = await office.session((await office.staff(name, [role])).id)

  const post = <Data>(path: string, input: object, desk = desks.ece) =>
    office.post<Data>(`/api/office/content-${path}`, input, desk)
  const read = async ({ kind, piece }: PieceRef): Promise<ContentPiece> => {
    const path = '/api/office/content-piece'
    const { data } = await office.get<ContentPiece>(path, { kind, piece }, desks.ece)
    if (!data?.kind) throw new Error(JSON.stringify(data))
    return data
  }
  const list = async (desk = desks.ece) =>
    (await office.get<ContentList>('/api/office/content', {}, desk)).data
  const start = async (ref: { kind: string; piece: string | null }): Promise<Draft> => {
    const { data } = await post<Draft>('draft', ref)
    if (!data?.number) throw new Error(JSON.stringify(data))
    return data
  }
  const draftBody = async (ref: PieceRef): Promise<Body> => {
    const { draft } = await read(ref)
    if (!draft) throw new Error('no draft')
    return draft.body
  }
  const save = (draft: Draft, body: Body, desk = desks.ece, fresh: string[] = []) =>
    post<{ edition: number; stale: string[] }>('save', { ...draft, body, fresh }, desk)
  /** The input that publishes drafts as they are. */
  const publishing = async (refs: readonly PieceRef[], more: object = {}) => ({
    pieces: await Promise.all(
      refs.map(async ({ kind, piece }) => {
        const { draft, liveNumber } = await read({ kind, piece })
        const { number = 0, edition = 0 } = draft ?? {}
        return { kind, piece, number, edition, live: liveNumber }
      }),
    ),
    at: null,
    until: null,
    reason: REASON,
    ...more,
  })
  /** A draft of a seeded piece, with another title. */
  const retitled = async (ref: PieceRef, tr: string) => {
    const draft = await start(ref)
    const body = await draftBody(ref)
    const lines = { ...body.lines, title: { tr, en: `${tr} (en)`, same: false } }
    const saved = await save(draft, { ...body, lines })
    return { ...draft, edition: saved.data?.edition ?? -1, body: { ...body, lines } }
  }

  /** What readers are answered, read anew. */
  const shown = async <Data>(method: 'get' | 'post', path: string, body: object = {}) => {
    casino.clock.advance(3_000)
    const answer =
      method === 'get'
        ? await readers.get<Data>(path, { locale: 'tr' })
        : await readers.post<Data>(path, body, { locale: 'tr' })
    return answer.data as Data
  }
  return {
    casino,
    office,
    readers,
    desks,
    post,
    read,
    list,
    start,
    draftBody,
    save,
    publishing,
    retitled,
    shown,
    slides: (slug = 'home') => shown<SliderItem[]>('post', '/api/cms/sliderlist', { slug }),
    promotions: () => shown<Promotion[]>('get', '/api/cms/promotions'),
    async slideIds(slug: string): Promise<string[]> {
      const slides = casino.db.selectFrom('slide').select('id').where('slug', '=', slug)
      return (await slides.orderBy('position').execute()).map(({ id }) => `${id}`)
    },
    close: () => casino.close(),
  }
}
