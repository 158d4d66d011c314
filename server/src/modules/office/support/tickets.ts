import * as contract from '@zar/contract/office/support/tickets'
import type { Db } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { findCases, giveCase, listCases } from '../../queues/index.ts'
import {
  addNote,
  answerTicket,
  closeByOffice,
  findFile,
  findTicket,
  findTickets,
  type OfficeTicket,
  readClosedTickets,
  readFile,
  readNotes,
  readTicketMessages,
  reopenByOffice,
} from '../../support/index.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { readPerson } from '../people/read-person.ts'
import { aboutPlayer, noteAlone, type PlayerOfficeDeps } from '../players/about-player.ts'
import { mayOffer } from '../rights/may-do.ts'
import {
  afterIn,
  nameIn,
  nextOf,
  playerOf,
  playersOf,
  presentPlayer,
  refuseUnseen,
  seesIn,
  standingOf,
  takeSubject,
  waitingCase,
} from './case-of.ts'

const PAGE = 100
const RIGHTS = [
  'ticket.answer',
  'ticket.close',
  'ticket.assign',
  'note.write',
  'file.view',
  'complaint.answer',
] as const

const subjectOf = (number: number) => `ticket:${number}`

/** A ticket as rights see it. */
export async function aboutTicket(deps: PlayerOfficeDeps, number: number) {
  const ticket = await findTicket(deps.db, number)
  const { player } = await aboutPlayer(deps, ticket.playerId)
  return { ticket, about: { object: subjectOf(number), player } }
}

export const ticketOfficeRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  ...readingRoutes(deps),
  ...writingRoutes(deps),
  ...givingRoutes(deps),
  ...endingRoutes(deps),
]

const readingRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.listTickets, async (call) => {
    const { view = 'waiting', after } = call.input
    const data =
      view === 'closed' ? await readClosed(deps, call, after) : await readOpen(deps, call, view)
    return { data }
  }),
  serve(contract.readTicket, async (call) => {
    const number = Number(call.input.number)
    const { ticket, about } = await aboutTicket(deps, number)
    call.may(about)
    const subject = about.object
    const [messages, notes, [standing], player] = await Promise.all([
      readTicketMessages(deps.db, ticket.id),
      readNotes(deps.db, subject),
      findCases(deps.db, 'tickets', [subject]),
      playerOf(deps.db, ticket.playerId),
    ])
    await noteAlone(deps, call, { object: subject, playerId: ticket.playerId })
    const actions = call.actions(RIGHTS, about)
    const row = present(ticket, { player: presentPlayer(player), standing: standingOf(standing) })
    return { data: { ...row, messages, notes, actions } }
  }),
  serve(contract.readTicketFile, async (call) => {
    const { id, reason } = call.input
    const { number } = await findFile(deps.db, id)
    const { ticket, about } = await aboutTicket(deps, number)
    call.may({ ...about, reason })
    const { name, type, content } = await readFile(deps.db, { id })
    const seen = { fields: ['document'] }
    const linked = `file:${id}`
    const { object } = about
    await noteAlone(deps, call, { object, playerId: ticket.playerId, reason, linked, seen })
    return { data: { name, type, content: content.toString('base64') } }
  }),
]

type With = Pick<contract.OfficeTicketRow, 'player' | 'standing'>

const present = (
  { number, subject, title, status, createdAt, updatedAt }: OfficeTicket,
  more: With,
): contract.OfficeTicketRow => ({
  number,
  subject,
  title,
  status,
  createdAt,
  updatedAt,
  ...more,
})

const STATES = {
  waiting: ['new', 'open'],
  mine: undefined,
  urgent: ['new', 'open'],
  player: ['waiting_player', 'answered'],
} as const

type ListCall = OfficeCall<{ view?: contract.TicketView | undefined; after?: string | undefined }>

async function readOpen(
  deps: PlayerOfficeDeps,
  call: ListCall,
  view: Exclude<contract.TicketView, 'closed'>,
) {
  const cases = await listCases(deps.db, 'tickets', {
    after: afterIn(call.input.after),
    limit: PAGE,
    states: STATES[view],
    ownerId: view === 'mine' ? call.person.id : undefined,
    isUrgent: view === 'urgent' ? true : undefined,
  })
  const found = await findTickets(
    deps.db,
    cases.map(({ subject }) => nameIn(subject)),
  )
  const tickets = new Map(found.map((ticket) => [subjectOf(ticket.number), ticket]))
  const players = await playersOf(
    deps.db,
    cases.map(({ playerId }) => playerId),
  )
  const sees = seesIn(call, 'ticket.view')
  const rows = cases.flatMap((one) => {
    const ticket = tickets.get(one.subject)
    const player = ticket && players.get(ticket.playerId)
    if (!player || !sees(player)) return []
    return [present(ticket, { player: presentPlayer(player), standing: standingOf(one) })]
  })
  return { rows, next: nextOf(cases, PAGE) }
}

