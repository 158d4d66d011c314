import { DATA_COPY } from '@zar/contract/players/data-copy'
import type { Text } from '../../../platform/http/route.ts'

type News = { title: Text; note: Text }

/** What the panel says of a copy that goes out by a link. The link itself is in the letter alone. */
export const COPY_NOTICES = {
  opened: {
    title: { tr: 'Verilerinin kopyası hazır', en: 'The copy of your data is ready' },
    note: {
      tr: `Destek ekibinden istediğin kopyanın bağlantısı e-posta adresine gönderildi; ${DATA_COPY.days} gün geçerli. Sen istemediysen hemen destek ekibine yaz.`,
      en: `The link to the copy that you asked support for was sent to your e-mail address; it is good for ${DATA_COPY.days} days. If you did not ask for it, write to support at once.`,
    },
  },
  takenBack: {
    title: {
      tr: 'Verilerinin kopyası geri alındı',
      en: 'The copy of your data was taken back',
    },
    note: {
      tr: 'E-posta adresine gönderilen bağlantı artık geçerli değil.',
      en: 'The link that was sent to your e-mail address is not valid any more.',
    },
  },
} satisfies Record<string, News>

/** Answers of the calls. */
export const COPY_ANSWERS = {
  codeSent: {
    tr: 'Kod telefonunda. 60 saniye sonra yeniden isteyebilirsin.',
    en: 'Code sent. You can ask again in 60 seconds.',
  },
} satisfies Record<string, Text>
