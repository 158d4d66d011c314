import { randomUUID } from 'node:crypto'
import type { DocumentCase, DocumentRow } from '@zar/contract/office/identity/documents'
import type { AskedDocument, DocumentKind } from '@zar/contract/players/documents'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { pngOf } from '../../../testing/pictures.ts'
import { askPlayer } from '../index.ts'
import { AYLA, DENIZ, openReviews } from './reviews.ts'

export const PNG: Buffer = pngOf({})
export const WHY = 'Name and birth are those of the account.'
const PEOPLE = [
  ['ece', 'risk'],
  ['can', 'risk'],
  ['nur', 'cashier'],
  ['oya', 'auditor'],
] as const

/** Withdrawals whose players are asked for a document, and people who look at what they hand in. */
export async function openDocuments() {
  const reviews = await openReviews()
  const { casino, app, deps } = reviews.cashier
  // Who decides is asked at the database's time.
  casino.clock.set(new Date())
  const office = await openOfficeApp({ ...casino, fieldCipher: deps.fieldCipher })
  const desks: Record<string, Desk> = {}
  for (const [name, role] of PEOPLE)
    desks[name] = await office.session((await office.staff(name, [role])).id)

  const call = async (method: 'GET' | 'POST', url: string, playerId: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url,
      headers: {
        locale: 'en',
        authorization: `Bearer ${playerId}`,
        ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }),
      },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  const documents = {
    reviews,
    casino,
    office,
    desks,
    /** A withdrawal that waits for a document of its player. */
    async asked(kind: DocumentKind = 'identity', playerId?: string) {
      const held = await reviews.held(8_000, playerId)
      for (const operator of [AYLA, DENIZ])
        await askPlayer(deps, { paymentId: held.id, operator, kind })
      return held
    },
    upload: (playerId: string, content: Buffer = PNG, name = 'kimlik.png', id = randomUUID()) =>
      call('POST', `/api/document/upload?${new URLSearchParams({ id, name })}`, playerId, content),
    handIn: (playerId: string, payment: string, files: string[], requestId = randomUUID()) =>
      call('POST', '/api/document/hand-in', playerId, { requestId, payment, files }),
    /** The same with a file of its own; answers the document's id. */
    async handed({ id, playerId }: { id: string; playerId: string }): Promise<string> {
      const { data: file } = await documents.upload(playerId)
      const { data, message } = await documents.handIn(playerId, id, [file.id])
      if (!data?.id || data.code) throw new Error(message)
      return data.id
    },
    async mine(playerId: string): Promise<AskedDocument[]> {
      return (await call('GET', '/api/document/asked', playerId)).data
    },
    list: async (view = 'waiting', who = 'ece') =>
      (await office.get<DocumentRow[]>('/api/office/documents', { view }, desks[who])).data ?? [],
    read: (id: string, who = 'ece') =>
      office.get<DocumentCase>('/api/office/document', { id }, desks[who]),
    async seen(id: string) {
      const { data } = await documents.read(id)
      return { caseId: data?.standing?.caseId ?? '0', version: data?.standing?.version ?? 0 }
    },
    post: <Data = { code?: string }>(path: string, input: object, who = 'ece') =>
      office.post<Data>(`/api/office/document-${path}`, input, desks[who]),
    async decide(id: string, more: object = {}, who = 'ece') {
      const path = 'code' in more ? 'refuse' : 'accept'
      const input = { id, ...(await documents.seen(id)), reason: WHY, ...more }
      return documents.post(path, input, who)
    },
    close: () => reviews.cashier.close(),
  }
  return documents
}
export type Documents = Awaited<ReturnType<typeof openDocuments>>
