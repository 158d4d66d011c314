import { texts } from '../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    own: 'Üstlen',
    ownOf: '{alarm}: üstlen',
    leave: 'Bırak',
    leaveOf: '{alarm}: bırak',
    sending: 'Gönderiliyor',
    mute: 'Sustur 30 dk',
    muteTitle: '{alarm}: 30 dakika sustur',
    muteNote: 'Şerit ve sayı 30 dakika görünmez. Masada kalır, nedeni denetim izine yazılır.',
    isMuted: 'Alarm 30 dakika susturuldu',
  },
  en: {
    own: 'Take',
    ownOf: '{alarm}: take it',
    leave: 'Give back',
    leaveOf: '{alarm}: give it back',
    sending: 'Sending',
    mute: 'Mute 30 min',
    muteTitle: '{alarm}: mute for 30 minutes',
    muteNote:
      'The strip and the count leave for 30 minutes. It stays on the desk, and the reason is written to the audit log.',
    isMuted: 'The alarm is muted for 30 minutes',
  },
})
