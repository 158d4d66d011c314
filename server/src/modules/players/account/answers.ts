import type { Text } from '../../../platform/http/route.ts'

/** What the calls answer with. */
export const ACCOUNT_ANSWERS = {
  emailSent: {
    tr: 'Kod yeni adresinde. 60 saniye sonra yeniden isteyebilirsin.',
    en: 'The code was sent to your new address. You can ask again in 60 seconds.',
  },
  emailLinkSent: {
    tr: 'Adresine bir bağlantı gönderdik. Doğrulamak için onu aç.',
    en: 'We sent a link to your address. Open it to confirm.',
  },
  emailConfirmed: { tr: 'E-posta adresin doğrulandı.', en: 'Your email address is confirmed.' },
  emailChanged: { tr: 'E-posta adresin değiştirildi.', en: 'Your email address was changed.' },
  languageSet: {
    tr: 'Sana artık bu dilde yazacağız.',
    en: 'We will write to you in this language.',
  },
  consentGiven: { tr: 'İznin kaydedildi.', en: 'Your consent was recorded.' },
  lettersStopped: {
    tr: 'Tanıtım mektupları durdu.',
    en: 'Marketing letters are stopped.',
  },
  termsAccepted: { tr: 'Kabul ettiğin kaydedildi.', en: 'Your acceptance was recorded.' },
  consentTaken: {
    tr: 'İznini geri aldın, artık göndermeyeceğiz.',
    en: 'You took your consent back; we will send no more.',
  },
} satisfies Record<string, Text>
