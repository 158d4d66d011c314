/** What players ask the house for: an offer, or another bonus. A person answers, or the offer's terms do. */
import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** `looked_at`: somebody has it open, or has proposed what a second person looks at. */
export const BONUS_REQUEST_STATES = [
  'asked',
  'looked_at',
  'granted',
  'refused',
  'withdrawn',
] as const
export type BonusRequestState = (typeof BONUS_REQUEST_STATES)[number]

export const BONUS_REQUEST_LIMITS = {
  wordsMin: 10,
  wordsMax: 300,
  /** Requests of one player within 24 hours; those that nobody looked at in time do not count. */
  dayMax: 3,
  answerHours: 4,
} as const

/** The term that is open, by which a request is refused. */
export const BONUS_TERMS_OPEN = [
  'deposit',
  'taken',
  'used_up',
  'day_full',
  'not_open',
  'identity',
  'protection',
] as const
export type BonusTermOpen = (typeof BONUS_TERMS_OPEN)[number]

/** What somebody of the house refuses for. */
export const BONUS_REQUEST_CODES = [...BONUS_TERMS_OPEN, 'running', 'no_offer'] as const
/** `not_looked_at`: the time was over, and no terms decide over what was asked for. */
export const BONUS_REQUEST_ENDS = [...BONUS_REQUEST_CODES, 'not_looked_at'] as const
export type BonusRequestCode = (typeof BONUS_REQUEST_ENDS)[number]

/** What the player reads where a request is refused, or of the term that is open while it waits. */
export const BONUS_REQUEST_READS = {
  deposit: {
    tr: 'Bu bonus yatırmayla verilir: önce Bonus Talep sayfasından alınır, sonra para yatırılır.',
    en: 'This bonus comes with a deposit: it is taken on the Claim Bonus page first, then paid in for.',
  },
  taken: {
    tr: 'Bu bonus kişi başına bir kez verilir ve daha önce alınmış.',
    en: 'This bonus is given once per person and has been taken before.',
  },
  used_up: {
    tr: 'Bu bonusun tamamı dağıtıldı.',
    en: 'All of this bonus has been given.',
  },
  day_full: {
    tr: 'Bugün alabileceğin bonusun sınırına ulaştın. Yarın yeniden isteyebilirsin.',
    en: 'You have reached the most that you can be given today. You can ask again tomorrow.',
  },
  not_open: {
    tr: 'Bu bonus şu an sana açık değil.',
    en: 'This bonus is not open to you right now.',
  },
  identity: {
    tr: 'Bonus için önce kimliğinin doğrulanması gerekiyor.',
    en: 'Your identity has to be verified before a bonus.',
  },
  protection: {
    tr: 'Hesabına şu an bonus verilmiyor. Bakiyeni her zaman çekebilirsin.',
    en: 'Your account is given no bonus right now. You can always withdraw your balance.',
  },
  running: {
    tr: 'Süren bir bonusun var. O bitince yeniden isteyebilirsin.',
    en: 'You have a bonus running. You can ask again once it has ended.',
  },
  no_offer: {
    tr: 'İstediğine uyan açık bir bonus yok.',
    en: 'No open bonus fits what you asked for.',
  },
  not_looked_at: {
    tr: 'Söz verdiğimiz sürede bakamadık, özür dileriz. Bu istek günlük üç isteğinden sayılmaz; yeniden isteyebilirsin.',
    en: 'We did not look at it in the time that we promised. We are sorry: it does not count, and you can ask again.',
  },
} as const satisfies Record<BonusRequestCode, { tr: string; en: string }>

const AskedOffer = z.object({ id: z.string(), title: z.string() })

export const BonusRequest = z.object({
  id: z.uuid(),
  /** Null: another bonus than those that are offered. */
  offer: z.nullable(AskedOffer),
  /** The player's own; null once they are kept no more. */
  words: z.nullable(z.string()),
  state: z.enum(BONUS_REQUEST_STATES),
  /** Why it was refused; null of any other. */
  code: z.nullable(z.enum(BONUS_REQUEST_ENDS)),
  /** What was given; null where nothing was. */
  given: z.nullable(z.string()),
  /** UTC ISO, as are the others. */
  askedAt: z.string(),
  /** Until when it is answered; null once it was. */
  answerBy: z.nullable(z.string()),
  /** Of an open one for an offer: the term that is open. Null where all are fulfilled, or none decide. */
  term: z.nullable(z.enum(BONUS_TERMS_OPEN)),
  decidedAt: z.nullable(z.string()),
})
export type BonusRequest = z.infer<typeof BonusRequest>

/** As the copy of the player's data has it; `offer` and `given` are titles. */
export const OwnBonusRequest = z.object({
  id: z.string(),
  offer: z.nullable(z.string()),
  words: z.nullable(z.string()),
  state: z.string(),
  code: z.nullable(z.string()),
  given: z.nullable(z.string()),
  askedAt: z.string(),
  decidedAt: z.nullable(z.string()),
})

export const MyBonusRequests = z.object({
  /** The newest first. */
  requests: z.array(BonusRequest),
  /** What can be asked for by its name. */
  offers: z.array(AskedOffer),
  /** `waits`: one is open. `off`: no bonus is given to this player, and `why` says it. */
  canAsk: z.enum(['yes', 'waits', 'day_full', 'off']),
  /** In the player's language. */
  why: z.nullable(z.string()),
})
export type MyBonusRequests = z.infer<typeof MyBonusRequests>

export const myBonusRequests = endpoint({
  method: 'GET',
  path: '/api/bonus/requests',
  summary: 'The player’s requests for a bonus with their states, and what can be asked for',
  caller: 'player',
  input: z.strictObject({}),
  output: MyBonusRequests,
})

export const askBonus = endpoint({
  method: 'POST',
  path: '/api/bonus/request',
  summary: 'Asks for an offer, or for another bonus; the same requestId again answers the same one',
  caller: 'player',
  input: z.strictObject({
    requestId: z.uuid(),
    offer: z.optional(z.string().check(z.maxLength(60))),
    words: z
      .string()
      .check(
        z.trim(),
        z.minLength(BONUS_REQUEST_LIMITS.wordsMin),
        z.maxLength(BONUS_REQUEST_LIMITS.wordsMax),
      ),
  }),
  output: z.object({ id: z.string() }),
})

export const withdrawBonusRequest = endpoint({
  method: 'POST',
  path: '/api/bonus/request-withdraw',
  summary: 'Takes an open request back; asked again it changes nothing',
  caller: 'player',
  input: z.strictObject({ id: z.uuid() }),
  output: z.null(),
})
