import type { Page } from '@playwright/test'
import type { Language, Place } from './places.ts'

/** The heading of a page, in either language; the title is the same unless it is given. */
type Identity = { tr: string; en: string; title?: { tr: string; en: string } }
const is = (tr: string, en: string, title?: { tr: string; en: string }): Identity => ({
  tr,
  en,
  ...(title && { title }),
})

const HOME = is('Zarlar mühürlü, sonuç senin gözünde', 'Sealed dice, results you can check')

/** By the path of the address. */
const PAGES: Record<string, Identity> = {
  '/': { ...HOME, title: { tr: '', en: '' } },
  '/spor': is('Spor', 'Sports'),
  '/spor/fcg': is('Spor', 'Sports'),
  '/livespor': is('Canlı Bahis', 'Live Bettings'),
  '/livespor/fcg': is('Canlı Bahis', 'Live Bettings'),
  '/spor/sonuclar': is('Sonuçlar', 'Results'),
  '/spor/favoriler': is('Favoriler', 'Favourites'),
  '/spor/ayarlar': is('Spor ayarları', 'Sports settings'),
  '/spor/kurallar': is('Temel tanımlar', 'Definitions', {
    tr: 'Spor kuralları',
    en: 'House rules',
  }),
  '/esports': is('E-Spor', 'E-sports'),
  '/esports/betco': is('E-Spor', 'E-sports'),
  '/casino/slot': is('Slot', 'Slots'),
  '/casino/live': is('Canlı Casino', 'Live Casino'),
  '/casino/games': is('Oyunlar', 'Games'),
  '/casino/bingo': is('Bingo', 'Bingo'),
  '/casino/tvbets': is('TV Oyunları', 'TV Games'),
  '/casino/play/nonsense': is('Böyle bir oyun yok', 'There is no such game', {
    tr: 'Oyun',
    en: 'Game',
  }),
  '/casino/play/': is('Nar Bahçesi', 'Pomegranate Garden'),
  '/promotions': is('Promosyonlar', 'Promotions'),
  '/pages/1': is('Genel kurallar ve şartlar', 'General terms and conditions'),
  '/pages/999999': is('Gele, böyle bir sayfa yok', 'Gele: there is no such page'),
  '/nowhere': is('Gele, açık kapı yok', 'Gele: no open door', {
    tr: 'Sayfa yok',
    en: 'No such page',
  }),
  '/ticket': is('Destek talepleri', 'Tickets'),
  '/kanit': is('Kanıt doğrula', 'Verify evidence'),
  '/dashboard/account': is('Hesap', 'Account'),
  '/dashboard/phone-verification': is('Telefon Doğrulama', 'Phone Verification'),
  '/dashboard/deposit': is('Para Yatır', 'Deposit Money'),
  '/dashboard/withdraw': is('Para Çek', 'Withdraw Money'),
  '/dashboard/change-password': is('Şifre Değiştir', 'Change Password'),
  '/dashboard/financial-activities': is('Finansal Geçmiş', 'Financial History'),
  '/dashboard/game-history': is('Oyun Hareketleri', 'Game Activities'),
  '/dashboard/limits': is('Sınırlar ve mola', 'Limits & breaks'),
  '/dashboard/claim-bonus': is('Bonus Talep', 'Claim Bonus'),
  '/dashboard/bonuses': is('Bonuslar ve İndirimler', 'Bonuses & Discounts'),
  '/dashboard/session-history': is('Oturum Geçmişi', 'Session History'),
  '/dashboard/evidence': is('Kanıtım', 'My evidence'),
}

/** What a visitor reads where a page is for players. */
const FOR_VISITORS: Record<string, Identity> = {
  '/ticket': is('Destek taleplerini görmek için giriş yap', 'Log in to see your tickets', {
    tr: 'Destek talepleri',
    en: 'Tickets',
  }),
  '/dashboard/deposit': is('Bu sayfa için giriş yap', 'Log in to see this page', {
    tr: 'Para Yatır',
    en: 'Deposit Money',
  }),
}

