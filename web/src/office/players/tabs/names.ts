import { texts } from '../../../lib/language/translate.ts'

export const accountName = texts({
  tr: { cash: 'bakiye', withdrawal: 'çekimde', debt: 'borç', bonus: 'bonus' },
  en: { cash: 'balance', withdrawal: 'being withdrawn', debt: 'debt', bonus: 'bonus' },
})

export const paymentState = texts({
  tr: {
    created: 'Açıldı',
    pending: 'Bekliyor',
    confirmed: 'Tamam',
    merged: 'Birleşti',
    rejected: 'Reddedildi',
    cancelled: 'Vazgeçildi',
  },
  en: {
    created: 'Opened',
    pending: 'Waits',
    confirmed: 'Done',
    merged: 'Merged',
    rejected: 'Rejected',
    cancelled: 'Cancelled',
  },
})

export const holdName = texts({
  tr: {
    amount: 'tutar',
    linked: 'bağlı hesap',
    verification: 'doğrulama',
    bonus: 'bonus',
    turnover: 'oynanmamış yatırma',
    velocity: 'sıklık',
    new_account: 'yeni hesap',
    payee: 'hesap doğrulanmadı',
    document: 'belge istendi',
    risk: 'risk',
    manual: 'elle bekletildi',
  },
  en: {
    amount: 'sum',
    linked: 'linked account',
    verification: 'verification',
    bonus: 'bonus',
    turnover: 'deposit not played',
    velocity: 'frequency',
    new_account: 'new account',
    payee: 'account not confirmed',
    document: 'document asked for',
    risk: 'risk',
    manual: 'held by hand',
  },
})

export const betState = texts({
  tr: {
    waiting: 'Bekliyor',
    refused: 'Reddedildi',
    open: 'Açık',
    settled: 'Sonuçlandı',
    cashed_out: 'Bozduruldu',
    void: 'Geçersiz',
  },
  en: {
    waiting: 'Waits',
    refused: 'Refused',
    open: 'Open',
    settled: 'Settled',
    cashed_out: 'Cashed out',
    void: 'Void',
  },
})

export const roundResult = texts({
  tr: { won: 'Kazandı', lost: 'Kaybetti', even: 'Başa baş', open: 'Açık', returned: 'İade' },
  en: { won: 'Won', lost: 'Lost', even: 'Even', open: 'Open', returned: 'Returned' },
})

export const bonusState = texts({
  tr: {
    opted_in: 'Yatırma bekliyor',
    waiting: 'Sırada',
    active: 'Sürüyor',
    completed: 'Tamamlandı',
    spent: 'Bitti',
    expired: 'Süresi doldu',
    declined: 'Vazgeçildi',
    cancelled: 'İptal',
  },
  en: {
    opted_in: 'Waits for a deposit',
    waiting: 'In line',
    active: 'Runs',
    completed: 'Completed',
    spent: 'Spent',
    expired: 'Expired',
    declined: 'Declined',
    cancelled: 'Cancelled',
  },
})

export const ticketState = texts({
  tr: { open: 'Sıra bizde', waiting: 'Sıra oyuncuda', answered: 'Yanıtlandı', closed: 'Kapalı' },
  en: { open: 'Ours', waiting: 'Player’s', answered: 'Answered', closed: 'Closed' },
})

export const ticketSubject = texts({
  tr: {
    account: 'Hesap',
    deposit: 'Yatırma',
    withdrawal: 'Çekim',
    bonus: 'Bonus',
    game: 'Oyun',
    technical: 'Teknik',
    other: 'Başka',
  },
  en: {
    account: 'Account',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    bonus: 'Bonus',
    game: 'Game',
    technical: 'Technical',
    other: 'Other',
  },
})

export const deedOutcome = texts({
  tr: { done: 'oldu', waits: 'bekliyor', refused: 'reddedildi', failed: 'bozuldu' },
  en: { done: 'done', waits: 'waits', refused: 'refused', failed: 'failed' },
})
