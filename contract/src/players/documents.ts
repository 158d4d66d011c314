/** Documents that the house asks a player for with a withdrawal, and what the player hands in. */
import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { TICKET_LIMITS } from '../support/ticket.ts'

export const DOCUMENT_KINDS = ['identity', 'address', 'payment_account', 'source_of_money'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** `taken`: somebody is looking at it. `lapsed`: the withdrawal ended first, and nothing was said of it. */
export const DOCUMENT_STATES = ['waiting', 'taken', 'accepted', 'refused', 'lapsed'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

export const DOCUMENT_LIMITS = {
  /** Of one document: its sides, or the pages of a statement. */
  filesMax: 3,
  fileMaxBytes: TICKET_LIMITS.fileMaxBytes,
  /** Documents of one player within 24 hours. */
  dayMax: 5,
} as const

/** What is taken, by its type, and what its name ends in. */
export const DOCUMENT_FILE_TYPES = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
} as const
export type DocumentFileType = keyof typeof DOCUMENT_FILE_TYPES

/** What a document is refused for. */
export const DOCUMENT_CODES = [
  'unreadable',
  'expired',
  'other_person',
  'wrong_kind',
  'cut_off',
] as const
export type DocumentCode = (typeof DOCUMENT_CODES)[number]

export const DOCUMENT_NAMES = {
  identity: { tr: 'kimlik belgesi', en: 'proof of identity' },
  address: { tr: 'adres belgesi', en: 'proof of address' },
  payment_account: { tr: 'hesap sahipliği belgesi', en: 'proof of who holds the payment account' },
  source_of_money: { tr: 'paranın kaynağı belgesi', en: 'proof of where the money comes from' },
} as const satisfies Record<DocumentKind, { tr: string; en: string }>

/** What the player reads where a document is refused. */
export const DOCUMENT_READS = {
  unreadable: {
    tr: 'Belge okunmuyor. Işıklı bir yerde, net bir fotoğrafını çek.',
    en: 'The document cannot be read. Take a sharp picture in good light.',
  },
  expired: {
    tr: 'Belgenin süresi dolmuş. Geçerli bir belge gönder.',
    en: 'The document has expired. Send one that is valid.',
  },
  other_person: {
    tr: 'Belge başka birinin adına. Kendi adına olanı gönder.',
    en: 'The document is in another person’s name. Send your own.',
  },
  wrong_kind: {
    tr: 'Bu, istenen belge değil. Aşağıda yazan belgeyi gönder.',
    en: 'This is not the document that was asked for. Send the one named below.',
  },
  cut_off: {
    tr: 'Belgenin bir kısmı görünmüyor. Dört köşesi de görünsün.',
    en: 'Part of the document cannot be seen. Show all four corners.',
  },
} as const satisfies Record<DocumentCode, { tr: string; en: string }>

/**
 * `POST ?id={uuid}&name={name}` with the bytes as `application/octet-stream` keeps a file for a day, until it is
 * handed in; the same id twice is one file. Answers a {@link DocumentFile} in the envelope. No call gives it back.
 */
export const DOCUMENT_UPLOAD_PATH = '/api/document/upload'

export const DocumentFile = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
})
export type DocumentFile = z.infer<typeof DocumentFile>

export const HandedIn = z.object({
  id: z.string(),
  state: z.enum(DOCUMENT_STATES),
  /** Why it was refused; null of any other. */
  code: z.nullable(z.enum(DOCUMENT_CODES)),
  /** UTC ISO, as are the others. */
  handedAt: z.string(),
  decidedAt: z.nullable(z.string()),
  /** Names of its files. */
  files: z.array(z.string()),
})
export type HandedIn = z.infer<typeof HandedIn>

export const AskedDocument = z.object({
  /** The withdrawal that waits for it. */
  payment: z.uuid(),
  kind: z.enum(DOCUMENT_KINDS),
  /** Of the withdrawal, currency units. */
  amount: z.number(),
  askedAt: z.string(),
  /** Until when it can be handed in: then the withdrawal ends by itself. Null once it is asked for no more. */
  endsAt: z.nullable(z.string()),
  /** What was handed in, the newest first. */
  documents: z.array(HandedIn),
  /** Whether one may be handed in now. `waits`: one is being looked at. */
  canHandIn: z.enum(['yes', 'waits', 'day_full', 'over']),
})
export type AskedDocument = z.infer<typeof AskedDocument>

export const askedDocuments = endpoint({
  method: 'GET',
  path: '/api/document/asked',
  summary:
    'Documents that the player is asked for with a withdrawal, and what became of those handed in',
  caller: 'player',
  input: z.strictObject({}),
  output: z.array(AskedDocument),
})

export const handIn = endpoint({
  method: 'POST',
  path: '/api/document/hand-in',
  summary: 'Hands uploaded files in as one document; the same requestId again answers the same one',
  caller: 'player',
  input: z.strictObject({
    requestId: z.uuid(),
    payment: z.uuid(),
    files: z.array(z.uuid()).check(z.minLength(1), z.maxLength(DOCUMENT_LIMITS.filesMax)),
  }),
  output: z.object({ id: z.string() }),
})
