import { texts } from '../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    cancel: 'Vazgeç',
    reason: 'Neden',
    choose: 'Bir neden seç',
    words: 'Açıklama',
    wordsHelp: 'En az {min} karakter. Denetim izinde kalır.',
    wordsShort: { one: '{count} karakter daha yaz.', other: '{count} karakter daha yaz.' },
    reasonMissing: 'Bir neden seç.',
    typeName: 'Sürdürmek için {name} yaz',
    typeWrong: 'Ad tutmuyor: {name}',
    reads: 'Oyuncunun okuyacağı',
    sending: 'Gönderiliyor',
  },
  en: {
    cancel: 'Cancel',
    reason: 'Reason',
    choose: 'Choose a reason',
    words: 'In your words',
    wordsHelp: 'At least {min} characters. It stays in the audit log.',
    wordsShort: { one: '{count} more character.', other: '{count} more characters.' },
    reasonMissing: 'Choose a reason.',
    typeName: 'To go on, type {name}',
    typeWrong: 'The name does not match: {name}',
    reads: 'What the player will read',
    sending: 'Sending',
  },
})
