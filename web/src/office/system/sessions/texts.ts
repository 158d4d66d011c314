import { texts } from '../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    now: 'Oyuncu oturumları',
    loading: 'Oturumlar sayılıyor',
    open: 'Şu an açık',
    openNote:
      'Herkesin çıkarılması yalnız oyuncuları etkiler; ofistekilerin oturumları ve gelmekte olan para sürer.',
    out: 'Herkesi çıkar',
    outTitle: 'Bütün oyuncuların oturumu bitsin mi?',
    outVerb: {
      one: '{count} oturumu bitirmeyi öner',
      other: '{count} oturumu bitirmeyi öner',
    },
    outSecond: {
      one: '{count} oturumu şimdi bitir',
      other: '{count} oturumu şimdi bitir',
    },
    outDoes:
      'Her oyuncu hemen çıkar ve yeniden giriş yapar. Açık oyunlardan yeni bahis gelmez; önceden oynananın kazancı ve geri alması işler, çekimler sürer. Geri alınamaz.',
    proposed: 'Önerildi, ikinci onay bekleniyor',
    done: 'Bütün oyuncuların oturumu bitti',
    list: 'Önceki seferler',
    none: 'Herkesin oturumu hiç bitirilmedi.',
    at: 'Zaman',
    by: 'Kim',
    sessions: 'Oturum',
    because: 'Neden',
    byTwo: '{first} önerdi, {second} onayladı',
    byMachine: '{by}, makinenin komutuyla',
  },
  en: {
    now: 'Sessions of players',
    loading: 'Counting the sessions',
    open: 'Open now',
    openNote:
      'It is of players alone: sessions of the office go on, and so does money that is under way.',
    out: 'Log everybody out',
    outTitle: 'End the sessions of all players?',
    outVerb: {
      one: 'Propose to end {count} session',
      other: 'Propose to end {count} sessions',
    },
    outSecond: {
      one: 'End {count} session now',
      other: 'End {count} sessions now',
    },
    outDoes:
      'Every player is logged out at once and logs in again. Open games take no new stake; wins and rollbacks of what was staked before are posted, withdrawals go on. It cannot be undone.',
    proposed: 'Proposed, it waits for a second person',
    done: 'The sessions of all players have ended',
    list: 'Times before',
    none: 'The sessions of all were never ended.',
    at: 'Time',
    by: 'Who',
    sessions: 'Sessions',
    because: 'Reason',
    byTwo: '{first} proposed, {second} approved',
    byMachine: '{by}, by the machine’s command',
  },
})