async function readClosed(deps: PlayerOfficeDeps, call: ListCall, after: string | undefined) {
  const [at = '', number = ''] = after?.split('_') ?? []
  const isPlace = !Number.isNaN(Date.parse(at)) && /^\d{1,18}$/.test(number)
  refuseIf(after !== undefined && !isPlace, 'invalid_input')
  const found = await readClosedTickets(deps.db, {
    after: after === undefined ? undefined : { at, number },
    limit: PAGE,
  })
  const players = await playersOf(
    deps.db,
    found.map(({ playerId }) => playerId),
  )
  const sees = seesIn(call, 'ticket.view')
  const rows = found.flatMap((ticket) => {
    const player = players.get(ticket.playerId)
    if (!player || !sees(player)) return []
    return [present(ticket, { player: presentPlayer(player), standing: null })]
  })
  const last = found.at(-1)
  const next = last && found.length === PAGE ? `${last.updatedAt}_${last.number}` : null
  return { rows, next }
}

const writingRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.answerTicket, async (call) => {
    const { number, version, text, asks } = call.input
    const { ticket, about } = await aboutTicket(deps, number)
    call.may(about)
    const subject = about.object
    await answerTicket(deps, {
      number,
      text,
      asks,
      operator: call.person.name,
      also: async (tx) => {
        await refuseUnseen(tx, 'tickets', { subject, version }, call)
        await call.note(tx, { object: subject, playerId: ticket.playerId, after: { asks } })
      },
    })
    return { data: null }
  }),
  serve(contract.noteTicket, async (call) => {
    const { number, text } = call.input
    const { ticket, about } = await aboutTicket(deps, number)
    call.may(about)
    const { object } = about
    await deps.db.transaction().execute(async (tx) => {
      const { playerId } = ticket
      const at = deps.clock.now()
      const id = await addNote(tx, { subject: object, playerId, staffId: call.person.id, text, at })
      await call.note(tx, { object, playerId, linked: `support_note:${id}` })
    })
    return { data: null }
  }),
]

const givingRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.takeTicket, async (call) => {
    const { ticket, about } = await aboutTicket(deps, call.input.number)
    call.may(about)
    await deps.db.transaction().execute(async (tx) => {
      await takeSubject(tx, 'tickets', about.object, call)
      await call.note(tx, { object: about.object, playerId: ticket.playerId })
    })
    return { data: null }
  }),
  serve(contract.ticketPeople, async (call) => ({
    data: await answeringPeople(deps.db, call.now),
  })),
  serve(contract.assignTicket, async (call) => {
    const { number, to } = call.input
    const { ticket, about } = await aboutTicket(deps, number)
    call.may(about)
    const { object, player } = about
    await deps.db.transaction().execute(async (tx) => {
      const { caseId } = await waitingCase(tx, 'tickets', object)
      if (to !== null) {
        const person = await readPerson(tx, to)
        const verdict = mayOffer(person, { right: 'ticket.answer', now: call.now, object, player })
        if ('refused' in verdict) throw new Refusal('case_not_theirs')
      }
      await giveCase(tx, 'tickets', caseId, { to, now: call.now })
      await call.note(tx, { object, playerId: ticket.playerId, after: { owner: to } })
    })
    return { data: null }
  }),
]

/** Active people whose roles answer tickets, by name. */
async function answeringPeople(db: Db, now: Date) {
  const staff = await db
    .selectFrom('staff')
    .select(['id', 'full_name'])
    .where('state', '=', 'active')
    .orderBy('full_name')
    .execute()
  const people = await Promise.all(staff.map(({ id }) => readPerson(db, id)))
  return people.flatMap((person) =>
    person && !('refused' in mayOffer(person, { right: 'ticket.answer', now }))
      ? [{ id: person.id, name: person.name }]
      : [],
  )
}

const endingRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.closeTicket, async (call) => {
    const { number, version } = call.input
    const { ticket, about } = await aboutTicket(deps, number)
    call.may(about)
    const subject = about.object
    await closeByOffice(deps, {
      number,
      operator: call.person.name,
      by: call.person.id,
      also: async (tx) => {
        await refuseUnseen(tx, 'tickets', { subject, version }, call)
        const after = { status: 'closed' }
        await call.note(tx, { object: subject, playerId: ticket.playerId, after })
      },
    })
    return { data: null }
  }),
  serve(contract.reopenTicket, async (call) => {
    const { number } = call.input
    const { ticket, about } = await aboutTicket(deps, number)
    call.may(about)
    await reopenByOffice(deps, {
      number,
      operator: call.person.name,
      also: async (tx) => {
        const after = { status: 'open' }
        await call.note(tx, { object: about.object, playerId: ticket.playerId, after })
      },
    })
    return { data: null }
  }),
]
