import { texts } from '../../lib/language/translate.ts'

export const t = texts({
  tr: {
    skip: 'Ekrana geç',
    slow: 'Ekran getiriliyor',
    lost: 'Burada bir ekran yok',
    lostNote: 'Adres yanlış yazılmış olabilir. Soldaki listeden ya da Ctrl K ile devam et.',
    nothing: 'Sana açık bir ekran yok',
    nothingNote: 'Rolün henüz bir ekran açmıyor. Amirinden iste.',
    crashed: 'Bu ekran bozuldu',
    crashedNote: 'Yazdıkların duruyor. Ekranı yeniden aç; yine olursa bildir.',
    again: 'Yeniden aç',
    rightBegan: '{right}: {time} saatine kadar yapabilirsin',
    rightEnded: '{right}: geçici yetkin bitti',
  },
  en: {
    skip: 'Skip to the screen',
    slow: 'Loading the screen',
    lost: 'There is no screen here',
    lostNote: 'The address may be mistyped. Go on from the list at the left, or by Ctrl K.',
    nothing: 'No screen is open to you',
    nothingNote: 'Your role does not open a screen yet. Ask your lead.',
    crashed: 'This screen broke',
    crashedNote:
      'What you typed is kept. Open the screen again; if it happens once more, report it.',
    again: 'Open again',
    rightBegan: '{right}: yours until {time}',
    rightEnded: '{right}: your time is over',
  },
})
