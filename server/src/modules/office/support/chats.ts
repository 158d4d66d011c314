import * as contract from '@zar/contract/office/support/chats'
import type { Tx } from '../../../db/db.ts'
import { type OnceRequest, once } from '../../../platform/once.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { countOwned, findCases, giveCase, listCases, type WaitingCase } from '../../queues/index.ts'
import {
  addNote,
  comeToChat,
  findChat,
  findChats,
  isAtChat,
  leaveChat,
  readChatMessages,
  readNotes,
  sayByOffice,
  settleChat,
  ticketByOffice,
} from '../../support/index.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { aboutPlayer, noteAlone, type PlayerOfficeDeps } from '../players/about-player.ts'
import {
  nameIn,
  playerOf,
  playersOf,
  presentPlayer,
  refuseTaken,
  seesIn,
  standingOf,
  takeSubject,
  waitingCase,
} from './case-of.ts'

/** As long as one sign of life counts. */
const THERE_MS = 5 * 60_000
const MESSAGES = 100
const RIGHTS = ['chat.answer', 'note.write'] as const

const subjectOf = (number: number) => `chat:${number}`

async function aboutChat(deps: PlayerOfficeDeps, number: number) {
  const chat = await findChat(deps.db, number)
  const { player } = await aboutPlayer(deps, chat.playerId)
  return { chat, about: { object: subjectOf(number), player } }
}

export const chatOfficeRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  ...readingRoutes(deps),
  ...givingRoutes(deps),
  ...writingRoutes(deps),
  ...endingRoutes(deps),
]

const readingRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.listChats, async (call) => {
    const since = new Date(deps.clock.now().getTime() - THERE_MS)
    const [rows, isThere] = await Promise.all([
      readRows(deps, call),
      isAtChat(deps.db, call.person.name, since),
    ])
    return { data: { rows, isThere } }
  }),
  serve(contract.readChat, async (call) => {
    const { number, before } = call.input
    const { chat, about } = await aboutChat(deps, Number(number))
    call.may(about)
    const subject = about.object
    const page = { before: before === undefined ? undefined : Number(before), limit: MESSAGES }
    const [read, notes, [standing], player] = await Promise.all([
      readChatMessages(deps.db, chat.playerId, page),
      readNotes(deps.db, subject),
      findCases(deps.db, 'chat', [subject]),
      playerOf(deps.db, chat.playerId),
    ])
    const actions = call.actions(RIGHTS, about)
    const { playerId: _playerId, ...row } = chat
    const shown = { player: presentPlayer(player), standing: standingOf(standing) }
    return { data: { ...row, ...shown, ...read, notes, actions } }
  }),
  serve(contract.attendChat, async (call) => {
    const { isThere } = call.input
    const { name } = call.person
    const since = new Date(deps.clock.now().getTime() - THERE_MS)
    const wasThere = await isAtChat(deps.db, name, since)
    await (isThere ? comeToChat(deps, name) : leaveChat(deps, name))
    if (isThere !== wasThere)
      await noteAlone(deps, call, { object: 'chat:desk', after: { isThere } })
    return { data: null }
  }),
]

async function readRows(
  deps: PlayerOfficeDeps,
  call: OfficeCall<unknown>,
): Promise<contract.ChatRow[]> {
  const cases = await listCases(deps.db, 'chat')
  const [chats, players] = await Promise.all([
    findChats(
      deps.db,
      cases.map(({ subject }) => nameIn(subject)),
    ),
    playersOf(
      deps.db,
      cases.map(({ playerId }) => playerId),
    ),
  ])
  const found = new Map(chats.map((chat) => [subjectOf(chat.number), chat]))
  const sees = seesIn(call, 'chat.view')
  return cases.flatMap((one) => {
    const chat = found.get(one.subject)
    const player = chat && players.get(chat.playerId)
    if (!player || !sees(player)) return []
    const { playerId: _playerId, ...row } = chat
    return [{ ...row, player: presentPlayer(player), standing: standingOf(one) }]
  })
}

const lockPerson = (tx: Tx, id: string) =>
  tx.selectFrom('staff').select('id').where('id', '=', id).forNoKeyUpdate().execute()