/** The names of dialogs and sheets, by the name of their place. */
const MODALS: Record<string, Identity> = {
  'log-in-needed': is('Giriş', 'Login'),
  login: is('Giriş', 'Login'),
  register: is('Kayıt Ol', 'Sign Up'),
  recovery: is('Şifre Yenileme', 'Recovery Password'),
  'change-password-dialog': is('Şifre Değiştir', 'Change Password'),
  'phone-dialog': is('Telefon Doğrulama', 'Phone Verification'),
  chat: is('Canlı Destek', 'Live Chat'),
  support: is('Destek', 'Support'),
  'call-request': is('Sizi Arayalım', 'Call request'),
  'deposit-form': is('Deneme havalesi', 'Sandbox bank transfer'),
  'withdraw-form': is('Havale / EFT', 'Bank transfer'),
  'decline-bonus': is('Bonusu bırak', 'Give the bonus up'),
  game: is('Nar Bahçesi', 'Pomegranate Garden'),
  'deposit-over-game': is('Para Yatır', 'Deposit Money'),
  promotion: is('Hoş geldin, ₺100 bizden', 'Welcome, ₺100 on us'),
  'ticket-subject': is('Konu', 'Subject'),
  'sports-menu': is('Spor menüsü', 'Sports menu'),
  'sports-search': is('Spor araması', 'Search of sports'),
  menu: is('Menü', 'Menu'),
  'notifications-sheet': is('Bildirimler', 'Notifications'),
}

/**
 * Whether this is the page that the address is for, by its one heading and its title, and with the
 * dialog that the place is named after. "No such page" is accepted at the addresses that have none.
 */
export async function expectIdentity(
  page: Page,
  place: Place,
  { language, modal }: { language: Language; modal: string },
): Promise<void> {
  const dialog = place.kind === 'page' ? undefined : MODALS[place.name]?.[language]
  const expected = { ...(await pageOf(page, place, language)), dialog }
  for (let tries = 0; ; tries++) {
    const found = await page.evaluate(read, dialog === undefined ? null : modal)
    if (JSON.stringify(found) === JSON.stringify(expected)) return
    if (tries > 20) {
      throw new Error(`is ${JSON.stringify(found)}, and should be ${JSON.stringify(expected)}`)
    }
    await page.waitForTimeout(100)
  }
}

async function pageOf(page: Page, { path, name, isForPlayers }: Place, language: Language) {
  const { pathname } = new URL(path, 'http://site')
  if (pathname === '/dashboard') {
    const heading = await page.evaluate(() =>
      String(JSON.parse(localStorage.getItem('auth') ?? '{}').username),
    )
    return { headings: [heading], title: { tr: 'Profil · Zar', en: 'Profile · Zar' }[language] }
  }
  const listed = PAGES[pathname.replace(/(?<=\/casino\/play\/)(?!nonsense).*/, '')]
  const known = isForPlayers ? listed : (FOR_VISITORS[pathname] ?? listed)
  if (!known) throw new Error(`${name}: no heading is listed for ${pathname}`)
  const title = (known.title ?? known)[language]
  return { headings: [known[language]], title: title === '' ? 'Zar' : `${title} · Zar` }
}

function read(modal: string | null) {
  const all = modal === null ? [] : [...document.querySelectorAll<HTMLElement>(modal)]
  const top = all.filter((one) => one.checkVisibility()).at(-1)
  const labelId = top?.getAttribute('aria-labelledby') ?? ''
  return {
    headings: [...document.querySelectorAll('main h1')].map(({ textContent }) => textContent),
    title: document.title,
    dialog:
      modal === null
        ? undefined
        : (top?.getAttribute('aria-label') ?? document.getElementById(labelId)?.textContent),
  }
}
