import type { ToldChange } from '../account/security-notice.ts'
import { NOT_YOU } from '../account/security-notice.ts'

/** What the player is told when the second step is switched. */
export const TWO_STEP_ON: ToldChange = {
  letter: 'two-step-on',
  title: { tr: 'İki adımlı giriş açıldı', en: 'Two-step log-in was switched on' },
  note: {
    tr: `Girişte şifreden sonra uygulamandaki kod da sorulacak. ${NOT_YOU.tr}`,
    en: `After the password, log-in now asks for the code of your app. ${NOT_YOU.en}`,
  },
}
export const TWO_STEP_OFF: ToldChange = {
  letter: 'two-step-off',
  title: { tr: 'İki adımlı giriş kapatıldı', en: 'Two-step log-in was switched off' },
  note: {
    tr: `Girişte artık yalnız şifre soruluyor. ${NOT_YOU.tr}`,
    en: `Log-in now asks for the password alone. ${NOT_YOU.en}`,
  },
}

export const TWO_STEP_ANSWERS = {
  on: { tr: 'İki adımlı giriş açık.', en: 'Two-step log-in is on.' },
  off: { tr: 'İki adımlı giriş kapandı.', en: 'Two-step log-in is off.' },
}
