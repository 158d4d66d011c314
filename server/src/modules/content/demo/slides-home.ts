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
      en: 'Short terms, wagering ten times at most',
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
    kicker: { tr: 'Hazırlanıyor', en: 'In preparation' },
    title: {
      tr: 'Spor odasının kapısı aralanıyor',
      en: 'The door to the sports room opens a crack',
    },
    note: {
      tr: 'Maçlar, oranlar ve kupon kuralları hazırlanıyor. Neyin geleceğine şimdiden bak.',
      en: 'Matches, odds and coupon rules are being prepared. Have a look at what is coming.',
    },
    action: { tr: 'Neler geliyor', en: 'What is coming' },
  },
]
