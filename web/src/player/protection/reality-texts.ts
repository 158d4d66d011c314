import { texts } from '../../lib/language/translate.ts'

/** What the reminder says, over a game and on the page of the limits. */
export const t = texts({
  tr: {
    title: { one: '{count} dakikadır oynuyorsun', other: '{count} dakikadır oynuyorsun' },
    staked: 'Toplam bahis',
    won: 'Toplam kazanç',
    net: 'Sonuç',
    note: 'Oynamaya başladığından beri, kendi paranla. Oyun sen karar verene kadar bekliyor.',
    history: 'Oyun hareketlerin',
    limits: 'Sınırlar ve mola',
    leave: 'Oyundan çık',
    goOn: 'Oynamaya devam et',
    saving: 'Kaydediliyor',
    panel: 'Süre hatırlatması',
    panelNote:
      'Oynarken, seçtiğin aralıklarla ne kadar süredir oynadığını ve sonucunu görürsün; oyun sen yanıtlayana kadar bekler. Yarım saat ara verirsen süre baştan başlar.',
    loading: 'Hatırlatma aralığın yükleniyor',
    every: 'Ne sıklıkla',
    minutes: { one: '{count} dk', other: '{count} dk' },
  },
  en: {
    title: {
      one: 'You have played for {count} minute',
      other: 'You have played for {count} minutes',
    },
    staked: 'Total staked',
    won: 'Total won',
    net: 'Result',
    note: 'Since you began to play, with your own money. The game waits until you decide.',
    history: 'Your game activities',
    limits: 'Limits & breaks',
    leave: 'Leave the game',
    goOn: 'Keep playing',
    saving: 'Saving',
    panel: 'Time reminder',
    panelNote:
      'While you play, you are shown this often how long it has been and how it went; the game waits for your answer. After a break of half an hour the clock starts again.',
    loading: 'Loading your time reminder',
    every: 'How often',
    minutes: { one: '{count} min', other: '{count} min' },
  },
})
