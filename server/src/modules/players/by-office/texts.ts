import type { AccessKind } from '../../../db/tables/players.ts'
import type { Text } from '../../../platform/http/route.ts'
import type { Change } from '../account/security-notice.ts'

const TITLE: Record<AccessKind, Text> = {
  email: {
    tr: 'E-posta adresin destek ekibince değiştirildi',
    en: 'Your email address was changed by support',
  },
  phone: {
    tr: 'Telefon numaran destek ekibince değiştirildi',
    en: 'Your phone number was changed by support',
  },
  second_step: {
    tr: 'İki adımlı girişin destek ekibince kapatıldı',
    en: 'Your two-step log-in was switched off by support',
  },
  name: {
    tr: 'Kimlik bilgilerin destek ekibince düzeltildi',
    en: 'Your personal details were corrected by support',
  },
}

/** What to do where the owner did not ask for it: their money waits meanwhile. */
const STOP: Text = {
  tr: 'Bunu sen istemediysen hemen destek ekibine yaz. Yedi gün boyunca yeni bir hesaba giden her çekim 24 saat bekler.',
  en: 'If you did not ask for it, write to support at once. For seven days each withdrawal to an account that is new waits for 24 hours.',
}

/** What a player is told of a change that two people of the house made. `now`: what it is, so that its owner alone knows it. */
export function changedByOffice(kind: AccessKind, now: Text): Change {
  const note = { tr: `${now.tr} ${STOP.tr}`, en: `${now.en} ${STOP.en}` }
  return { title: TITLE[kind], note }
}

export const NOW = {
  email: (hidden: string): Text => ({
    tr: `Hesabının e-posta adresi artık ${hidden}.`,
    en: `The email address of your account is now ${hidden}.`,
  }),
  phone: (end: string): Text => ({
    tr: `Hesabının telefonu artık ${end} ile biten numara.`,
    en: `The phone of your account is now the number ending in ${end}.`,
  }),
  second_step: {
    tr: 'Girişte artık yalnız şifre soruluyor; hesabından yeniden açabilirsin.',
    en: 'Log-in now asks for the password alone; you can switch it on again in your account.',
  } satisfies Text,
  name: {
    tr: 'Adın ya da doğum tarihin belgene göre düzeltildi.',
    en: 'Your name or date of birth was corrected by your document.',
  } satisfies Text,
}
