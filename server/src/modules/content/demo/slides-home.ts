import type { DemoSlide } from './demo-slide.ts'

/** The first one says what the page says before it has asked for any. */
export const HOME_SLIDES: readonly DemoSlide[] = [
  {
    slug: 'home',
    picture: 'hero',
    url: '/casino/slot',
    kicker: { tr: 'Her tur doğrulanabilir', en: 'Every round can be verified' },
    title: { tr: 'Zarlar mühürlü, sonuç senin gözünde', en: 'Sealed dice, results you can check' },
    note: {
      tr: 'Her turun tohumu sen oynamadan önce mühürlenir. Tur bitince mührü açar, sonucu kendin hesaplarsın.',
      en: 'Every round is sealed before you play. When it is over, open the seal and work the result out yourself.',
    },
    action: { tr: 'Slotlara geç', en: 'Go to the slots' },
  },
  {
    slug: 'home',
    picture: 'home-bonus',
    url: '/promotions',
    kicker: { tr: 'Promosyonlar', en: 'Promotions' },
    title: {
      tr: 'Koşulu kısa, çevrimi en çok on kat',
      en: 'Short terms, wagering of ten times at most',
    },
    note: {
      tr: 'Hoş geldin bonusu, çarşamba iadesi ve haftanın oyunu. Her birinin koşulu tek sayfada yazar.',
      en: 'Welcome bonus, Wednesday cashback and the game of the week. The terms of each fit on one page.',
    },
    action: { tr: 'Promosyonları gör', en: 'See the promotions' },
  },
  {
    slug: 'home',
    picture: 'home-cashier',
    url: '/dashboard/deposit',
    kicker: { tr: 'Oyun parası', en: 'Play money' },
    title: { tr: 'Kasa gerçek, para oyun parası', en: 'A real cashier, with play money' },
    note: {
      tr: 'Deneme bankasıyla yatır, çek, hareketlerini izle. Her kuruş iki taraflı deftere yazılır.',
      en: 'Deposit and withdraw through the sandbox bank and follow it all. Every kuruş is booked on two sides.',
    },
    action: { tr: 'Para Yatır', en: 'Deposit' },
  },
  {
    slug: 'home',
    picture: 'home-sport',
    url: '/spor',
    kicker: { tr: 'Spor', en: 'Sports' },
    title: {
      tr: 'Maçlar, oranlar, kurallar',
      en: 'Matches, odds and the rules',
    },
    note: {
      tr: 'Bugün neye bahis yapabileceğin ve sırada ne olduğu spor sayfasında, hep güncel.',
      en: 'The sports page always shows what you can bet on today and what comes next.',
    },
    action: { tr: 'Spora geç', en: 'Go to sports' },
  },
]
