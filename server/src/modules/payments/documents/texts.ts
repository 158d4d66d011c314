import {
  DOCUMENT_NAMES,
  DOCUMENT_READS,
  type DocumentCode,
  type DocumentKind,
} from '@zar/contract/players/documents'
import type { Text } from '../../../platform/http/route.ts'
import { atTime } from '../timeline/times.ts'

const begin = (text: string, language: string) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

/** What is wanted, where it is handed in, and what happens without it. */
export function askedText(kind: DocumentKind, { by, now }: { by: Date; now: Date }): Text {
  const name = DOCUMENT_NAMES[kind]
  const at = atTime(by, now)
  return {
    tr: `Senden istenen: ${name.tr}. Para çek sayfasından gönder. Karar çıkmazsa ${at.tr} kendiliğinden sonuçlanır.`,
    en: `We ask you for: ${name.en}. Hand it in on the Withdraw page. If nobody decides, it ends by itself ${at.en}.`,
  }
}

type Notice = { title: Text; note: Text }

export function acceptedNotice(kind: DocumentKind, { by, now }: { by: Date; now: Date }): Notice {
  const name = DOCUMENT_NAMES[kind]
  const at = atTime(by, now)
  return {
    title: { tr: 'Belgen kabul edildi', en: 'Your document was accepted' },
    note: {
      tr: `${begin(name.tr, 'tr')} kabul edildi. Çekim incelemen sürüyor; karar çıkmazsa ${at.tr} kendiliğinden sonuçlanır.`,
      en: `Your ${name.en} was accepted. The review of your withdrawal goes on; if nobody decides, it ends by itself ${at.en}.`,
    },
  }
}

export function refusedNotice(code: DocumentCode, { by, now }: { by: Date; now: Date }): Notice {
  const why = DOCUMENT_READS[code]
  const at = atTime(by, now)
  return {
    title: { tr: 'Belgen kabul edilmedi', en: 'Your document was not accepted' },
    note: {
      tr: `${why.tr} Para çek sayfasından yenisini gönderebilirsin. Süre değişmedi: çekim ${at.tr} kendiliğinden sonuçlanır.`,
      en: `${why.en} You can hand in another on the Withdraw page. The time is the same: the withdrawal ends by itself ${at.en}.`,
    },
  }
}
