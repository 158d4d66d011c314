import type { Text } from '../../../platform/http/route.ts'

type News = { title: Text; note: Text }

/** Its last four digits. */
export const endOf = (phone: string) => phone.slice(-4)

export const phoneVerified = (phone: string): News => ({
  title: { tr: 'Telefonun doğrulandı', en: 'Your phone is verified' },
  note: {
    tr: `${endOf(phone)} ile biten numara hesabına bağlandı.`,
    en: `The number ending in ${endOf(phone)} is now the one of your account.`,
  },
})

/** Answers of the calls. */
export const PHONE_ANSWERS = {
  phoneSent: {
    tr: 'Kod telefonunda. 60 saniye sonra yeniden isteyebilirsin.',
    en: 'Code sent. You can ask again in 60 seconds.',
  },
  phoneVerified: {
    tr: 'Telefon numaran doğrulandı.',
    en: 'Your phone number has been verified.',
  },
} satisfies Record<string, Text>
