import { texts } from '../../lib/language/translate.ts'

/** What the copy of a player's own data says. */
export const t = texts({
  tr: {
    title: 'Verilerim',
    note: 'Hakkında tuttuklarımızın bir kopyasını dosya olarak al: kimlik ve iletişim, izinler, oturumlar, ödemeler, oyun hareketleri, bonuslar, destek talepleri, sohbetler, bildirimler.',
    take: 'Kopya al',
    prompt: 'Dosyada kimlik numaran da olacak. Onaylamak için şifreni yaz.',
    busy: 'Hazırlanıyor',
    done: 'Kopyan indirildi.',
    file: 'zar-verilerim',
  },
  en: {
    title: 'My data',
    note: 'Take a copy of what we keep about you as a file: identity and contact, consents, sessions, payments, game transactions, bonuses, tickets, chats, notifications.',
    take: 'Take a copy',
    prompt: 'The file will hold your ID number too. Enter your password to confirm.',
    busy: 'Preparing',
    done: 'Your copy was downloaded.',
    file: 'zar-my-data',
  },
})
