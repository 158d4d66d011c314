import type {
  WatchList,
  WatchListCame,
  WatchListPreview,
} from '@zar/contract/office/risk/watch-lists'
import { openCashier } from '../../modules/payments/testing/cashier.ts'
import { reviewsOf } from '../../modules/payments/testing/reviews.ts'
import { runScreening } from '../../modules/screening/index.ts'
import { type Desk, openOfficeApp } from '../office/office-app.ts'

export const WHY = 'The daily look at the lists.'
const API = '/api/office'

export type Entry = {
  id: string
  name: string
  aliases?: string
  birth?: string
  country?: string
  document?: string
}

/** Names that are like none of the others. */
const NAMES =
  'Taşdelen Gürcan Sarıçam Öztoprak Çelikkol Ertuğrul Hacıbekir Palandöken Zorlutuna Uzunköprü Fındıkçı Vardarlı Kızılırmak Müderris Nalbantlar Boğazlıyan Demirhindi Yağcıbedir'.split(
    ' ',
  )

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** A file of one source, as an operator brings it in. */
export const fileOf = (source: string, kind: 'sanctions' | 'pep', entries: readonly Entry[]) =>
  [
    'source;kind;id;name;aliases;birth;country;document',
    ...entries.map(({ id, name, aliases = '', birth = '', country = '', document = '' }) =>
      [source, kind, id, name, aliases, birth, country, document].map(quoted).join(';'),
    ),
    '',
  ].join('\r\n')

/** A casino with its cashier, its office and people of compliance, and lists that they bring in. */
export async function openLists() {
  const cashier = await openCashier()
  cashier.deps.messages.mail.send = async () => {}
  const { casino } = cashier
  const reviews = reviewsOf(cashier)
  casino.clock.set(new Date())
  const office = await openOfficeApp(casino)
  office.deps.fieldCipher = cashier.deps.fieldCipher
  const desks: Record<string, Desk> = {}
  const people = { mlro: 'compliance', deputy: 'compliance' } as const
  for (const [name, role] of Object.entries(people))
    desks[name] = await office.session((await office.staff(name, [role])).id)
  for (const role of ['risk', 'auditor', 'manager', 'support', 'cashier'] as const)
    desks[role] = await office.session((await office.staff(role, [role])).id)

  const post = <Data>(path: string, input: object, who = 'mlro') =>
    office.post<Data>(`${API}/${path}`, { reason: WHY, ...input }, desks[who])
  let number = 0
  const surname = () => {
    number += 1
    const name = NAMES[number]
    if (!name) throw new Error('no name is left')
    return name
  }
  const lists = {
    cashier,
    casino,
    reviews,
    office,
    desks,
    post,
    run: (more: object = {}) => runScreening({ ...cashier.deps, ...more }),
    preview: async (content: string, who = 'mlro') =>
      post<WatchListPreview>('watch-list-preview', { content }, who),
    /** Brings a file in, as its preview says. */
    async bring(content: string, who = 'mlro') {
      const { data } = await post<WatchListPreview>('watch-list-preview', { content }, who)
      const list = data && 'list' in data ? data.list : null
      const seen = list?.change ?? { added: 0, changed: 0, removed: 0 }
      return post<WatchListCame>('watch-list-import', { name: 'list.csv', content, seen }, who)
    },
    lists: async (): Promise<WatchList[]> =>
      (await post<{ lists: WatchList[] }>('watch-lists', {})).data?.lists ?? [],
    /** A player of this name, as they would have registered. */
    async named(
      name: string,
      surname: string,
      more: { birth?: string; country?: string; document?: string; playerId?: string } = {},
    ): Promise<string> {
      const playerId = more.playerId ?? (await reviews.player())
      const { birth = '1961-04-30', document } = more
      await casino.owner.db
        .updateTable('player')
        .set({ name, surname, birth_date: birth })
        .$if(document !== undefined, (row) =>
          row.set({ personal_no_hmac: cashier.deps.fieldCipher.index(document ?? '') }),
        )
        .where('id', '=', playerId)
        .execute()
      return playerId
    },
    matchesOf: (playerId: string) =>
      casino.db
        .selectFrom('screening_match')
        .selectAll()
        .where('player_id', '=', playerId)
        .orderBy('id')
        .execute(),
    holdOf: (playerId: string) =>
      casino.db
        .selectFrom('legal_hold')
        .selectAll()
        .where('player_id', '=', playerId)
        .where('lifted_at', 'is', null)
        .executeTakeFirst(),
    surname,
    /** A player whom a list names, after the job. */
    async matched(kind: 'sanctions' | 'pep' = 'sanctions') {
      const family = surname()
      const name = `Kerem ${family}`
      const source = `List of ${family}`
      const playerId = await lists.named('Kerem', family)
      await lists.bring(
        fileOf(source, kind, [{ id: '1', name, birth: '1961-04-30', country: 'TR' }]),
      )
      await lists.run()
      const [match] = await lists.matchesOf(playerId)
      if (!match) throw new Error('no match')
      return { playerId, name, source, matchId: `${match.id}` }
    },
    async close() {
      await office.close()
      await cashier.close()
    },
  }
  return lists
}
export type Lists = Awaited<ReturnType<typeof openLists>>
