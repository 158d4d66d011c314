import { texts } from '../../lib/translate.ts'

export const t = texts({
  tr: {
    accountMenu: 'Hesap menüsü',
    accountMenuUnread: 'Hesap menüsü, okunmamış bildirim var',
    account: 'Hesap',
    balance: 'Bakiye',
    bonus: 'Bonus {amount}',
    notifications: 'Bildirimler',
    phone: 'Telefon Doğrulama',
    phoneNot: 'Bekliyor',
    password: 'Şifre Değiştir',
    sessions: 'Oturum Geçmişi',
    support: 'Destek',
    signOut: 'Çıkış',
    lost: 'Bağlantı koptu, yeniden bağlanıyor',
  },
  en: {
    accountMenu: 'Account menu',
    accountMenuUnread: 'Account menu, there are unread notifications',
    account: 'Account',
    balance: 'Balance',
    bonus: 'Bonus {amount}',
    notifications: 'Notifications',
    phone: 'Phone Verification',
    phoneNot: 'Pending',
    password: 'Change Password',
    sessions: 'Session History',
    support: 'Support',
    signOut: 'Logout',
    lost: 'Connection lost, reconnecting',
  },
})
