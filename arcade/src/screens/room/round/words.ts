import type { Language } from '../../../protocol.ts'

type RoundWords = {
  open: string
  closed: string
  place: string
  placing: string
  onTable: string
  noBet: string
  closing: string
  isTelling: string
  takeBack: string
  tooLateToTakeBack: string
  noMoreBets: string
  seconds: (seconds: number) => string
  secondsWith: (seconds: number, sum: string) => string
  closedWith: (sum: string) => string
  won: (sum: string, times: string) => string
  returned: (sum: string) => string
  lost: string
  drawn: string
  past: string
  lastRounds: (count: number) => string
  none: string
}

export const ROUND_WORDS: Record<Language, RoundWords> = {
  tr: {
    open: 'Bahisler açık',
    closed: 'Bahisler kapalı',
    place: 'Bahis yap',
    placing: 'Bahis alınıyor',
    onTable: 'Bahsin masada',
    noBet: 'Bahsin yok',
    closing: 'Pulları masaya koy',
    isTelling: 'Bahisler kapalı',
    takeBack: 'Geri al',
    tooLateToTakeBack: 'Geri almak için geç',
    noMoreBets: 'Bu turda daha çok bahis yapılamaz',
    seconds: (seconds) => `Bahisler açık, ${seconds} saniye.`,
    secondsWith: (seconds, sum) => `Bahisler açık, ${seconds} saniye. Masada ${sum} bahsin var.`,
    closedWith: (sum) => `Bahisler kapalı. Masada ${sum} bahsin var.`,
    won: (sum, times) => `Kazanç ${sum}, bahsinin ${times} katı.`,
    returned: (sum) => `Dönen ${sum}.`,
    lost: 'Bu tur kazanç yok.',
    drawn: 'Sunucular çizimdir. Sonuçlar sunucudan gelir ve doğrulanabilir.',
    past: 'Geçmiş sonuçlar sıradaki turu etkilemez.',
    lastRounds: (count) => `Son ${count} tur`,
    none: 'Bu ziyarette biten tur henüz yok.',
  },
  en: {
    open: 'Bets open',
    closed: 'No more bets',
    place: 'Place bet',
    placing: 'Taking the bet',
    onTable: 'Your bet is on',
    noBet: 'No bet',
    closing: 'Lay chips on the table',
    isTelling: 'No more bets',
    takeBack: 'Take back',
    tooLateToTakeBack: 'Too late to take back',
    noMoreBets: 'No more bets can be made in this round',
    seconds: (seconds) => `Bets are open for ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    secondsWith: (seconds, sum) =>
      `Bets are open for ${seconds} ${seconds === 1 ? 'second' : 'seconds'}. ${sum} of yours is on the table.`,
    closedWith: (sum) => `No more bets. ${sum} of yours is on the table.`,
    won: (sum, times) => `Win ${sum}, ${times} times your stake.`,
    returned: (sum) => `Returned ${sum}.`,
    lost: 'No win this round.',
    drawn: 'Presenters are drawn. Results come from the server and can be verified.',
    past: 'Past results do not affect the next round.',
    lastRounds: (count) => `Last ${count} rounds`,
    none: 'No round has ended in this visit yet.',
  },
}
