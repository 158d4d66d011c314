import type { OfficeOption } from '@zar/contract/office/content/site'
import { locale } from '../../lib/language/translate.ts'

const NAMES: Record<OfficeOption, readonly [tr: string, en: string]> = {
  'video.url': ['Ana sayfa filmi', 'Film of the home page'],
  'social.photo': ['Fotoğraf kanalı', 'Photo channel'],
  'social.video': ['Video kanalı', 'Video channel'],
  'social.message': ['Mesaj kanalı', 'Message channel'],
  'social.post': ['Gönderi kanalı', 'Post channel'],
  'contact.message1': ['İletişim: mesaj 1', 'Contact: message 1'],
  'contact.message2': ['İletişim: mesaj 2', 'Contact: message 2'],
  'contact.chat1': ['İletişim: sohbet 1', 'Contact: chat 1'],
  'contact.chat2': ['İletişim: sohbet 2', 'Contact: chat 2'],
  'contact.chat3': ['İletişim: sohbet 3', 'Contact: chat 3'],
  'contact.chat4': ['İletişim: sohbet 4', 'Contact: chat 4'],
}
export const optionName = (key: OfficeOption): string => NAMES[key][locale === 'tr' ? 0 : 1]
