import type { Locale } from '@zar/contract/limits'

export type Canned = { key: string; text: string }

/** What fills `{ad}` and the like in an answer. */
export type Fields = Partial<Record<'ad' | 'bilet', string>>

/** Answers that are written often, by their key; `{ad}` is the player's user name, `{bilet}` the ticket's number. */
const ANSWERS: readonly { key: string; text: Record<Locale, string> }[] = [
  {
    key: 'merhaba',
    text: {
      tr: 'Merhaba {ad}, hemen bakıyorum.',
      en: 'Hello {ad}, I am looking at it right now.',
    },
  },
  {
    key: 'turacik',
    text: {
      tr: 'Tur bitmediyse bahsin kayıtlı durur; sonuç gelince kazancın kendiliğinden yazılır, gelmezse bahsin geri döner.',
      en: 'While the round is open your stake is on record; your win is written once the result comes, and your stake comes back if it does not.',
    },
  },
  {
    key: 'turkanit',
    text: {
      tr: 'Her turun tohumunu ve sonucunu oyun geçmişinden açıp kendin doğrulayabilirsin.',
      en: 'You can open the seed and the result of each round in your history and verify them yourself.',
    },
  },
  {
    key: 'cekim',
    text: {
      tr: 'Çekiminin durumunu ve sözünü hesabındaki Çekimler sayfasında görürsün. İncelemedeyse nedeni ve bitiş saati orada yazar.',
      en: 'Your account shows the state of your withdrawal and when it was promised. If it is reviewed, the reason and the end stand there.',
    },
  },
  {
    key: 'yatirma',
    text: {
      tr: 'Yatırman henüz görünmüyorsa dekontunu bu konuşmaya değil, destek talebine ekle; bankayla karşılaştıralım.',
      en: 'If your deposit is not there yet, attach the receipt to a ticket; we compare it with the bank.',
    },
  },
  {
    key: 'bonus',
    text: {
      tr: 'Bonusunun kuralları ve ne kadarının çevrildiği hesabındaki Bonuslar sayfasında. Hangi koşulun açık kaldığı da orada.',
      en: 'The terms of your bonus and how much of it is wagered stand on the Bonuses page, with the term that is still open.',
    },
  },
  {
    key: 'sinir',
    text: {
      tr: 'Sınırını hesabından istediğin an düşürebilirsin, hemen geçerli olur. Yükseltme 24 saat bekler.',
      en: 'You can lower a limit at any time and it holds at once. A higher one waits for 24 hours.',
    },
  },
  {
    key: 'ara',
    text: {
      tr: 'İstersen oyuna ara verebilirsin: hesabında Oyun güvenliği sayfasından süresini seç. Konuşmak istersen buradayım.',
      en: 'You can take a break whenever you like: choose how long on the Safer play page of your account. I am here if you want to talk.',
    },
  },
  {
    key: 'bilet',
    text: {
      tr: 'Talebinin numarası {bilet}. Yanıt gelince bildirim alacaksın.',
      en: 'The number of your ticket is {bilet}. You will be told when there is an answer.',
    },
  },
  {
    key: 'sifre',
    text: {
      tr: 'Şifreni ve sana gelen kodları bize yazma; hiçbir zaman istemeyiz.',
      en: 'Never write us your password or a code that you received; we do not ask for them.',
    },
  },
  {
    key: 'kapanis',
    text: {
      tr: 'Başka bir sorun olursa buradan yaz. İyi günler {ad}.',
      en: 'Write here if there is anything else. Have a good day, {ad}.',
    },
  },
]

/** A field that is not known stays as it is, so that it is seen before it is sent. */
const fill = (text: string, fields: Fields): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => fields[name as keyof Fields] ?? whole)

/** The answers whose key begins with what was typed, in the player's language. */
export const findCanned = (typed: string, locale: Locale, fields: Fields): Canned[] =>
  ANSWERS.filter(({ key }) => key.startsWith(typed.toLowerCase())).map(({ key, text }) => ({
    key,
    text: fill(text[locale], fields),
  }))

/** The `#key` that is being typed before the caret: where it begins, and what stands of it. */
export function cannedAt(text: string, caret: number): { from: number; typed: string } | undefined {
  const found = /(?:^|\s)[#/](\w*)$/.exec(text.slice(0, caret))
  if (!found) return undefined
  const typed = found[1] ?? ''
  return { from: caret - typed.length - 1, typed }
}
