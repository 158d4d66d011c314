import type { Text } from '../../../platform/http/route.ts'

type News = { title: Text; note: Text }

/** What the panel tells of each answer. */
export const NEWS: Record<'checked' | 'refused' | 'review', News> = {
  checked: {
    title: { tr: 'Kimliğin doğrulandı', en: 'Your identity was checked' },
    note: {
      tr: 'Çekimlerin için artık kimlik kontrolü gerekmez.',
      en: 'Your withdrawals need no identity check any more.',
    },
  },
  refused: {
    title: { tr: 'Kimliğin doğrulanamadı', en: 'Your identity could not be confirmed' },
    note: {
      tr: 'Bilgilerin kayıtlarla uyuşmuyor. Hesap sayfandaki bilgileri kontrol et, yanlışsa destek ekibine yaz.',
      en: 'Your details do not match the records. Look at them on your account page; if one is wrong, write to support.',
    },
  },
  review: {
    title: { tr: 'Kimliğine bir görevli bakıyor', en: 'A person looks at your identity' },
    note: {
      tr: 'Senin bir şey yapman gerekmez. Sonucu burada bildireceğiz.',
      en: 'You need to do nothing. We will tell you the outcome here.',
    },
  },
}

/** What the call answers with. */
export const CHECK_BEGUN: Text = {
  tr: 'Kimlik kontrolün başladı.',
  en: 'Your identity check has begun.',
}
