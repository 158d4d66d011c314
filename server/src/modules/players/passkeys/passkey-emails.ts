import type { ToldChange } from '../account/security-notice.ts'
import { NOT_YOU } from '../account/security-notice.ts'

/** What the player is told when a passkey comes or goes. */
export const passkeyAdded = (name: string): ToldChange => ({
  letter: 'passkey-added',
  values: { tr: { name }, en: { name } },
  title: { tr: 'Geçiş anahtarı eklendi', en: 'A passkey was added' },
  note: {
    tr: `“${name}” adlı geçiş anahtarıyla hesabına girilebilir. ${NOT_YOU.tr}`,
    en: `The passkey “${name}” now opens your account. ${NOT_YOU.en}`,
  },
})
export const passkeyRemoved = (name: string): ToldChange => ({
  letter: 'passkey-removed',
  values: { tr: { name }, en: { name } },
  title: { tr: 'Geçiş anahtarı kaldırıldı', en: 'A passkey was removed' },
  note: {
    tr: `“${name}” adlı geçiş anahtarı artık hesabını açmaz. ${NOT_YOU.tr}`,
    en: `The passkey “${name}” no longer opens your account. ${NOT_YOU.en}`,
  },
})

export const PASSKEY_ANSWERS = {
  added: { tr: 'Geçiş anahtarı eklendi.', en: 'The passkey was added.' },
  removed: { tr: 'Geçiş anahtarı kaldırıldı.', en: 'The passkey was removed.' },
}
