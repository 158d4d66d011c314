import * as contract from '@zar/contract/office/identity/documents'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import {
  acceptDocument,
  type FoundDocument,
  findDocuments,
  readDocumentCase,
  readDocumentFile,
  readEndedDocuments,
  refuseDocument,
} from '../../payments/index.ts'
import { findCases, listCases, moveCase, takeCase, type WaitingCase } from '../../queues/index.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { staffNames } from '../people/staff-names.ts'
import { aboutPlayer, noteAlone, type PlayerOfficeDeps } from '../players/about-player.ts'
import { narrowingOf } from '../rights/scopes.ts'
import { nameOf } from '../risk/present.ts'
import { nameIn, standingOf } from '../support/case-of.ts'
import { markFile } from './mark-file.ts'

const RIGHTS = ['document.view', 'document.decide'] as const

const subjectOf = (id: string) => `document:${id}`

/** Documents that players have handed in, and what one person says of one. */
export const documentOfficeRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  ...readingRoutes(deps),
  ...decidingRoutes(deps),
]

const readingRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.listDocuments, async (call) => {
    // No player is in a segment yet: whoever is kept to some sees nobody.
    if (narrowingOf(call.person, 'document.decide').segments) return { data: [] }
    const isEnded = call.input.view === 'ended'
    return { data: isEnded ? await listEnded(deps, call) : await listWaiting(deps, call) }
  }),
  serve(contract.readDocument, async (call) => {
    const { document, standing, about } = await findOne(deps, call, call.input.id)
    refuseOutside(call, about)
    const found = await readDocumentCase(deps, document, call.caller.locale)
    const names = await staffNames(deps.db, [document.decidedBy])
    await noteAlone(deps, call, { object: about.object, playerId: document.playerId })
    const decided = decidedOf(document, names)
    const actions = call.actions(RIGHTS, about)
    return { data: { ...present(document, standing), ...found, decided, actions } }
  }),
  serve(contract.openDocumentFile, async (call) => {
    const { id, reason } = call.input
    const file = await readDocumentFile(deps, id)
    const { object, player } = await aboutDocument(deps, file.documentId, file.playerId)
    call.may({ object, player, reason })
    const seen = { fields: ['document'] }
    const { playerId } = file
    await noteAlone(deps, call, { object, playerId, reason, linked: `file:${id}`, seen })
    const { content, ...marked } = markFile(file, { by: call.person.name, at: call.now })
    return { data: { ...marked, content: content.toString('base64') } }
  }),
]

const decidingRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.takeDocument, async (call) => {
    const { id, caseId } = call.input
    const { document, standing, about } = await findOne(deps, call, id)
    refuseOutside(call, about)
    if (!standing) throw new Refusal('decided_meanwhile')
    refuseIf(standing.caseId !== caseId, 'not_found')
    await deps.db.transaction().execute(async (tx) => {
      await takeCase(tx, 'documents', caseId, { by: call.person.id, now: call.now })
      const named = { queue: 'documents', subject: about.object } as const
      if (standing.state === 'waiting') await moveCase(tx, named, { state: 'taken' })
      await call.note(tx, { object: about.object, playerId: document.playerId })
    })
    return { data: null }
  }),
  serve(contract.acceptDocument, async (call) => {
    const who = await mayDecide(deps, call)
    const { reason: _, ...seen } = call.input
    await acceptDocument(deps, seen, who('accepted'))
    return { data: null }
  }),
  serve(contract.refuseDocument, async (call) => {
    const who = await mayDecide(deps, call)
    const { reason: _, ...seen } = call.input
    await refuseDocument(deps, seen, who('refused', seen.code))
    return { data: null }
  }),
]

type Reading = OfficeCall<unknown>

async function listWaiting(deps: PlayerOfficeDeps, call: Reading) {
  const cases = await listCases(deps.db, 'documents')
  const ids = cases.map(({ subject }) => nameIn(subject))
  const found = await findDocuments(deps.db, ids, call.now)
  const documents = new Map(found.map((one) => [subjectOf(one.id), one]))
  return cases.flatMap((one) => {
    const document = documents.get(one.subject)
    return document ? [present(document, one)] : []
  })
}

const listEnded = async (deps: PlayerOfficeDeps, call: Reading) =>
  (await readEndedDocuments(deps.db, call.now)).map((one) => present(one, undefined))

async function aboutDocument(deps: PlayerOfficeDeps, id: string, playerId: string) {
  const { player } = await aboutPlayer(deps, playerId)
  return { object: subjectOf(id), player }
}

async function findOne(deps: PlayerOfficeDeps, call: Reading, id: string) {
  const [document] = await findDocuments(deps.db, [id], call.now)
  if (!document) throw new Refusal('not_found')
  const [standing] = await findCases(deps.db, 'documents', [subjectOf(id)])
  return { document, standing, about: await aboutDocument(deps, id, document.playerId) }
}

/** Looking takes no reason; what is outside of the person's scope is not theirs to look at. */
function refuseOutside(call: Reading, about: Awaited<ReturnType<typeof aboutDocument>>): void {
  const [one] = call.actions(['document.decide'], about)
  refuseIf(one?.state === 'refused', 'no_right')
}

/** Who decides, once their right to it is looked at; its row in the log is written with the decision. */
async function mayDecide(deps: PlayerOfficeDeps, call: OfficeCall<{ id: string; reason: string }>) {
  const { document, about } = await findOne(deps, call, call.input.id)
  const { reason } = call.input
  call.may({ ...about, reason })
  return (state: string, code?: string) => ({
    by: call.person.id,
    because: reason,
    also: (tx: Tx, playerId: string) => {
      const after = { state, kind: document.kind, ...(code && { code }) }
      return call.note(tx, { object: about.object, playerId, reason, after })
    },
  })
}

function present(document: FoundDocument, waiting: WaitingCase | undefined): contract.DocumentRow {
  const isTaken = document.state === 'waiting' && waiting?.state === 'taken'
  return {
    id: document.id,
    kind: document.kind,
    state: isTaken ? 'taken' : document.state,
    player: nameOf(document),
    payment: document.payment,
    amountE5: `${document.amountE5}`,
    handedAt: document.handedAt.toISOString(),
    clockAt: document.clockAt?.toISOString() ?? null,
    standing: standingOf(waiting),
  }
}

function decidedOf(
  { decidedBy, decidedAt, code, because }: FoundDocument,
  nameOfStaff: (id: string) => string,
): contract.DocumentCase['decided'] {
  if (decidedBy === null || decidedAt === null) return null
  const by = decidedBy === 'system:clock' ? 'clock' : nameOfStaff(decidedBy)
  return { by, at: decidedAt.toISOString(), code, because }
}