/** Takes a conversation, or keeps it. One that nobody has becomes theirs, where they have fewer than five. */
async function takeWithin(tx: Tx, one: WaitingCase, call: OfficeCall<unknown>): Promise<void> {
  if (one.owner === null) {
    // Of two that the same person takes at once the second is counted after the first.
    await lockPerson(tx, call.person.id)
    const had = await countOwned(tx, 'chat', call.person.id)
    refuseIf(had >= contract.CHATS_MAX, 'chat_full')
  }
  await takeSubject(tx, 'chat', one.subject, call)
}

const givingRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.takeChat, async (call) => {
    const { chat, about } = await aboutChat(deps, call.input.number)
    call.may(about)
    await deps.db.transaction().execute(async (tx) => {
      await takeWithin(tx, await waitingCase(tx, 'chat', about.object), call)
      await call.note(tx, { object: about.object, playerId: chat.playerId })
    })
    return { data: null }
  }),
  serve(contract.giveChat, async (call) => {
    const { chat, about } = await aboutChat(deps, call.input.number)
    call.may(about)
    await deps.db.transaction().execute(async (tx) => {
      await refuseTaken(tx, 'chat', about.object, call)
      const { caseId } = await waitingCase(tx, 'chat', about.object)
      await giveCase(tx, 'chat', caseId, { to: null, now: call.now })
      await call.note(tx, { object: about.object, playerId: chat.playerId, after: { owner: null } })
    })
    return { data: null }
  }),
]

/** Says it once; answers whether it was said before. */
async function saidBefore(tx: Tx, request: OnceRequest, say: () => Promise<void>) {
  let isAgain = true
  await once(tx, request, async () => {
    isAgain = false
    await say()
    return {}
  })
  return isAgain
}

const writingRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.sayInChat, async (call) => {
    const { number, text, requestId } = call.input
    const { chat, about } = await aboutChat(deps, number)
    call.may(about)
    const { object } = about
    const request = { ownerId: call.person.id, id: `office-chat:${requestId}`, input: call.input }
    await sayByOffice(deps, {
      number,
      text,
      operator: call.person.name,
      within: async (tx, say) => {
        const isAgain = await saidBefore(tx, request, say)
        await call.note(tx, { object, playerId: chat.playerId, after: { isAgain } })
      },
      also: async (tx) => {
        const [one] = await findCases(tx, 'chat', [object])
        if (one) await takeWithin(tx, one, call)
      },
    })
    return { data: null }
  }),
  serve(contract.noteChat, async (call) => {
    const { number, text } = call.input
    const { chat, about } = await aboutChat(deps, number)
    call.may(about)
    const { object } = about
    await deps.db.transaction().execute(async (tx) => {
      const { playerId } = chat
      const at = deps.clock.now()
      const id = await addNote(tx, { subject: object, playerId, staffId: call.person.id, text, at })
      await call.note(tx, { object, playerId, linked: `support_note:${id}` })
    })
    return { data: null }
  }),
]

const endingRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.ticketFromChat, async (call) => {
    const { number, place } = call.input
    const { chat, about } = await aboutChat(deps, number)
    call.may(about)
    const { object } = about
    const data = await ticketByOffice(deps, {
      number,
      by: call.person.id,
      also: async (tx, { messages }) => {
        refuseIf(messages !== place, 'case_changed')
        await refuseTaken(tx, 'chat', object, call)
        await call.note(tx, { object, playerId: chat.playerId, after: { state: 'ticketed' } })
      },
    })
    return { data }
  }),
  serve(contract.endChat, async (call) => {
    const { number, place } = call.input
    const { chat, about } = await aboutChat(deps, number)
    call.may(about)
    const { object } = about
    await settleChat(deps, {
      number,
      operator: call.person.id,
      also: async (tx, { messages }) => {
        refuseIf(messages !== place, 'case_changed')
        await refuseTaken(tx, 'chat', object, call)
        await call.note(tx, { object, playerId: chat.playerId, after: { state: 'ended' } })
      },
    })
    return { data: null }
  }),
]
