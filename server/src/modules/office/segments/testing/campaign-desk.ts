import { randomUUID } from 'node:crypto'
import type { CampaignCase } from '@zar/contract/office/campaigns/campaigns'
import type { Outcome } from '@zar/contract/office/proposals'
import { openLog } from '../../../../platform/log/log.ts'
import { openTestCipher } from '../../../../testing/field-cipher.ts'
import { type Desk, openOfficeApp } from '../../../../testing/office/office-app.ts'
import { openSegmentPlants } from '../../../../testing/office/segments.ts'
import { notificationsOf } from '../../../../testing/players/notifications.ts'
import { openTestCasino } from '../../../../testing/test-casino.ts'
import type { OutboundMessages } from '../../../messages/index.ts'
import { stopLettersLinks } from '../../../players/index.ts'
import { sendCampaigns } from '../../../segments/index.ts'

export const WHY = 'The evenings of autumn begin this week.'
export const DAY_MS = 86_400_000
/** Noon in Istanbul. */
export const NOON = new Date(`${new Date().toISOString().slice(0, 10)}T09:00:00.000Z`)
/** Later than the wall’s clock, by which two people plan it; the tests move their own. */
export const AT = new Date(NOON.getTime() + 2 * DAY_MS)
export const WORDS = {
  tr: { title: 'Sonbahar akşamları', note: 'Merhaba {username}, yeni masalar açıldı.' },
  en: { title: 'Autumn evenings', note: 'Hello {username}, the new tables are open.' },
}

type Letter = Parameters<OutboundMessages['mail']['send']>[1]

/** A desk of marketing with a segment of everybody, and a manager as the second person. */
export async function openCampaignDesk() {
  const casino = await openTestCasino()
  casino.clock.set(NOON)
  const office = await openOfficeApp(casino)
  const links = { fieldCipher: openTestCipher(casino), siteUrl: 'https://zar.example' }
  const plants = openSegmentPlants(casino)
  const staff = (await office.staff('selin', ['marketing'])).id
  const marketing = await office.session(staff)
  const second = await office.session((await office.staff('amir', ['manager'])).id)
  const segmentId = `${await plants.segment({ field: 'deposited', op: '≥', value: 0 }, staff)}`
  const terms = () => ({
    id: null as string | null,
    version: 0,
    name: `Letter ${randomUUID()}`,
    segmentId,
    viaNotice: true,
    viaLetter: true,
    words: WORDS,
    at: AT.toISOString(),
  })
  const letters: Letter[] = []
  type Terms = Partial<ReturnType<typeof terms>>
  const save = (input: object) =>
    office.post<{ id: string }>('/api/office/campaign-save', input, marketing)
  const draft = async (more: Terms = {}): Promise<string> => {
    const answer = await save({ ...terms(), ...more })
    if (!answer.data) throw new Error(answer.message)
    return answer.data.id
  }
  const start = (id: string, by: Desk, proposal?: string) =>
    office.post<Outcome>(
      '/api/office/campaign-start',
      { id, version: 1, reason: WHY, proposal },
      by,
    )
  return {
    casino,
    office,
    plants,
    marketing,
    second,
    staff,
    links,
    segmentId,
    terms,
    save,
    draft,
    start,
    letters,
    /** A run of the job; `onLetter` may fail as a process that is killed. */
    send: (onLetter: (letter: Letter) => void = () => {}) =>
      sendCampaigns({
        ...casino,
        log: openLog('silent'),
        stopLinks: (of) => stopLettersLinks(links, of),
        onCommitted: () => {},
        messages: {
          mail: {
            send: async (_tx, letter) => {
              onLetter(letter)
              letters.push(letter)
            },
          },
        },
      }),
    /** Players who agreed to letters, at an address that is confirmed, by their ids. */
    async agreed(count: number): Promise<string[]> {
      const ids = await casino.players(Array.from({ length: count }, () => ({})))
      const row = { version: '1', locale: 'tr', ip: '', created_at: casino.clock.now() } as const
      await casino.db
        .insertInto('consent')
        .values(
          ids.map((id) => ({ ...row, player_id: id, kind: 'marketing_email', is_given: true })),
        )
        .execute()
      await casino.db.updateTable('player').set({ is_email_confirmed: true }).execute()
      return ids.sort()
    },
    /** How many notifications each has. */
    noticesOf: (ids: readonly string[]) =>
      Promise.all(ids.map(async (id) => (await notificationsOf(casino.db, id)).length)),
    /** Started by two, and due. */
    async planned(more: Terms = {}): Promise<string> {
      const id = await draft(more)
      const { data } = await start(id, marketing)
      const done = await start(id, second, data?.proposal)
      if (done.data?.outcome !== 'done') throw new Error(done.message)
      casino.clock.set(AT)
      return id
    },
    async read(id: string): Promise<CampaignCase> {
      const url = '/api/office/campaign'
      const { data, message } = await office.get<CampaignCase>(url, { id }, marketing)
      if (!data) throw new Error(message)
      return data
    },
  }
}
export type CampaignDesk = Awaited<ReturnType<typeof openCampaignDesk>>
