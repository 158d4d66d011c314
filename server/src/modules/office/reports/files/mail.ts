import type { Locale } from '@zar/contract/limits'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../db/db.ts'
import type { FieldCipher } from '../../../../platform/encryption/field-cipher.ts'
import type { OutboundMessages } from '../../../messages/index.ts'

/** Binds an encrypted address to the person it is of. */
export const mailContext = (staffId: string) => `staff.mail:${staffId}`

type Sealing = { fieldCipher: FieldCipher }
export type LetterDeps = Sealing & { messages: Pick<OutboundMessages, 'mail'>; siteUrl: string }

/** Where letters to this person go; null where they gave no address. */
export async function readMail(
  db: Db | Tx,
  { fieldCipher }: Sealing,
  staffId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('staff_mail')
    .select('sealed')
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return row ? fieldCipher.decrypt(row.sealed, mailContext(staffId)) : null
}

export async function keepMail(
  tx: Tx,
  { fieldCipher }: Sealing,
  { staffId, mail }: { staffId: string; mail: string | null },
): Promise<void> {
  if (mail === null) {
    await tx.deleteFrom('staff_mail').where('staff_id', '=', staffId).execute()
    return
  }
  const sealed = fieldCipher.encrypt(mail, mailContext(staffId))
  await tx
    .insertInto('staff_mail')
    .values({ staff_id: staffId, sealed })
    .onConflict((conflict) =>
      conflict.column('staff_id').doUpdateSet({ sealed, changed_at: sql<Date>`clock_timestamp()` }),
    )
    .execute()
}

export type Letter = { subject: string; text: string }

/** Promises a letter in the caller's transaction, to whoever gave an address. */
export async function writeTo(
  tx: Tx,
  deps: LetterDeps,
  { staffId, letter }: { staffId: string; letter: Letter },
): Promise<void> {
  const to = await readMail(tx, deps, staffId)
  if (to === null) return
  await deps.messages.mail.send(tx, { playerId: null, to, ...letter, code: null, caller: null })
}

const FILES = '/office/reports?report=files'
const linkOf = (siteUrl: string): string => `${new URL(FILES, siteUrl)}`
const SCHEDULES = '/office/reports?report=schedules'

/** That a file is there: a link behind the log-in, and no figure. */
export function readyLetter(
  { name, endsAt }: { name: string; endsAt: Date },
  { locale, siteUrl }: { locale: Locale; siteUrl: string },
): Letter {
  const day = endsAt.toISOString().slice(0, 10).split('-').reverse().join('.')
  const link = linkOf(siteUrl)
  return locale === 'tr'
    ? {
        subject: 'Zar ofis: dosyan hazır',
        text: `${name} hazır. Ofise girip indir: ${link}\n\nBağlantı ${day} gününe kadar geçerli; dosyayı yalnızca sen indirebilirsin.`,
      }
    : {
        subject: 'Zar office: your file is ready',
        text: `${name} is ready. Log in to the office to download it: ${link}\n\nThe link is good until ${day}; nobody but you can download the file.`,
      }
}

/** That nothing was sent, and where the reason stands. */
export function failedLetter(
  name: string,
  { locale, siteUrl, isSchedule }: { locale: Locale; siteUrl: string; isSchedule: boolean },
): Letter {
  const link = isSchedule ? `${new URL(SCHEDULES, siteUrl)}` : linkOf(siteUrl)
  return locale === 'tr'
    ? {
        subject: 'Zar ofis: dosya hazırlanamadı',
        text: `${name} hazırlanamadı, kimseye gönderilmedi. Nedeni ofiste: ${link}`,
      }
    : {
        subject: 'Zar office: a file could not be made',
        text: `${name} could not be made, and nothing was sent. Why stands in the office: ${link}`,
      }
}
