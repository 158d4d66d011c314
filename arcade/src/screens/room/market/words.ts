import type { Language } from '../../../protocol.ts'

type MarketWords = {
  rail: string
  mine: string
  results: string
  bets: string
  left: (time: string) => string
  shut: string
  next: string
  pick: string
  possible: string
  stake: string
  stakes: string
  play: (sum: string) => string
  ahead: (sum: string) => string
  aheadNote: string
  missed: (bets: number) => string
  sending: string
  drop: string
  off: { stake: (most: string) => string; balance: string; full: (most: number) => string }
  waits: string
  cancel: string
  takeBack: string
  placed: string
  lost: string
  won: (sum: string) => string
  back: string
  noBets: string
  of: (name: string, market: string) => string
  odds: (name: string, price: string) => string
  shutOdds: (name: string) => string
  seconds: (seconds: number) => string
  secondsWith: (seconds: number, sum: string) => string
  closedWith: (sum: string) => string
}

export const MARKET_WORDS: Record<Language, MarketWords> = {
  tr: {
    rail: 'Bahisler',
    mine: 'Bahislerim',
    results: 'Sonuçlar',
    bets: 'Bahisler',
    left: (time) => `${time} kaldı`,
    shut: 'kapalı',
    next: 'sıradaki',
    pick: 'Bir oran seç',
    possible: 'Olası',
    stake: 'Tutar, ₺',
    stakes: 'Hazır tutarlar',
    play: (sum) => `${sum} oyna`,
    ahead: (sum) => `${sum} sıraya yaz`,
    aheadNote: 'Bahisler açılınca yapılır; o ana kadar vazgeçebilirsin.',
    missed: (bets) => `Sıradaki ${bets} bahis yapılmadı: turu geçmişti. Paran bakiyende.`,
    sending: 'Bahis alınıyor',
    drop: 'Seçimi kaldır',
    off: {
      stake: (most) => `₺1 ile ${most} arasında tam lira yaz.`,
      balance: 'Bakiyen bu bahse yetmiyor.',
      full: (most) => `Bir turda en çok ${most} bahis yapılabilir.`,
    },
    waits: 'sırada',
    cancel: 'Vazgeç',
    takeBack: 'Geri al',
    placed: 'oyunda',
    lost: 'kazanmadı',
    won: (sum) => `${sum} kazandı`,
    back: 'geri verildi',
    noBets: 'Bu ziyarette henüz bahsin yok.',
    of: (name, market) => `${name}, ${market}`,
    odds: (name, price) => `${name} ${price}`,
    shutOdds: (name) => `${name}, kapalı`,
    seconds: (seconds) => `Bahisler açık, ${seconds} saniye.`,
    secondsWith: (seconds, sum) => `Bahisler açık, ${seconds} saniye. Oyunda ${sum} bahsin var.`,
    closedWith: (sum) => `Bahisler kapalı. Oyunda ${sum} bahsin var.`,
  },
  en: {
    rail: 'Bets',
    mine: 'My bets',
    results: 'Results',
    bets: 'Bets',
    left: (time) => `${time} left`,
    shut: 'closed',
    next: 'next',
    pick: 'Pick odds',
    possible: 'To return',
    stake: 'Stake, ₺',
    stakes: 'Ready stakes',
    play: (sum) => `Bet ${sum}`,
    ahead: (sum) => `Queue ${sum}`,
    aheadNote: 'It is placed when bets open; until then you can cancel it.',
    missed: (bets) =>
      `${bets} queued ${bets === 1 ? 'bet was' : 'bets were'} not placed: the round had gone by. Nothing was charged.`,
    sending: 'Taking the bet',
    drop: 'Remove the pick',
    off: {
      stake: (most) => `Write whole lira from ₺1 to ${most}.`,
      balance: 'Your balance is too low for this bet.',
      full: (most) => `At most ${most} bets can be made in a round.`,
    },
    waits: 'queued',
    cancel: 'Cancel',
    takeBack: 'Take back',
    placed: 'in play',
    lost: 'lost',
    won: (sum) => `won ${sum}`,
    back: 'given back',
    noBets: 'You have no bets in this visit yet.',
    of: (name, market) => `${name}, ${market}`,
    odds: (name, price) => `${name} ${price}`,
    shutOdds: (name) => `${name}, closed`,
    seconds: (seconds) => `Bets are open for ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    secondsWith: (seconds, sum) =>
      `Bets are open for ${seconds} ${seconds === 1 ? 'second' : 'seconds'}. ${sum} of yours is in play.`,
    closedWith: (sum) => `No more bets. ${sum} of yours is in play.`,
  },
}
