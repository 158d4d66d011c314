import { texts } from '../../lib/language/translate.ts'

export const t = texts({
  tr: {
    kick: 'Her tur doğrulanabilir',
    hero: 'Zarlar mühürlü, sonuç senin gözünde',
    heroNote:
      'Her turun tohumu sen oynamadan önce mühürlenir. Tur bitince mührü açar, sonucu kendin hesaplarsın.',
    toSlots: 'Slotlara geç',
    register: 'Kayıt Ol',
    deposit: 'Para Yatır',
    small: '18+ · Oyun parasıyla oynanır',
    slots: 'Popüler slotlar',
  },
  en: {
    kick: 'Every round can be verified',
    hero: 'Sealed dice, results you can check',
    heroNote:
      'Every round is sealed before you play. When it is over, open the seal and work the result out yourself.',
    toSlots: 'Go to the slots',
    register: 'Sign Up',
    deposit: 'Deposit Money',
    small: '18+ · Played with play money',
    slots: 'Popular slots',
  },
})
