/** Documents that players have handed in. */
import { z } from 'zod/mini'
import {
  DOCUMENT_CODES,
  DOCUMENT_KINDS,
  DOCUMENT_STATES,
  DocumentFile,
} from '../../players/documents.ts'
import { operation } from '../operation.ts'
import { Money, NOBODY, Time } from '../players.ts'
import { Reason } from '../proposals.ts'
import { caseSeen, caseStanding } from '../queues.ts'
import { PlayerName } from '../risk/alerts.ts'
import { Action } from '../staff.ts'

/** `ended`: what was decided or has lapsed, the newest first. */
export const DOCUMENT_VIEWS = ['waiting', 'ended'] as const

const Document = z.object({
  id: z.uuid(),
  kind: z.enum(DOCUMENT_KINDS),
  state: z.enum(DOCUMENT_STATES),
  player: PlayerName,
  /** The withdrawal that waits for it. */
  payment: z.uuid(),
  amountE5: Money,
  handedAt: Time,
  /** When the withdrawal ends by itself, and the document lapses; null once it has. */
  clockAt: z.nullable(Time),
})

export const DocumentRow = z.object({
  ...Document.shape,
  /** How it waits; null once it was decided or has lapsed. */
  standing: z.nullable(caseStanding),
})
export type DocumentRow = z.output<typeof DocumentRow>

export const listDocuments = operation({
  method: 'GET',
  path: '/api/office/documents',
  summary:
    'Documents that wait, the oldest promise first, or those that have ended; a hundred at most',
  right: 'document.decide',
  writes: false,
  example: {},
  input: z.strictObject({ view: z.optional(z.enum(DOCUMENT_VIEWS)) }),
  output: z.array(DocumentRow),
})

export const DocumentCase = z.object({
  ...DocumentRow.shape,
  files: z.array(DocumentFile),
  /** What it is held against. Number and birth are revealed on the player's page. */
  known: z.object({
    name: z.string(),
    country: z.string(),
    method: z.string(),
    /** Hidden but for its end. */
    account: z.string(),
  }),
  /** Others that were handed in for the same withdrawal. */
  before: z.array(
    z.object({
      id: z.uuid(),
      state: z.enum(DOCUMENT_STATES),
      code: z.nullable(z.enum(DOCUMENT_CODES)),
      handedAt: Time,
    }),
  ),
  /** What was decided, by whom and why. */
  decided: z.nullable(
    z.object({
      by: z.string(),
      at: Time,
      code: z.nullable(z.enum(DOCUMENT_CODES)),
      because: z.nullable(z.string()),
    }),
  ),
  actions: z.array(Action),
})
export type DocumentCase = z.output<typeof DocumentCase>

const Id = z.uuid()

export const readDocument = operation({
  method: 'GET',
  path: '/api/office/document',
  summary: 'One document, with what it is held against; its pictures are opened apart',
  right: 'document.decide',
  writes: false,
  example: { id: NOBODY },
  input: z.strictObject({ id: Id }),
  output: DocumentCase,
})

export const takeDocument = operation({
  method: 'POST',
  path: '/api/office/document-take',
  summary: 'Takes one for five minutes, again while it is open; refused while another has it',
  right: 'document.decide',
  writes: true,
  example: { id: NOBODY, caseId: '1' },
  input: z.strictObject({ id: Id, caseId: caseSeen.caseId }),
  output: z.null(),
})

export const openDocumentFile = operation({
  method: 'POST',
  path: '/api/office/document-file',
  summary: 'One file of a document, for a minute, with the viewer’s name and the time on it',
  right: 'document.view',
  writes: true,
  example: { id: NOBODY, reason: 'The name is compared with the account.' },
  input: z.strictObject({ id: Id, reason: Reason }),
  output: z.object({
    name: z.string(),
    /** A picture comes as `image/svg+xml`, with the mark drawn over it. */
    type: z.enum(['image/svg+xml', 'application/pdf']),
    /** Base64. */
    content: z.string(),
  }),
})

const Decided = { id: Id, ...caseSeen, reason: Reason }
const DECIDED = { id: NOBODY, caseId: '1', version: 0 }

export const acceptDocument = operation({
  method: 'POST',
  path: '/api/office/document-accept',
  summary:
    'Accepts a document: its withdrawal goes back to the usual promise, and is told to the player',
  right: 'document.decide',
  writes: true,
  example: { ...DECIDED, reason: 'Name and birth are those of the account.' },
  input: z.strictObject(Decided),
  output: z.null(),
})

export const refuseDocument = operation({
  method: 'POST',
  path: '/api/office/document-refuse',
  summary: 'Refuses a document with a code; the player may hand in another within the same time',
  right: 'document.decide',
  writes: true,
  example: { ...DECIDED, code: 'unreadable', reason: 'The lower half is in the dark.' },
  input: z.strictObject({ ...Decided, code: z.enum(DOCUMENT_CODES) }),
  output: z.null(),
})
