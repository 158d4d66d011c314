import type { Language } from '../../../protocol.ts'
import type { AutoplayEnd } from './stop-rules.ts'

type AutoplayWords = {
  auto: string
  title: string
  rounds: string
  loss: string
  win: string
  none: string
  anyWin: string
  start: string
  stop: (played: number, rounds: number) => string
  lossLeast: (stake: string) => string
  lira: string
  ends: Record<AutoplayEnd, string>
  note: string
}

export const AUTOPLAY_WORDS: Record<Language, AutoplayWords> = {
  tr: {
    auto: 'Otomatik',
    title: 'Otomatik oyun',
    rounds: 'Tur sayısı',
    loss: 'Toplam kayıp sınırı',
    win: 'Toplam kazanç sınırı',
    none: 'yok',
    anyWin: 'İlk kazançta dur',
    start: 'Başlat',
    stop: (played, rounds) => `Durdur · ${played} / ${rounds}`,
    lossLeast: (stake) => `Kayıp sınırı en az ${stake} olmalı.`,
    lira: '₺',
    ends: {
      rounds: 'Otomatik oyun bitti.',
      loss: 'Kayıp sınırı doldu, otomatik durdu.',
      win: 'Kazanç sınırına ulaşıldı, otomatik durdu.',
      anyWin: 'Kazanç geldi, otomatik durdu.',
      trouble: 'Bir sorun çıktı, otomatik durdu.',
      stopped: 'Otomatiği durdurdun.',
    },
    note: 'Bir sorun çıkarsa da durur.',
  },
  en: {
    auto: 'Auto',
    title: 'Autoplay',
    rounds: 'Rounds',
    loss: 'Total loss limit',
    win: 'Total win limit',
    none: 'none',
    anyWin: 'Stop on the first win',
    start: 'Start',
    stop: (played, rounds) => `Stop · ${played} / ${rounds}`,
    lossLeast: (stake) => `The loss limit must be at least ${stake}.`,
    lira: '₺',
    ends: {
      rounds: 'Autoplay is over.',
      loss: 'Loss limit reached, autoplay stopped.',
      win: 'Win limit reached, autoplay stopped.',
      anyWin: 'There was a win, autoplay stopped.',
      trouble: 'Something went wrong, autoplay stopped.',
      stopped: 'You stopped autoplay.',
    },
    note: 'It also stops if anything goes wrong.',
  },
}
