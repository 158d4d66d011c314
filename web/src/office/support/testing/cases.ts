import type { CaseStanding } from '@zar/contract/office/queues'
import type { Right } from '@zar/contract/office/rights/rights'
import type { Action } from '@zar/contract/office/staff'
import type { CallRow } from '@zar/contract/office/support/calls'
import type { ChatRow, OfficeChat } from '@zar/contract/office/support/chats'
import type { Complaint } from '@zar/contract/office/support/complaints'
import type { OfficeTicket } from '@zar/contract/office/support/tickets'

/** What would run, if anything drew it as more than text. */
export const HOSTILE = '<img src=x onerror="window.ran=true">\'"; javascript:alert(1)'

export const inMinutes = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000).toISOString()

const PLAYER = {
  id: '5b0e9c51-4a4c-4a44-9a52-5c1a4b1f0001',
  number: 'ZR 204 718 331',
  username: 'gecekusu',
  locale: 'tr',
} as const

export const standingOf = (more: Partial<CaseStanding> = {}): CaseStanding => ({
  caseId: '1',
  state: 'open',
  isUrgent: false,
  openedAt: inMinutes(-5),
  promiseAt: inMinutes(90.5),
  clockAt: null,
  owner: null,
  takenBy: null,
  escalation: 0,
  version: 3,
  ...more,
})

type States = Partial<Record<Right, Action['state']>>
const actionsOf = (states: States): Action[] =>
  Object.entries(states).map(([right, state]) => ({
    right: right as Right,
    state,
    why: state === 'refused' ? 'no_right' : null,
  }))

const TICKET_RIGHTS: States = {
  'ticket.answer': 'yes',
  'ticket.close': 'yes',
  'ticket.assign': 'yes',
  'note.write': 'yes',
  'file.view': 'yes',
  'complaint.answer': 'yes',
}

export const ticketOf = (
  number: number,
  more: Partial<OfficeTicket> = {},
  states: States = {},
): OfficeTicket => ({
  number,
  subject: 'game',
  title: `Round froze ${number}`,
  status: 'open',
  createdAt: inMinutes(-5),
  updatedAt: inMinutes(-4),
  player: PLAYER,
  standing: standingOf(),
  messages: [
    {
      place: 1,
      author: 'player',
      text: 'Where is my win?',
      by: null,
      event: null,
      at: inMinutes(-4),
      files: [],
    },
  ],
  notes: [],
  actions: actionsOf({ ...TICKET_RIGHTS, ...states }),
  ...more,
})

export const chatOf = (
  number: number,
  more: Partial<OfficeChat> = {},
  states: States = { 'chat.answer': 'yes', 'note.write': 'yes' },
): OfficeChat => ({
  number,
  player: { ...PLAYER, username: `player${number}` },
  standing: standingOf({ state: 'waiting', promiseAt: inMinutes(1.7) }),
  place: 4,
  lastText: `Words of ${number}`,
  lastAuthor: 'player',
  lastAt: inMinutes(-0.2),
  unanswered: 1,
  messages: [
    {
      place: 4,
      author: 'player',
      text: `Words of ${number}`,
      by: null,
      event: null,
      ticket: null,
      at: inMinutes(-0.2),
    },
  ],
  hasOlder: false,
  notes: [],
  actions: actionsOf(states),
  ...more,
})

export const rowOf = ({
  messages: _m,
  notes: _n,
  actions: _a,
  hasOlder: _h,
  ...row
}: OfficeChat): ChatRow => row

export const callOf = (more: Partial<CallRow> = {}): CallRow => ({
  id: '5b0e9c51-4a4c-4a44-9a52-5c1a4b1f0002',
  player: PLAYER,
  standing: standingOf({ state: 'asked' }),
  name: 'Elif',
  message: 'Call me after six',
  contacts: [{ type: 1, end: '33' }],
  askedAt: inMinutes(-30),
  callAt: inMinutes(90),
  tries: 0,
  actions: actionsOf({ 'call.view': 'yes', 'call.settle': 'yes' }),
  ...more,
})

export const complaintOf = (more: Partial<Complaint> = {}, states: States = {}): Complaint => ({
  id: 2001,
  player: PLAYER,
  standing: standingOf({ state: 'received' }),
  ticket: 1001,
  summary: 'The bet was settled wrongly.',
  stage: 'received',
  openedAt: inMinutes(-60),
  decidedAt: null,
  outcome: null,
  steps: [{ kind: 'opened', text: '', by: 'Selin', at: inMinutes(-60) }],
  actions: actionsOf({ 'complaint.answer': 'yes', 'complaint.decide': 'second', ...states }),
  ...more,
})
