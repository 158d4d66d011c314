import type { Language } from '../../../protocol.ts'

type ChatWords = {
  name: string
  note: string
  open: string
  lines: string
  empty: string
  write: string
  send: string
  mute: string
  muteWhom: (name: string) => string
  unmute: (count: number) => string
  report: string
  reportWhat: (name: string) => string
  reported: string
  guests: string
  /** Who leads the room, by name. */
  presenter: (name: string) => string
  /** What the room tells by itself. */
  system: string
  voided: (round: number) => string
}

export const CHAT_WORDS: Record<Language, ChatWords> = {
  tr: {
    name: 'Sohbet',
    note: 'Odadaki oyuncuların yazdıkları ve odanın duyurdukları. Adın yarı gizli görünür. Hakaret, bağlantı ve telefon gönderilmez; mesajlar otuz gün saklanır.',
    open: 'Sohbeti aç',
    lines: 'Yazılanlar',
    empty: 'Henüz kimse bir şey yazmadı.',
    write: 'Mesaj yaz',
    send: 'Gönder',
    mute: 'Sustur',
    muteWhom: (name) => `${name} adlı oyuncuyu sustur`,
    unmute: (count) => `${count} kişi susturuldu: yeniden göster`,
    report: 'Bildir',
    reportWhat: (name) => `${name} adlı oyuncunun mesajını bildir`,
    reported: 'Bildirildi',
    guests: 'Deneme parasıyla okuyabilirsin; yazmak oyunculara açıktır.',
    presenter: (name) => `${name} · sunucu`,
    system: 'Sistem',
    voided: (round) => `Tur ${round} sürdürülemedi ve iptal edildi. Bahisler geri verildi.`,
  },
  en: {
    name: 'Chat',
    note: 'What players in the room write, and what the room announces. Your name is half hidden. Insults, links and telephone numbers are not sent; messages are kept for thirty days.',
    open: 'Open the chat',
    lines: 'Messages',
    empty: 'Nobody has written anything yet.',
    write: 'Write a message',
    send: 'Send',
    mute: 'Mute',
    muteWhom: (name) => `Mute ${name}`,
    unmute: (count) => `${count} muted: show again`,
    report: 'Report',
    reportWhat: (name) => `Report the message of ${name}`,
    reported: 'Reported',
    guests: 'With play money you can read; writing is for players.',
    presenter: (name) => `${name} · presenter`,
    system: 'System',
    voided: (round) => `Round ${round} could not go on and was voided. All bets were given back.`,
  },
}
