import { texts } from '../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    preview: 'Oyuncunun okuduğu',
    tr: 'Türkçe',
    en: 'İngilizce',
    stopLine: 'Mektubun sonunda onayı geri çekme bağlantısı durur.',
    titleOf: 'Başlık, {language}',
    noteOf: 'Metin, {language}',
    placeholders: 'Oyuncunun adı için {braces} yaz, iki dilde de aynı.',
    notice: 'Bildirim',
    letter: 'Mektup',
    rules:
      'Onay verenlere, oyuncu başına haftada en çok {most} kez, 21 ile 9 arası hiç. Dışlanan, ara veren, tanıtıma kapalı olan ve 4 zarar puanına ulaşan almaz.',
    example: 'uzumbagi',
  },
  en: {
    preview: 'What the player reads',
    tr: 'Turkish',
    en: 'English',
    stopLine: 'A letter ends with the link by which consent is taken back.',
    titleOf: 'Title, {language}',
    noteOf: 'Text, {language}',
    placeholders: 'Type {braces} for the player’s name, the same in both languages.',
    notice: 'Notification',
    letter: 'Letter',
    rules:
      'To those who agreed, at most {most} times a player and week, never between 21 and 9. Whoever is excluded, on a break, closed to marketing or at 4 points of harm gets none.',
    example: 'uzumbagi',
  },
})
